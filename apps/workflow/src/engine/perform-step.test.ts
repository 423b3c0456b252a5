import {
  departments,
  findWorkflowDefinition,
  type ArtifactDefinition,
} from '@workspace-ops/catalogue';
import { composeStep, defaultCalendar } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import { createGenerative } from '@workspace-ops/generative';
import {
  answers,
  createAccountStandIn,
  startGeminiStandIn,
  type GeminiStandIn,
  type StandInAnswer,
} from '@workspace-ops/generative/stand-in';
import { findBreaches } from '@workspace-ops/scoring';
import { createLogger } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeHere } from '../test-support/compute-here.ts';
import type { Engine } from './engine.ts';
import type { PlannedRun } from './leased-run.ts';
import { compose, performStep, type StepTask } from './perform-step.ts';
import { readDemands } from './read-demands.ts';

let gemini: GeminiStandIn;

beforeAll(async () => {
  gemini = await startGeminiStandIn();
});

afterAll(() => gemini.close());

const now = new Date('2026-11-23T12:00:00Z');

/** A step of a workflow that makes the artifact, in a run with the data. */
function toTask(artifact: ArtifactDefinition, initialContext: JsonObject): StepTask {
  const definition = findWorkflowDefinition('OPS-02')!;
  const written = definition.steps.find(({ kind }) => kind === 'generate')!;
  const step = { ...written, id: 'step_1', artifact };
  const plan = { ...definition, steps: [step] };
  const run = {
    workspaceId: 'ws_contract',
    id: 'run_1',
    initialContext,
    plan,
    state: { nextSequence: 0, grantedUsd: 0 },
    stepStartedAt: now,
    llmSettings: {},
    sendBacks: null,
  } as unknown as PlannedRun;
  return { run, step, earlier: [], calendar: defaultCalendar };
}

/** What the models answer, in turn. */
async function perform(task: StepTask, given: readonly StandInAnswer[]) {
  const account = createAccountStandIn();
  let next = 0;
  gemini.requests.length = 0;
  gemini.script(() => given[next++] ?? answers.text('One answer too many.'));
  const generative = createGenerative({
    apiKey: gemini.apiKey,
    baseUrl: gemini.baseUrl,
    models: ['gemini-3.8-flash'],
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
  const engine = {
    generative,
    openAccount: () => account,
    compute: computeHere,
  } as unknown as Engine;
  const result = await performStep(engine, task, new AbortController().signal);
  return { result, calls: account.calls, asked: gemini.requests.map(({ body }) => body.contents) };
}

const table: ArtifactDefinition = {
  type: 'csv',
  title: 'Items',
  targetPlatform: 'internal',
  columns: ['item', 'due_date'],
};
const due = { items: [{ item: 'Lamp', dueDate: 'Monday', site: 'Hull' }] };
const good = 'item,due_date,site\nLamp,Monday,Hull\n';

const diff: ArtifactDefinition = { type: 'crm_diff', title: 'CRM', targetPlatform: 'hubspot' };
const post: ArtifactDefinition = {
  type: 'post',
  title: 'A post',
  targetPlatform: 'linkedin',
  publicFields: ['observation'],
};
const letter: ArtifactDefinition = {
  type: 'file',
  title: 'Letter',
  targetPlatform: 'internal',
  texts: [{ greets: ['customer'], paragraphs: [{ sentences: ['{observation.}'] }] }],
};
const seen = { customer: 'Northside', observation: 'Eleven calls are lost each day.' };

describe('an answer that is not what its artifact has to be', () => {
  it.each<[string, ArtifactDefinition, JsonObject, string, RegExp]>([
    ['prose for a table', table, due, 'The lamp is due on Monday.', /no table/],
    ['ragged rows', table, due, 'item,due_date\nLamp\n', /row 1 has 1 cell/],
    ['other columns', table, due, 'thing,when\nLamp,Monday\n', /columns are/],
    ['a record without before and after', diff, seen, 'Eleven calls.', /before and after/],
    ['a letter without its parts', letter, seen, 'Eleven calls are lost.', /no salutation/],
    ['an empty text', letter, seen, '```\n\n```', /empty/],
    ['a post beyond LinkedIn’s length', post, seen, 'Calls. '.repeat(500), /3000/],
    ['a refusal', post, seen, 'I’m sorry, but I can’t do that.', /speaks to whoever asked/],
  ])('as %s is asked for again once, and then composed', async (_, artifact, data, bad, told) => {
    const task = toTask(artifact, data);
    const { result, calls, asked } = await perform(task, [answers.text(bad), answers.text(bad)]);
    expect(asked).toHaveLength(2);
    expect(JSON.stringify(asked[1])).toMatch(/<rejected_answer>.*<faults>/);
    expect(JSON.stringify(asked[0])).not.toContain('<faults>');
    expect(result).toMatchObject({
      content: compose(task).content,
      model: 'deterministic-composer',
      tokensTotal: 300,
      costUsd: '0.00052500',
      fallback: expect.stringMatching(told),
      summary: expect.stringMatching(/Composed without a model\. The answer of gemini-3\.8-flash/),
    });
    expect(result.audited).toBeUndefined();
    expect(result.unmet).toHaveLength(2);
    expect(calls.map(({ settledUsd }) => settledUsd)).toEqual(['0.00026250', '0.00026250']);
  });

  it('is replaced by the mended one, which costs as a second call', async () => {
    const { result, asked } = await perform(toTask(table, due), [
      answers.text('The lamp is due on Monday.'),
      answers.text(good),
    ]);
    expect(JSON.stringify(asked[1])).toContain('The lamp is due on Monday.');
    expect(result).toMatchObject({ content: good, model: 'gemini-3.8-flash', tokensTotal: 300 });
    expect(result.costUsd).toBe('0.00052500');
    expect(result.fallback).toBeUndefined();
    expect(result.unmet).toHaveLength(1);
    expect(result.unmet![0]!.breaches.join()).toMatch(/no table/);
  });

  it('is composed where nobody answers the second time, with its cost and the reason', async () => {
    const { result } = await perform(toTask(table, due), [
      answers.text('The lamp is due on Monday.'),
      answers.overloaded(),
    ]);
    expect(result).toMatchObject({ model: 'deterministic-composer', costUsd: '0.00026250' });
    expect(result.fallback).toMatch(/no table.*Asked again: Gemini gave no usable answer/);
    expect(result.unmet).toHaveLength(1);
  });

  it('shows nobody’s address in the reason', async () => {
    const bad = 'Dear Ada,\n\nWe write to you about calls.\n\nWrite to ada@example.com.';
    const { result } = await perform(toTask(letter, seen), [answers.text(bad), answers.text(bad)]);
    expect(result.fallback).toContain('without a close');
    expect(JSON.stringify(result)).not.toContain('ada@example.com');
  });
});

it('asks once for an answer that is what it has to be', async () => {
  const { result, asked } = await perform(toTask(table, due), [answers.text(good)]);
  expect(asked).toHaveLength(1);
  expect(result).toMatchObject({ content: good, unmet: [], costUsd: '0.00026250' });
});

it('quotes the model’s own first line in the summary of its post', async () => {
  const written = 'Count the calls you lose.\n\nEleven calls are lost each day at one practice.';
  const { result } = await perform(toTask(post, seen), [answers.text(written)]);
  expect(result.model).toBe('gemini-3.8-flash');
  expect(result.summary).toContain('Post for LinkedIn. Count the calls you lose.');
  expect(result.summary).not.toContain('Eleven');
});

const steps = departments.flatMap(({ workflows }) =>
  workflows.flatMap((definition) =>
    definition.steps.flatMap((step) => (step.artifact === undefined ? [] : [{ definition, step }])),
  ),
);

it.each(
  steps.map(({ definition, step }) => [definition.code, step.key, { definition, step }] as const),
)('what is composed for %s %s keeps the contract itself', (_, _key, { definition, step }) => {
  const context = { ...seen, items: ['Lamp'], amount: 120, date: '2026-12-07', owner: 'Dana' };
  const composed = composeStep({ definition, step, context, earlier: [], now });
  const broken = findBreaches(composed.content, readDemands(step, composed));
  expect(broken.map(({ says }) => says)).toEqual([]);
});
