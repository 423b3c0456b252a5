import type { CreateRunInput } from '@workspace-ops/contracts';
import { AppError } from '@workspace-ops/service-kit';
import { from, type TestDatabase, waitFor } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createBridgeDatabase, startBridge, type TestBridge } from '../../test/start-bridge.ts';

let database: TestDatabase;
let test: TestBridge;
let sql: Sql;
/** The workflow service's runs; the same id is the same run. */
const runs = new Map<string, CreateRunInput>();
const decisions = new Map<string, string>();
/** The pauses that the decisions meant. */
const meant: unknown[] = [];
let calls = 0;
/** Until when the last call may take. */
let deadlineAtMs: number | undefined;
/** Happens after the workflow service has done its part, in place of its answer. */
let afterEffect: (() => Promise<void>) | undefined;
let refusal: AppError | undefined;

beforeAll(async () => {
  database = await createBridgeDatabase();
  sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  test = await startBridge(database.url, {
    createRun: async (call, run) => {
      calls += 1;
      deadlineAtMs = call.deadlineAtMs;
      if (refusal) throw refusal;
      runs.set(run.runId, run);
      await afterEffect?.();
    },
    decideRun: async (_call, decision) => {
      calls += 1;
      if (refusal) throw refusal;
      decisions.set(decision.decisionId ?? '', decision.decision);
      meant.push(decision.approvalId ?? decision.openApprovalId);
      await afterEffect?.();
      return { runId: decision.runId, status: 'pending' };
    },
  });
});

afterEach(() => {
  runs.clear();
  decisions.clear();
  meant.length = 0;
  calls = 0;
  afterEffect = undefined;
  refusal = undefined;
});

afterAll(async () => {
  await test.stop();
  await sql.end();
  await database.drop();
});

const trigger = { action: 'trigger_workflow', workflowId: 'OPS-01', payload: { a: 1 } } as const;

const perform = (
  input: Parameters<typeof test.client.actions.perform.mutate>[0],
  workspaceId: string,
  key?: string,
) => test.client.actions.perform.mutate(input, from(workspaceId, key));

const listAudited = (workspaceId: string) =>
  test.peers.audited.filter((event) => event.workspaceId === workspaceId);

const readFailure = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => expect.fail('it was done'),
    (error: Error) => error.cause as AppError,
  );

describe('a remote action', () => {
  it('triggers a workflow and says which run', async () => {
    const answer = await perform(trigger, 'ws_trigger');
    expect(answer).toEqual({
      success: true,
      message: expect.any(String),
      runId: expect.any(String),
    });
    expect([...runs.values()]).toEqual([
      {
        runId: answer.runId,
        workspaceId: 'ws_trigger',
        workflowId: 'OPS-01',
        initialContext: { a: 1 },
        triggerSource: 'mobile_action',
        processNow: true,
        auditAction: 'sync.trigger_workflow',
      },
    ]);
  });

  it('decides a run through the mobile channel, and leaves the audit to the workflow service', async () => {
    await perform({ action: 'approve_run', runId: 'run_1' }, 'ws_decide');
    await perform({ action: 'reject_run', runId: 'run_2' }, 'ws_decide');
    expect([...decisions.values()]).toEqual(['approve', 'reject']);
    expect(listAudited('ws_decide')).toEqual([]);
  });

  it('hands on which pause was open as it arrived, or which one it names', async () => {
    const approve = { action: 'approve_run', runId: 'run_1' } as const;
    await perform({ ...approve, openApprovalId: 'apr_open' }, 'ws_pause');
    await perform({ ...approve, openApprovalId: null }, 'ws_pause');
    await perform({ ...approve, approvalId: 'apr_named' }, 'ws_pause');
    expect(meant).toEqual(['apr_open', null, 'apr_named']);
  });

  it('means the same pause under the same key, also when the run waits at another by then', async () => {
    afterEffect = () => Promise.reject(new Error('socket hang up'));
    const approve = { action: 'approve_run', runId: 'run_1' } as const;
    const first = { ...approve, openApprovalId: 'apr_first' };
    await readFailure(perform(first, 'ws_resend', 'key-1'));
    afterEffect = undefined;
    await perform({ ...approve, openApprovalId: 'apr_second' }, 'ws_resend', 'key-1');
    expect(meant).toEqual(['apr_first', 'apr_first']);
  });

  it('that the workflow service refuses is refused with its words and audited as a warning', async () => {
    for (const code of ['not_found', 'conflict'] as const) {
      refusal = new AppError(code, `The run is ${code}`);
      const workspaceId = `ws_refused_${code}`;
      const failure = await readFailure(
        perform({ action: 'approve_run', runId: 'run_x' }, workspaceId),
      );
      expect(failure).toMatchObject({ code, message: `The run is ${code}` });
      expect(listAudited(workspaceId)).toMatchObject([
        { action: 'sync.approve_run', status: 'warning', details: { runId: 'run_x', code } },
      ]);
    }
  });

  it('is unavailable while the workflow service is away, and leaves no audit of an effect', async () => {
    afterEffect = () => Promise.reject(new Error('socket hang up'));
    const failure = await readFailure(perform(trigger, 'ws_gone'));
    expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 1 });
    expect(listAudited('ws_gone')).toEqual([]);
  });

  it('names an unknown action and a missing field', async () => {
    const refused = async (input: object) =>
      (await readFailure(perform(input as never, 'ws_invalid'))).message;
    expect(await refused({ action: 'dance' })).toMatch(/^action /);
    expect(await refused({})).toBe('action is required');
    expect(await refused({ action: 'trigger_workflow' })).toBe('workflowId is required');
    expect(await refused({ action: 'approve_run', runId: ' ' })).toMatch(/^runId is required/);
  });
});

describe('a remote action with an Idempotency-Key', () => {
  it("takes effect once, and a simultaneous use waits for the first one's answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => perform(trigger, 'ws_key', 'key-1')),
    );
    expect(new Set(answers.map((answer) => answer.runId)).size).toBe(1);
    expect([calls, runs.size]).toEqual([1, 1]);
  });

  it('answers 409 with another body, and is another key in another workspace', async () => {
    const first = await perform(trigger, 'ws_key_body', 'key-1');
    const failure = await readFailure(perform({ ...trigger, payload: {} }, 'ws_key_body', 'key-1'));
    expect(failure).toMatchObject({
      status: 409,
      message: expect.stringContaining('Idempotency-Key'),
    });
    const foreign = await perform(trigger, 'ws_key_foreign', 'key-1');
    expect(foreign.runId).not.toBe(first.runId);
    expect(listAudited('ws_key_body')).toEqual([]);
  });

  it('makes one run when the answer was lost after the run was made', async () => {
    afterEffect = () => Promise.reject(new Error('the process ended here'));
    expect(await readFailure(perform(trigger, 'ws_crash', 'key-1'))).toMatchObject({ status: 503 });
    afterEffect = undefined;
    const answer = await perform(trigger, 'ws_crash', 'key-1');
    expect([...runs.keys()]).toEqual([answer.runId]);
    expect(calls).toBe(2);
  });

  it('repeats the same decision when the answer was lost, so that it is recognised', async () => {
    const approve = { action: 'approve_run', runId: 'run_1' } as const;
    afterEffect = () => Promise.reject(new Error('the process ended here'));
    expect(await readFailure(perform(approve, 'ws_crash_2', 'key-1'))).toMatchObject({
      status: 503,
    });
    afterEffect = undefined;
    await perform(approve, 'ws_crash_2', 'key-1');
    expect(decisions.size).toBe(1);
  });

  it('keeps a refusal as its answer, audited once', async () => {
    refusal = new AppError('conflict', 'Not paused');
    const reject = { action: 'reject_run', runId: 'run_1' } as const;
    for (let use = 0; use < 3; use++) {
      const failure = await readFailure(perform(reject, 'ws_key_refused', 'key-1'));
      expect(failure).toMatchObject({ code: 'conflict', message: 'Not paused' });
    }
    expect(calls).toBe(1);
    expect(listAudited('ws_key_refused')).toHaveLength(1);
  });

  it('takes effect once however long the workflow service takes, with no transaction open', async () => {
    // Longer than the server lets a transaction stand idle.
    afterEffect = () => new Promise((resolve) => setTimeout(resolve, 6_000));
    const uses = [perform(trigger, 'ws_slow', 'key-1'), perform(trigger, 'ws_slow', 'key-1')];
    await waitFor(() => calls === 1);
    // The other use has short transactions of its own; one that is open over the call is so for seconds.
    const isOpen = () =>
      sql`select from pg_stat_activity where datname = current_database()
        and application_name = 'sync-bridge' and state like 'idle in transaction%'`;
    await waitFor(async () => (await isOpen()).length === 0, {
      message: 'a transaction is open over the call',
      timeoutMs: 3_000,
    });
    const answers = await Promise.all(uses);
    expect(new Set(answers.map(({ runId }) => runId)).size).toBe(1);
    expect([calls, runs.size]).toEqual([1, 1]);
  });

  it('is gone on with under the same id when the process died that had begun with it', async () => {
    const gate = Promise.withResolvers<void>();
    afterEffect = () => gate.promise;
    const lost = perform(trigger, 'ws_died', 'key-1');
    await waitFor(() => calls === 1);
    afterEffect = undefined;
    // Its lease runs out, since the process is gone.
    await sql`update sync.idempotency_keys
      set answer = jsonb_set(answer, '{until}', to_jsonb(now() - interval '1 s'))
      where workspace_id = 'ws_died' and endpoint = 'action.lease'`;
    const answer = await perform(trigger, 'ws_died', 'key-1');
    expect([...runs.keys()]).toEqual([answer.runId]);
    expect(calls).toBe(2);
    // Should it wake after all, it gives the answer that counts.
    gate.resolve();
    expect(await lost).toEqual(answer);
  });

  it('has a lease that outlasts its call, so that no second one is under way beside it', async () => {
    const gate = Promise.withResolvers<void>();
    afterEffect = () => gate.promise;
    const first = perform(trigger, 'ws_lease', 'key-1');
    await waitFor(() => calls === 1);
    const [lease] = await sql<{ leftMs: number }[]>`
      select extract(epoch from (answer->>'until')::timestamptz - clock_timestamp())::float8 * 1000
        as "leftMs"
      from sync.idempotency_keys where workspace_id = 'ws_lease' and endpoint = 'action.lease'`;
    expect(deadlineAtMs).toBeDefined();
    expect(deadlineAtMs! - performance.now()).toBeLessThan(lease!.leftMs);
    gate.resolve();
    await first;
  });

  it('takes effect once, too, where the workflow service goes on after its caller was told to wait', async () => {
    const gate = Promise.withResolvers<void>();
    afterEffect = () => gate.promise;
    const failure = await readFailure(perform(trigger, 'ws_late', 'key-1'));
    expect(failure).toMatchObject({ status: 503 });
    afterEffect = undefined;
    const answer = await perform(trigger, 'ws_late', 'key-1');
    gate.resolve();
    expect([...runs.keys()]).toEqual([answer.runId]);
    expect(calls).toBe(2);
  });

  it('leaves connections for ingestions while the workflow service hangs', async () => {
    const gate = Promise.withResolvers<void>();
    afterEffect = () => gate.promise;
    const hanging = Array.from({ length: 12 }, (_, index) =>
      perform(trigger, 'ws_hang', `key-${index}`),
    );
    const ingested = await test.client.ingestions.create.mutate({}, from('ws_hang'));
    expect(ingested.status).toBe('ingested');
    gate.resolve();
    await Promise.all(hanging);
    expect(runs.size).toBe(12);
  });
});
