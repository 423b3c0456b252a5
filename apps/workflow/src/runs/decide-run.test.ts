import type { DecideRunInput } from '@workspace-ops/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving, byApproval, rejecting } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

async function pausedRun(workspaceId: string): Promise<string> {
  const runId = await workflow.trigger(workspaceId, 'MKT-01');
  await workflow.settled(workspaceId, runId, 'paused_for_approval');
  return runId;
}

const decide = (workspaceId: string, input: DecideRunInput) =>
  workflow.client.runs.decide.mutate(
    input,
    (input.door === 'runs' ? member : visitor)(workspaceId),
  );

describe('32 decisions at the same instant', () => {
  it('let exactly one through, and the run agrees with it', async () => {
    const runId = await pausedRun('ws_race');
    const attempts = Array.from({ length: 32 }, (_, index) =>
      workflow.client.runs.decide.mutate(
        (index % 2 === 0 ? approving : rejecting)({ runId }),
        member('ws_race'),
      ),
    );
    const outcomes = await Promise.allSettled(attempts);
    const [winner, ...others] = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    for (const outcome of outcomes) {
      if (outcome === winner) continue;
      expect(await readRefusal(Promise.reject((outcome as PromiseRejectedResult).reason))).toEqual({
        code: 'not_pending_approval',
        message: 'Run is not pending approval',
      });
    }
    const approved = outcomes.indexOf(winner!) % 2 === 0;
    const { run } = await workflow.settled('ws_race', runId, 'completed', 'failed');
    expect(run.status).toBe(approved ? 'completed' : 'failed');
    const events = await workflow.waitForAudit(runId, 'run.decision');
    expect(events.filter(({ action }) => action === 'run.decision')).toHaveLength(1);
  });
});

describe('a rejection', () => {
  it('fails the run with the reason of the channel, and closes its approval', async () => {
    const runId = await pausedRun('ws_reject');
    const answer = await workflow.client.runs.decide.mutate(
      rejecting({ runId }),
      member('ws_reject'),
    );
    expect(answer).toMatchObject({ runId, status: 'failed' });
    const { run, steps } = await workflow.settled('ws_reject', runId, 'failed');
    expect(run).toMatchObject({
      errorMessage: 'Rejected by user',
      completedAt: expect.any(String),
    });
    expect(steps.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'failed',
      'skipped',
    ]);
    const { pendingApprovals } = await workflow.client.workspace.summary.query(
      undefined,
      member('ws_reject'),
    );
    expect(pendingApprovals).toEqual([]);
  });

  it('settles the audit entry of the pause, and names who decided', async () => {
    const runId = await pausedRun('ws_link');
    await workflow.client.runs.decide.mutate(rejecting({ runId }), member('ws_link'));
    const events = await workflow.waitForAudit(runId, 'run.decision');
    const pause = events.find(({ action }) => action === 'run.pause');
    expect(events.find(({ action }) => action === 'run.decision')).toMatchObject({
      decides: pause?.id,
      status: 'error',
      details: {
        runId,
        decision: 'reject',
        decidedBy: 'owner@ws-link.example',
        decidedAt: expect.any(String),
        door: 'runs',
      },
    });
  });

  it('by the audit entry of another pause than the present one is a conflict', async () => {
    const runId = await pausedRun('ws_entry');
    const decision = { runId, decision: 'reject', door: 'audit' } as const;
    const refused = await readRefusal(
      decide('ws_entry', { ...decision, pauseEntryId: 'aud_earlier' }),
    );
    expect(refused.code).toBe('conflict');
    const events = await workflow.waitForAudit(runId, 'run.pause');
    const pauseEntryId = events.find(({ action }) => action === 'run.pause')?.id;
    await decide('ws_entry', { ...decision, pauseEntryId });
    await workflow.settled('ws_entry', runId, 'failed');
  });

  it('names the mobile dashboard when it comes from there, and is audited as a remote action', async () => {
    const runId = await pausedRun('ws_mobile');
    const decided = await decide('ws_mobile', { runId, decision: 'reject', door: 'mobile' });
    expect(decided).toMatchObject({ runId, status: 'failed' });
    const { run } = await workflow.settled('ws_mobile', runId, 'failed');
    expect(run.errorMessage).toBe('Rejected via the mobile dashboard');
    const events = await workflow.waitForAudit(runId, 'sync.reject_run');
    const remote = events.filter(({ action }) => action === 'sync.reject_run');
    expect(remote).toMatchObject([{ agent: 'Mobile sync bridge', details: { runId } }]);
  });

  it('from the mobile dashboard also ends a run that is still pending', async () => {
    const run = newRun({ workspaceId: 'ws_early', workflowId: 'MKT-01', processNow: false });
    await workflow.client.runs.create.mutate(run, member('ws_early'));
    const { runId } = run;
    const early = decide('ws_early', { runId, decision: 'reject', door: 'audit' });
    expect((await readRefusal(early)).code).toBe('conflict');
    await decide('ws_early', { runId, decision: 'reject', door: 'mobile' });
    await workflow.settled('ws_early', runId, 'failed');
  });
});

describe('a run that is not paused', () => {
  it.each([
    ['runs', 'approve', 'not_pending_approval'],
    ['runs', 'reject', 'not_pending_approval'],
    ['mobile', 'approve', 'conflict'],
    ['mobile', 'reject', 'conflict'],
    ['audit', 'approve', 'conflict'],
    ['audit', 'reject', 'conflict'],
  ] as const)('is refused through the channel %s to %s as %s', async (door, decision, code) => {
    const workspaceId = `ws_done_${door}_${decision}`;
    const runId = await workflow.trigger(workspaceId, 'OPS-02');
    await workflow.settled(workspaceId, runId, 'completed');
    expect((await readRefusal(decide(workspaceId, { runId, decision, door }))).code).toBe(code);
  });
});

describe('a run of nobody or of another workspace', () => {
  it.each(['runs', 'mobile', 'audit'] as const)(
    'is not found through the channel %s',
    async (door) => {
      const runId = await pausedRun(`ws_owner_${door}`);
      for (const id of [runId, 'run_unknown']) {
        const foreign = decide('ws_stranger', { runId: id, decision: 'approve', door });
        expect(await readRefusal(foreign)).toEqual({
          code: 'not_found',
          message: 'Run not found.',
        });
      }
      const { run } = await workflow.settled(`ws_owner_${door}`, runId, 'paused_for_approval');
      expect(run.status).toBe('paused_for_approval');
    },
  );
});

describe('a repeated decision', () => {
  it('gets the first one’s answer under the same id', async () => {
    const runId = await pausedRun('ws_again');
    const input = { runId, decision: 'approve', door: 'mobile', decisionId: 'act_1' } as const;
    const first = await decide('ws_again', input);
    expect(await decide('ws_again', input)).toEqual(first);
    const events = await workflow.waitForAudit(runId, 'sync.approve_run');
    expect(events.filter(({ action }) => action === 'sync.approve_run')).toHaveLength(1);
  });
});

describe('the channels for people', () => {
  it('are closed to callers without a credential', async () => {
    const runId = await pausedRun('ws_closed');
    const { decide: decideAs, list, get, artifacts } = workflow.client.runs;
    const calls = [
      () => decideAs.mutate(approving({ runId }), visitor('ws_closed')),
      () => decideAs.mutate(rejecting({ runId }), visitor('ws_closed')),
      () => decideAs.mutate(byApproval({ id: 'apr_1', decision: 'approve' }), visitor('ws_closed')),
      () => list.query(undefined, visitor('ws_closed')),
      () => get.query({ runId }, visitor('ws_closed')),
      () => artifacts.query({ runId }, visitor('ws_closed')),
    ];
    for (const call of calls) expect((await readRefusal(call())).code).toBe('unauthenticated');
  });
});

describe('a decision by the id of an approval', () => {
  it('needs no run, and finds none in another workspace', async () => {
    const runId = await pausedRun('ws_named');
    const filter = { status: 'open', runId } as const;
    const { approvals } = await workflow.client.approvals.list.query(filter, member('ws_named'));
    const decision = byApproval({ id: approvals[0]!.id, decision: 'approve' });
    const elsewhere = workflow.client.runs.decide.mutate(decision, member('ws_else'));
    expect(await readRefusal(elsewhere)).toEqual({
      code: 'not_found',
      message: 'Approval not found.',
    });
    const answer = await workflow.client.runs.decide.mutate(decision, member('ws_named'));
    expect(answer).toMatchObject({ runId, approvals: { have: 1, need: 1 } });
    const neither = { decision: 'approve', door: 'runs' } as const;
    const unnamed = workflow.client.runs.decide.mutate(neither, member('ws_named'));
    expect((await readRefusal(unnamed)).code).toBe('not_found');
  });
});
