import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { approvalPolicyInput, type JsonObject } from '@workspace-ops/contracts';
import { createGenerative } from '@workspace-ops/generative';
import { createLogger, largeText } from '@workspace-ops/service-kit';
import { expect, it } from 'vitest';
import type { Governance } from '../approvals/govern.ts';
import { planRun } from '../runs/plan-run.ts';
import { canRunInline, executeInline } from './execute-inline.ts';
import type { PlannedRun } from './leased-run.ts';
import { usualCalendars } from '../test-support/usual-calendars.ts';

const createdAt = new Date('2026-03-01T12:00:00Z');

function makeRun(
  initialContext: JsonObject,
  definition = findWorkflowDefinition('OPS-02')!,
): PlannedRun {
  return {
    workspaceId: 'ws_a',
    id: 'run_a',
    createdAt,
    workflowId: definition.id,
    initialContext,
    sendBacks: null,
    attempt: 1,
    token: 'a token',
    state: {
      status: 'pending',
      nextSequence: 0,
      stepFailures: 0,
      pauseKind: null,
      grantedUsd: '0',
      neededUsd: null,
      errorMessage: null,
    },
    stepStartedAt: createdAt,
    llmSettings: {},
    dailyBudgetUsd: null,
    spentUsd: 0,
    plan: planRun(definition, { actionPrompts: {}, agents: null, fieldNames: {} }, initialContext),
  };
}

it('leaves a run with a large context to those that are executed outside a transaction', () => {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const generative = createGenerative({ apiKey: undefined, baseUrl: '', models: [], logger });
  const engine = { generative, calendars: usualCalendars };
  const observation = (length: number) => makeRun({ observation: 'x'.repeat(length) });
  expect(canRunInline(engine, observation(largeText))).toBe(false);
  expect(canRunInline(engine, observation(largeText / 2))).toBe(true);
});

/** What policies that hold for every pause ask of a run that nobody has approved yet. */
const governance: Governance = {
  initiators: [],
  version: 1,
  policies: [approvalPolicyInput.parse({ name: 'Always', require: {} })],
  owners: [],
  startedBy: null,
  progress: { costUsd: 0, lowestQuality: null, hasPersonalData: false },
  kept: null,
};

it('waits before a step that acts outside where policies ask for it, also when it goes on there', () => {
  const story = findWorkflowDefinition('MKT-01')!;
  const steps = story.steps.filter(({ kind }) => kind !== 'approval');
  const publishes = steps.findIndex(({ key }) => key === 'schedule');
  const context = { observation: 'Long queues at lunch.' };
  const engine = {
    clock: { now: () => createdAt },
    logger: createLogger({ name: 'test', level: 'silent' }),
    calendars: usualCalendars,
  };
  const execute = (run: PlannedRun, governs: Governance) => {
    const exclusion = { context, leftOut: 0 };
    return executeInline(engine, run, { earlier: [], exclusion, governance: governs });
  };
  const run = makeRun(context, { ...story, steps });
  const paused = {
    status: 'paused_for_approval',
    pauseKind: 'policy',
    nextSequence: publishes,
  };
  const first = execute(run, governance);
  expect(first.state).toMatchObject(paused);
  expect(first.steps).toHaveLength(publishes);
  expect(first.approvals[0]!.reason).toBe(
    `Policies ask for approval before "${steps[publishes]!.title}": "Always".`,
  );
  const resumed = { ...run, state: { ...run.state, nextSequence: publishes } };
  const again = execute(resumed, governance);
  expect(again.state).toMatchObject(paused);
  expect(again.steps).toEqual([]);
  const kept = { version: 1, policies: governance.policies, satisfied: new Set(['Always']) };
  const approved = execute(resumed, { ...governance, kept });
  expect(approved.state.status).toBe('completed');
});
