import { systemActor } from '@workspace-ops/contracts';
import { createDatabase, serviceRole, type Database } from '@workspace-ops/db';
import { createGenerative, type Generative } from '@workspace-ops/generative';
import { createAccountStandIn } from '@workspace-ops/generative/stand-in';
import { serviceContext } from '@workspace-ops/rpc';
import { createComputeThread, createLogger, newId, systemClock } from '@workspace-ops/service-kit';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { workflowMigration } from '../migrate.ts';
import { commitEffects } from './commit-effects.ts';
import { createRuns, readRuns } from '../runs/create-runs.ts';
import { effectsOfStep } from './effects-of-step.ts';
import { executeRun } from './execute-run.ts';
import { getRun } from '../runs/get-run.ts';
import { RunLostError, type LeasedRun } from './leased-run.ts';
import { performStep } from './perform-step.ts';
import { newRun } from '../test-support/start-workflow.ts';
import { createActivePeeks } from './active-peeks.ts';
import { computeTasks } from './compute-tasks.ts';
import type { Engine } from './engine.ts';
import { createLeaseRegistry } from './lease-registry.ts';
import type { Slot, SlotQueue } from './slots.ts';
import { recoverRuns, renewLeases } from './leases.ts';
import { processSlot } from './process-slot.ts';
import { takeTurn } from './take-turn.ts';
import { wakePending } from './wake-pending.ts';
import { usualCalendars } from '../test-support/usual-calendars.ts';

let testDatabase: TestDatabase;
let database: Database;
const logger = createLogger({ name: 'workflow', level: 'silent' });
const signal = new AbortController().signal;

beforeAll(async () => {
  testDatabase = await createTestDatabase({
    migrate: workflowMigration.migrate,
    template: 'workflow',
  });
  database = createDatabase({
    url: testDatabase.url,
    role: serviceRole('workflow'),
    applicationName: 'workflow',
    outbox,
  });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const readRun = (workspaceId: string, runId: string) =>
  getRun({ database }, serviceContext(workspaceId, 'req_test'), { runId });

const noModel = createGenerative({ apiKey: undefined, baseUrl: '', models: [], logger });

/** A model that answers at once: with it, runs are claimed and their steps committed one by one. */
const model: Generative = {
  configured: true,
  measure: { gauges: [], read: async () => [] },
  models: ['stand-in'],
  generateText: async () => ({
    value: 'A text.',
    model: 'stand-in',
    tokensTotal: 2,
    inputTokens: 1,
    outputTokens: 1,
    costUsd: '0.000001',
    latencyMs: 1,
    attempts: [],
    budget: { dailyUsd: 1, spentUsd: 0 },
    audited: { id: 'aud_1', cost: '0.1' },
    redactedCount: 0,
  }),
  generateObject: () => Promise.reject(new Error('No step asks for an object.')),
};

/** One process's engine, whose turns wait in a list until the test takes them. */
function createEngine(limits: Partial<Engine['limits']> = {}, generative: Generative = model) {
  const woken: Slot[] = [];
  const wakeSlot: SlotQueue['wakeSlot'] = async ({ workspaceId }, index) => {
    const waits = woken.some((at) => at.workspaceId === workspaceId && at.index === index);
    if (!waits) woken.push({ workspaceId, index });
  };
  const engine: Engine = {
    database,
    queue: {
      wake: (tx) => wakeSlot(tx, 0),
      wakeSlot,
      wakeAgain: async () => undefined,
      wakeLater: async () => undefined,
    },
    deadlines: { arm: async () => undefined, setAlarm: async () => undefined },
    phoneRegion: 'US',
    calendars: usualCalendars,
    generative,
    openAccount: () => createAccountStandIn(),
    clock: systemClock,
    logger,
    compute: createComputeThread(computeTasks, new URL('compute-worker.ts', import.meta.url)),
    peeks: createActivePeeks(),
    isClosed: () => false,
    leases: createLeaseRegistry(),
    stopping: signal,
    limits: {
      workspaceConcurrency: 2,
      runsPerTurn: 2,
      turnMs: 60_000,
      leaseMs: 60_000,
      stepAttempts: 3,
      defaultDailyBudgetUsd: 1,
      ...limits,
    },
  };
  return { engine, woken };
}

const create = (engine: Engine, workspaceId: string, count = 1) =>
  database.transaction(workspaceId, async (tx) => {
    const inputs = Array.from({ length: count }, () =>
      newRun({ workspaceId, workflowId: 'OPS-02' }),
    );
    const deps = { ...engine, now: new Date(), remoteAgent: 'test', startedBy: systemActor };
    await createRuns(tx, deps, await readRuns(engine, inputs));
    return inputs.map(({ runId }) => runId);
  });

const claim = async (engine: Engine, workspaceId: string, workerId: string, index = 0) => {
  const turn = { workspaceId, index, workerId, signal };
  const taken = await database.transaction(workspaceId, (tx) => takeTurn(tx, engine, turn));
  return taken.claimed;
};

async function finishStep(engine: Engine, claimed: LeasedRun, sequence: number) {
  const state = { ...claimed.state, nextSequence: sequence };
  const run = { ...claimed, plan: claimed.plan!, state };
  const step = run.plan.steps[sequence]!;
  const calendar = usualCalendars.last(run.workspaceId);
  const result = await performStep(engine, { run, step, earlier: [], calendar }, signal);
  const finished = { run, step, result, calendar };
  return commitEffects(engine, run, effectsOfStep(finished, new Date(), null));
}

describe('a run whose worker died', () => {
  it('goes on elsewhere after its last finished step, repeating nothing', async () => {
    const { engine, woken } = createEngine();
    const [runId] = await create(engine, 'ws_died');
    const lost = (await claim(engine, 'ws_died', 'w_dead'))!;
    await finishStep(engine, lost, 0);
    woken.splice(0);

    expect(await recoverRuns(engine, ['w_dead'])).toBe(1);
    expect(woken).toEqual([{ workspaceId: 'ws_died', index: 0 }]);
    const taken = (await claim(engine, 'ws_died', 'w_alive'))!;
    expect(taken).toMatchObject({ id: runId, attempt: 2, state: { nextSequence: 1 } });
    await executeRun(engine, taken, signal);
    const { run, steps } = await readRun('ws_died', runId!);
    expect(run.status).toBe('completed');
    expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  });

  it('cannot be written by that worker any more when it wakes up late', async () => {
    const { engine } = createEngine();
    const [runId] = await create(engine, 'ws_late');
    const lost = (await claim(engine, 'ws_late', 'w_frozen'))!;
    await recoverRuns(engine, ['w_frozen']);
    await expect(finishStep(engine, lost, 0)).rejects.toThrow(RunLostError);
    const taken = (await claim(engine, 'ws_late', 'w_alive'))!;
    await expect(finishStep(engine, lost, 0)).rejects.toThrow(RunLostError);
    await executeRun(engine, taken, signal);
    await expect(finishStep(engine, lost, 2)).rejects.toThrow(RunLostError);
    const { run, artifacts, steps } = await readRun('ws_late', runId!);
    expect(run.status).toBe('completed');
    expect(artifacts).toHaveLength(steps.reduce((sum, step) => sum + step.artifactsCreated, 0));
  });

  it('is left alone while its worker lives', async () => {
    const { engine } = createEngine();
    await create(engine, 'ws_lives');
    await claim(engine, 'ws_lives', 'w_lives');
    expect(await recoverRuns(engine, ['w_other'])).toBe(0);
  });
});

describe('a run whose worker hangs', () => {
  it('is taken over when its lease has run out', async () => {
    const { engine } = createEngine({ leaseMs: 0 });
    await create(engine, 'ws_hangs');
    await claim(engine, 'ws_hangs', 'w_hangs');
    expect(await recoverRuns(engine)).toBe(1);
  });

  it('keeps its lease as long as its process renews it, whose signal aborts when the run is lost', async () => {
    const { engine } = createEngine({ leaseMs: 0 });
    await create(engine, 'ws_renews');
    const run = (await claim(engine, 'ws_renews', 'w_renews'))!;
    const lost = engine.leases.register(run.token);
    await renewLeases({ ...engine, limits: { ...engine.limits, leaseMs: 60_000 } });
    expect(await recoverRuns(engine)).toBe(0);
    expect(lost.aborted).toBe(false);
    await recoverRuns(engine, ['w_renews']);
    await renewLeases(engine);
    expect(lost.aborted).toBe(true);
  });
});

describe('a process that stops', () => {
  it('releases its run after its present step, for another to go on with', async () => {
    const { engine, woken } = createEngine();
    const [runId] = await create(engine, 'ws_stops');
    const run = (await claim(engine, 'ws_stops', 'w_stops'))!;
    woken.splice(0);
    await executeRun({ ...engine, stopping: AbortSignal.abort() }, run, signal);
    expect(woken).toEqual([{ workspaceId: 'ws_stops', index: 0 }]);
    const detail = await readRun('ws_stops', runId!);
    expect(detail.run.status).toBe('pending');
  });

  it.each(['before a step', 'while a model answers'])(
    'or was declared dead before it claimed the run, and hears it %s, leaves it to another at once',
    async (moment) => {
      const workspaceId = newId('ws');
      const worker = new AbortController();
      const generateText: Generative['generateText'] = () => {
        worker.abort();
        return Promise.reject(new Error('The call was given up.'));
      };
      const { engine, woken } = createEngine({}, { ...model, generateText });
      const [runId] = await create(engine, workspaceId);
      const run = (await claim(engine, workspaceId, 'w_declared_dead'))!;
      woken.splice(0);
      if (moment === 'before a step') worker.abort();
      await executeRun(engine, run, worker.signal);
      expect(woken).toEqual([{ workspaceId, index: 0 }]);
      const detail = await readRun(workspaceId, runId!);
      expect(detail.run.status).toBe('pending');
    },
  );
});

describe('a slot’s turn', () => {
  const turn = (engine: Engine, { workspaceId, index }: Slot) =>
    processSlot(engine, { workspaceId, index, workerId: 'w_1', signal });

  it.each([
    ['with', model],
    ['without', noModel],
  ])('%s a model takes a few runs and lets others come in between', async (_, generative) => {
    const { engine, woken } = createEngine({ workspaceConcurrency: 1 }, generative);
    const flood = newId('ws');
    await create(engine, flood, 7);
    const quiet = newId('ws');
    await create(engine, quiet, 1);
    const order: string[] = [];
    while (woken.length > 0) {
      const next = woken.shift()!;
      order.push(next.workspaceId);
      await turn(engine, next);
    }
    expect(order.indexOf(quiet)).toBe(1);
    expect(order.filter((at) => at === flood).length).toBeGreaterThanOrEqual(4);
  });

  it('without a model executes what is due in one transaction, up to the next pause', async () => {
    const { engine, woken } = createEngine({}, noModel);
    const [first, second] = await create(engine, 'ws_inline', 2);
    await turn(engine, woken.shift()!);
    for (const runId of [first!, second!]) {
      const { run, steps } = await readRun('ws_inline', runId);
      expect(run).toMatchObject({ status: 'completed', startedAt: expect.any(String) });
      expect(steps.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    }
    expect(woken).toEqual([]);
  });

  it('wakes another slot while there is more than it can take', async () => {
    const { engine, woken } = createEngine();
    await create(engine, 'ws_more', 3);
    woken.splice(0);
    await claim(engine, 'ws_more', 'w_1', 0);
    expect(woken).toEqual([{ workspaceId: 'ws_more', index: 1 }]);
  });

  it('takes nothing while its slot is busy, and passes what is pending on to a free one', async () => {
    const { engine, woken } = createEngine();
    await create(engine, 'ws_slot', 2);
    await claim(engine, 'ws_slot', 'w_1', 0);
    woken.splice(0);
    expect(await claim(engine, 'ws_slot', 'w_2', 0)).toBeNull();
    expect(woken).toEqual([{ workspaceId: 'ws_slot', index: 1 }]);
  });

  it('cannot run two runs in one slot, however many turns begin at the same instant', async () => {
    const { engine } = createEngine({ workspaceConcurrency: 1 });
    await create(engine, 'ws_same', 8);
    const claims = await Promise.allSettled(
      Array.from({ length: 8 }, () => claim(engine, 'ws_same', 'w_1', 0)),
    );
    const taken = claims.filter((at) => at.status === 'fulfilled' && at.value !== null);
    expect(taken).toHaveLength(1);
  });
});

describe('the scheduler', () => {
  it('wakes each workspace that has a run which is due', async () => {
    const { engine, woken } = createEngine();
    await create(engine, 'ws_due', 2);
    woken.splice(0);
    await wakePending(engine);
    expect(woken).toContainEqual({ workspaceId: 'ws_due', index: 0 });
    expect(new Set(woken.map((at) => at.workspaceId)).size).toBe(woken.length);
  });
});
