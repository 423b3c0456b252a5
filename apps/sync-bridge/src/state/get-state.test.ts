import { stateTag } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { callFrom, from, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createBridgeDatabase,
  emptySummary,
  startBridge,
  type TestBridge,
} from '../../test/start-bridge.ts';

let database: TestDatabase;
let test: TestBridge;

beforeAll(async () => {
  database = await createBridgeDatabase();
  test = await startBridge(database.url);
});

afterEach(() => {
  test.peers.away.clear();
  test.peers.summary = emptySummary;
  test.peers.auditLogs = [];
});

afterAll(async () => {
  await test.stop();
  await database.drop();
});

const getState = (workspaceId: string) => test.client.state.get.query(undefined, from(workspaceId));

const logEntry = (index: number) => ({
  id: `aud_${index}`,
  timestamp: '2026-01-01T00:00:00.000Z',
  agent: 'a',
  action: 'run.step',
  model: 'none',
  message: 'm',
  status: 'success' as const,
  latencyMs: 0,
  tokensTotal: 0,
  cost: '0',
  policyChecks: { saifPassed: true, piiDetected: 0, budgetThresholdPassed: true },
  details: {},
});

describe('the sync state', () => {
  it('of a workspace that nobody has written to is whole and empty', async () => {
    expect(await getState('ws_empty')).toEqual({
      version: '1.0.0',
      syncedAt: expect.any(String),
      workspaceId: 'ws_empty',
      systemHealth: { status: 'operational', saifGuardrailsActive: true, queueLoad: 0 },
      metrics: { activeTasks: 0, pendingApprovalsCount: 0, totalWorkflows: 0 },
      workflows: [],
      pendingApprovals: [],
      recentAuditLogs: [],
      recentRoamingIngestions: [],
    });
  });

  it('joins what workflow and audit say with the last 10 ingestions, newest first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 12; index++) {
      const input = index === 11 ? { notes: 'seen', triggerWorkflowId: 'OPS-01' } : {};
      ids.push((await test.client.ingestions.create.mutate(input, from('ws_full'))).ingestionId);
    }
    test.peers.summary = {
      ...emptySummary,
      activeTasks: 3,
      pendingApprovalsCount: 1,
      totalWorkflows: 2,
    };
    test.peers.auditLogs = Array.from({ length: 25 }, (_, index) => logEntry(index));
    const state = await getState('ws_full');
    expect(state.metrics).toEqual({ activeTasks: 3, pendingApprovalsCount: 1, totalWorkflows: 2 });
    expect(state.systemHealth.queueLoad).toBe(3);
    expect(state.recentAuditLogs).toHaveLength(20);
    expect(state.recentRoamingIngestions.map((one) => one.ingestionId)).toEqual(
      ids.toReversed().slice(0, 10),
    );
    expect(state.recentRoamingIngestions[0]).toEqual({
      ingestionId: ids[11],
      receivedAt: expect.any(String),
      source: 'STUDIO_MOBILE',
      dataType: 'observation',
      status: 'routed_to_workflow',
      routedRunId: expect.stringMatching(/^run_/),
      notes: 'seen',
    });
    expect(Object.keys(state.recentRoamingIngestions[1]!)).not.toContain('routedRunId');
  });

  it("does not show another workspace's ingestions", async () => {
    await test.client.ingestions.create.mutate({ notes: 'mine' }, from('ws_mine'));
    expect((await getState('ws_other')).recentRoamingIngestions).toEqual([]);
  });

  it('is read without writing anything, and keeps its tag', async () => {
    await test.client.ingestions.create.mutate({}, from('ws_read'));
    const sql = postgres(database.url, { max: 1 });
    onTestFinished(() => sql.end());
    const rows = () => sql<{ messages: string }[]>`
      select (select count(*) from sync.ingestions) as ingestions,
        (select count(*) from sync.live_events) as events,
        (select count(*) from sync.outbox) as messages,
        (select count(*) from sync.idempotency_keys) as keys`;
    const written = async () => [...(await rows()), test.peers.audited.length];
    // What was handed over is removed a moment later.
    await waitFor(async () => (await rows())[0]?.messages === '0');
    const before = await written();
    const [first, second] = [await getState('ws_read'), await getState('ws_read')];
    expect(await written()).toEqual(before);
    expect(stateTag(first)).toBe(stateTag(second));
  });

  it('is degraded while workflow or audit is away, with the parts that are there', async () => {
    await test.client.ingestions.create.mutate({}, from('ws_degraded'));
    for (const name of ['audit', 'workflow'] as const) {
      test.peers.away = new Set([name]);
      const state = await getState('ws_degraded');
      expect(state.systemHealth.status).toBe('degraded');
      expect(state.recentRoamingIngestions).toHaveLength(1);
    }
  });
});

describe('the sync state without its own database', () => {
  const withDeadDatabase = async <T>(work: (dead: TestBridge) => Promise<T>): Promise<T> => {
    const dead = await startBridge('postgres://postgres@127.0.0.1:1/none');
    try {
      return await work(dead);
    } finally {
      await dead.stop();
    }
  };

  it('is down, with what the others say', async () => {
    const state = await withDeadDatabase((dead) =>
      dead.client.state.get.query(undefined, withContext(callFrom('ws_down'))),
    );
    expect(state.systemHealth.status).toBe('down');
  });

  it('is unavailable when the others are away too', async () => {
    const failure = await withDeadDatabase(async (dead) => {
      dead.peers.away = new Set(['audit', 'workflow']);
      return dead.client.state.get
        .query(undefined, withContext(callFrom('ws_down')))
        .catch((error: Error) => error.cause);
    });
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 1 });
  });
});
