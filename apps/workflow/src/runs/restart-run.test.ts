import { withContext } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving, rejecting } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;
const context = { customer: 'Harbour Dental', observation: 'Front desk re-types enquiries.' };

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const restart = (runId: string, options: ReturnType<typeof member>) =>
  workflow.client.runs.restart.mutate({ runId }, options);

const withKey = (workspaceId: string, idempotencyKey: string): ReturnType<typeof member> =>
  withContext({ ...member(workspaceId).context.ctx, idempotencyKey });

async function completed(workspaceId: string): Promise<string> {
  const runId = await workflow.trigger(workspaceId, 'MKT-03', context);
  await workflow.settled(workspaceId, runId, 'completed');
  return runId;
}

it('makes a run of the same workflow and input, which names the one that it repeats', async () => {
  const workspaceId = 'ws_again';
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  await workflow.settled(workspaceId, runId, 'paused_for_approval');
  await workflow.client.runs.decide.mutate(rejecting({ runId }), member(workspaceId));
  const made = await restart(runId, member(workspaceId));
  expect(made).toMatchObject({ restartedFrom: runId, status: 'pending' });
  const detail = await workflow.settled(workspaceId, made.runId, 'paused_for_approval');
  expect(detail).toMatchObject({
    restartedFrom: runId,
    run: {
      workflowId: 'mkt-01',
      initialContext: context,
      triggerSource: 'restart',
      startedBy: { kind: 'person', id: 'usr_test' },
    },
  });
  const entries = await workflow.waitForAudit(made.runId, 'run.create');
  expect(entries[0]).toMatchObject({ details: { restartedFrom: runId } });
  const ended = await workflow.settled(workspaceId, runId, 'failed');
  expect(ended.restartedFrom).toBeNull();
});

it('asks for an approval again, whatever was approved before', async () => {
  const workspaceId = 'ws_approved';
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  const before = await workflow.settled(workspaceId, runId, 'paused_for_approval');
  await workflow.client.runs.decide.mutate(approving({ runId }), member(workspaceId));
  await workflow.settled(workspaceId, runId, 'completed');
  const made = await restart(runId, member(workspaceId));
  const after = await workflow.settled(workspaceId, made.runId, 'paused_for_approval');
  expect(after.approvalId).not.toBe(before.approvalId);
  const posts = after.artifacts.filter(({ artifactType }) => artifactType === 'post');
  expect(posts.map(({ status }) => status)).toEqual(['draft']);
});

it('is refused while the run has not ended', async () => {
  const workspaceId = 'ws_going_on';
  const runId = await workflow.trigger(workspaceId, 'MKT-01', context);
  await workflow.settled(workspaceId, runId, 'paused_for_approval');
  expect(await readRefusal(restart(runId, member(workspaceId)))).toEqual({
    code: 'conflict',
    message: 'The run has not ended: it is paused_for_approval.',
  });
  const { runs } = await workflow.client.runs.list.query({}, member(workspaceId));
  expect(runs).toHaveLength(1);
});

it('is refused for a run that asked about a legal matter', async () => {
  const workspaceId = 'ws_legal';
  const runId = newId('run');
  const matter = { runId, kind: 'legal_threat' as const, context: { notes: 'My lawyer writes.' } };
  const reason = 'A legal threat.';
  const source = { source: 'coldmail' as const, sourceId: 'evt_1' };
  const report = { workspaceId, phones: [], emails: [], reason, ...source, matter };
  await workflow.sink.reportContacts.mutate([report], visitor('*'));
  await workflow.settled(workspaceId, runId, 'paused_for_approval');
  await workflow.client.runs.decide.mutate(rejecting({ runId }), member(workspaceId));
  const refusal = await readRefusal(restart(runId, member(workspaceId)));
  expect(refusal.code).toBe('conflict');
});

it('is done once for an Idempotency-Key', async () => {
  const workspaceId = 'ws_key';
  const runId = await completed(workspaceId);
  const key = withKey(workspaceId, 'again-1');
  const made = await Promise.all([restart(runId, key), restart(runId, key)]);
  expect(made[0]).toEqual(made[1]);
  expect(await restart(runId, member(workspaceId))).not.toEqual(made[0]);
  const other = await completed(workspaceId);
  expect((await readRefusal(restart(other, key))).code).toBe('conflict');
});

it('does not see another workspace’s runs, and is for nobody without a credential', async () => {
  const runId = await completed('ws_mine');
  expect((await readRefusal(restart(runId, member('ws_theirs')))).code).toBe('not_found');
  expect((await readRefusal(restart(runId, visitor('ws_mine')))).code).toBe('unauthenticated');
});
