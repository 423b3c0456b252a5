import { departments } from '@workspace-ops/catalogue';
import { composeStep, type EarlierStep } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-03-06T12:00:00Z');
const workflows = departments.flatMap((department) => department.workflows);

const fieldNote: JsonObject = {
  customer: 'Northside Dental',
  location: 'Leeds',
  observation: 'Reception loses 11 calls a day at lunch. Nobody had counted them before Monday.',
  outcome: 'Bookings rose 18% in two weeks after one person moved their break.',
};

const order: JsonObject = {
  client: { name: 'Engine Ltd', contact: 'Ada Byron', city: 'Bristol' },
  issue: 'Two of three pumps arrived on 4 March without their seals.',
  owner: 'Silas',
  due: '2026-03-12',
  period: 'March 2026',
  items: [
    { item: 'Pump P-40', qty: 3, price: 410, status: 'short' },
    { item: 'Seal kit', qty: 6, price: 22.5, status: 'missing' },
  ],
};

/** What the company itself may say, as a run's plan has it. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function composedScores(context: JsonObject) {
  return workflows.flatMap((definition) => {
    const earlier: EarlierStep[] = [];
    return definition.steps.flatMap((step) => {
      const composed = composeStep({ definition, step, context, earlier, now });
      earlier.push({ key: step.key, kind: step.kind, ...composed });
      if (step.artifact === undefined) return [];
      const { type: artifactType, targetPlatform } = step.artifact;
      const input = { context, known: textsIn(definition) };
      const evaluation = evaluate({ ...composed, artifactType, targetPlatform }, { now, input });
      // An entry about a text that is not ready waits with it.
      const isWaiting = / (?:is|are) not ready\./.test(composed.summary);
      const isReady = !isWaiting && !/^Not ready to (?:send|use|apply)\./.test(composed.summary);
      return [{ where: `${definition.code} ${step.key}`, evaluation, isReady, isWaiting }];
    });
  });
}

describe('what the composer writes', () => {
  it.each([
    ['a field note', fieldNote],
    ['an order', order],
  ])('passes with a B or better for %s, or says what it needs', (_, context) => {
    const scores = composedScores(context);
    const own = scores.filter(({ isWaiting }) => !isWaiting);
    expect(own.filter(({ isReady }) => isReady).length).toBeGreaterThan(own.length / 2);
    for (const { where, evaluation, isReady } of scores) {
      expect(evaluation.passed, where).toBe(isReady);
      if (!isReady) continue;
      expect(['A', 'B'], `${where}: ${evaluation.feedback.join(' ')}`).toContain(evaluation.grade);
    }
  });

  it('scores lower when the context says nothing', () => {
    const mean = (context: JsonObject) => {
      const scores = composedScores(context).map(({ evaluation }) => evaluation.score);
      return scores.reduce((sum, score) => sum + score, 0) / scores.length;
    };
    expect(mean({})).toBeLessThan(mean(fieldNote) - 5);
  });
});
