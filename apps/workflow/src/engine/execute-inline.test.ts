import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { beginRequest, createLogger, largeData } from '@workspace-ops/service-kit';
import { expect, it, onTestFinished } from 'vitest';
import { planRun } from '../runs/plan-run.ts';
import { executeInline } from './execute-inline.ts';
import type { PlannedRun } from './leased-run.ts';

const createdAt = new Date('2026-03-01T12:00:00Z');

function makeRun(initialContext: JsonObject): PlannedRun {
  const definition = findWorkflowDefinition('OPS-02')!;
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
    plan: planRun(definition, { actionPrompts: {}, agents: null }, initialContext),
  };
}

/** How often the clock is read before the first wait, and in all, while a request is under way. */
async function countReads(context: JsonObject): Promise<{ atOnce: number; inAll: number }> {
  onTestFinished(beginRequest());
  let reads = 0;
  const engine = {
    clock: {
      now() {
        reads += 1;
        return createdAt;
      },
    },
    logger: createLogger({ name: 'test', level: 'silent' }),
  };
  const exclusion = { context, leftOut: 0 };
  const executed = executeInline(engine, makeRun(context), {
    earlier: [],
    exclusion,
    governance: null,
  });
  const atOnce = reads;
  expect((await executed).state.status).toBe('completed');
  return { atOnce, inAll: reads };
}

it('lets requests go before each step of a run with a large context', async () => {
  const { atOnce, inAll } = await countReads({ observation: 'x'.repeat(largeData) });
  expect(atOnce).toBe(1);
  expect(inAll).toBeGreaterThan(1);
});

it('executes a usual run without a wait', async () => {
  const { atOnce, inAll } = await countReads({ observation: 'The gate sticks.' });
  expect(atOnce).toBe(inAll);
});
