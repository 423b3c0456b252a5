import type { Caller } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newRun,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { checkConfirmation } from './check-confirmation.ts';
import type { Pause } from './stored-pause.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});
afterAll(() => workflow.stop());

const person = (workspaceId: string, more: Partial<Caller> = {}): Caller => ({
  workspaceId,
  userId: 'usr_ann',
  email: 'ann@example.test',
  role: 'owner',
  sessionId: 'ses_ann',
  address: '127.0.0.1',
  ...more,
});

const as = (caller: Caller) => withContext({ caller, requestId: 'req_test' });

/** A run that waits at what would be published. */
async function pausedRun(workspaceId: string): Promise<string> {
  await workflow.client.departments.deploy.mutate(
    { departmentCode: 'mkt', revision: 1 },
    visitor(workspaceId),
  );
  const run = newRun({ workspaceId, workflowId: 'MKT-01' });
  await workflow.client.runs.create.mutate(run, visitor(workspaceId));
  await workflow.settled(workspaceId, run.runId, 'paused_for_approval');
  return run.runId;
}

it.each(['runs', 'mobile', 'approvals'] as const)(
  'who is to confirm first decides nothing external by the door %s, and then may',
  async (door) => {
    const workspaceId = `ws_${door}`;
    const runId = await pausedRun(workspaceId);
    const { client } = workflow;
    const { approvals } = await client.approvals.list.query({ runId }, as(person(workspaceId)));
    const { id } = approvals[0]!;
    const decide = (caller: Caller): Promise<unknown> => {
      if (door === 'runs') return client.runs.approve.mutate({ runId }, as(caller));
      if (door === 'approvals') {
        return client.runs.decideApproval.mutate({ id, decision: 'approve' }, as(caller));
      }
      return client.runs.decide.mutate({ runId, decision: 'approve', door }, as(caller));
    };
    const unconfirmed = person(workspaceId, { isUnconfirmed: true });
    expect(await readRefusal(decide(unconfirmed))).toMatchObject({ code: 'confirmation_required' });
    await decide(person(workspaceId));
    await workflow.settled(workspaceId, runId, 'completed');
  },
);

it('what stays inside is decided without it', () => {
  const pause = (effect: 'internal' | 'external') => ({ row: { effect } }) as Pause;
  const unconfirmed = person('ws_1', { isUnconfirmed: true });
  expect(() => checkConfirmation(unconfirmed, pause('internal'))).not.toThrow();
  expect(() => checkConfirmation(unconfirmed, null)).not.toThrow();
  expect(() => checkConfirmation(person('ws_1'), pause('external'))).not.toThrow();
  expect(() => checkConfirmation(unconfirmed, pause('external'))).toThrow(
    'show first that it is you',
  );
});
