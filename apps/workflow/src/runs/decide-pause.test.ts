import type { Run } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  readRefusal,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const lead = {
  company: 'Harbour Dental Group',
  contact: 'Nora Vance',
  need: 'Enquiries wait until Monday',
  budget: '12,000 USD',
};

/** A run that waits for the acceptance of its handoff, and after that for its price. */
async function handedRun(workspaceId: string): Promise<Run> {
  const order = { departmentCode: 'sal', revision: 1 };
  await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
  await workflow.trigger(workspaceId, 'SAL-01', lead);
  return waitFor(async () => {
    const { runs } = await workflow.client.runs.list.query(undefined, member(workspaceId));
    return runs.find(({ workflowId }) => workflowId === 'sal-02');
  });
}

const getDetail = (workspaceId: string, runId: string) =>
  workflow.client.runs.get.query({ runId }, member(workspaceId));

const openApproval = async (workspaceId: string, runId: string) =>
  (await workflow.client.runs.openApproval.query({ runId }, member(workspaceId))).approvalId;

/** Waits for the run's next pause after the one that is named. */
const nextPause = (workspaceId: string, runId: string, before: string | null) =>
  waitFor(async () => {
    const { approvalId } = await getDetail(workspaceId, runId);
    return approvalId !== null && approvalId !== before ? approvalId : undefined;
  });

describe('the pause that is open', () => {
  it('is told with the moment when it opened, on one clock with the reading', async () => {
    const before = Date.now();
    const { id: runId } = await handedRun('ws_arrival');
    const approvalId = await nextPause('ws_arrival', runId, null);
    const open = await workflow.client.runs.openApproval.query({ runId }, member('ws_arrival'));
    expect(open.approvalId).toBe(approvalId);
    expect(open.openedAtMs).toBeGreaterThanOrEqual(before - 1);
    expect(open.readAtMs).toBeGreaterThan(open.openedAtMs);
  });

  it('is none of another workspace’s', async () => {
    const { id } = await handedRun('ws_mine');
    expect(await openApproval('ws_theirs', id)).toBeNull();
  });
});

describe('the same approval sent twice', () => {
  it('accepts the handoff, and leaves the price to be decided', async () => {
    const workspaceId = 'ws_twice';
    const { id: runId } = await handedRun(workspaceId);
    const openApprovalId = await openApproval(workspaceId, runId);
    const approve = () =>
      workflow.client.runs.decide.mutate(approving({ runId, openApprovalId }), member(workspaceId));
    await approve();
    const gate = await nextPause(workspaceId, runId, openApprovalId);
    expect(await readRefusal(approve())).toEqual({
      code: 'not_pending_approval',
      message: 'Run is not pending approval',
    });
    const { run, approvalId } = await getDetail(workspaceId, runId);
    expect({ status: run.status, approvalId }).toEqual({
      status: 'paused_for_approval',
      approvalId: gate,
    });
    const input = { runId, decision: 'approve', door: 'mobile', openApprovalId } as const;
    const atMobile = workflow.client.runs.decide.mutate(input, visitor(workspaceId));
    expect((await readRefusal(atMobile)).code).toBe('conflict');
  });

  it('decides nothing that arrived while no pause was open', async () => {
    const { id: runId } = await handedRun('ws_none');
    const early = { runId, openApprovalId: null };
    const approve = workflow.client.runs.decide.mutate(approving(early), member('ws_none'));
    expect((await readRefusal(approve)).code).toBe('not_pending_approval');
  });

  it('gets the first answer under the same key, also after the next pause has opened', async () => {
    const workspaceId = 'ws_keyed';
    const { id: runId } = await handedRun(workspaceId);
    const { ctx } = member(workspaceId).context;
    const keyed = withContext({ ...ctx, idempotencyKey: 'key-1' });
    const first = await openApproval(workspaceId, runId);
    const send = async () =>
      workflow.client.runs.decide.mutate(
        approving({ runId, openApprovalId: await openApproval(workspaceId, runId) }),
        keyed,
      );
    const answer = await send();
    const gate = await nextPause(workspaceId, runId, first);
    expect(await send()).toEqual(answer);
    expect((await getDetail(workspaceId, runId)).approvalId).toBe(gate);
    const other = workflow.client.runs.decide.mutate(
      approving({ runId, comment: 'Another body' }),
      keyed,
    );
    expect(await readRefusal(other)).toEqual({
      code: 'conflict',
      message: 'Idempotency-Key was already used with another body',
    });
  });
});

describe('a pause that is named', () => {
  it.each(['runs', 'mobile', 'audit'] as const)(
    'is decided once through the channel %s, and then says by whom and when',
    async (door) => {
      const workspaceId = `ws_named_${door}`;
      const { id: runId } = await handedRun(workspaceId);
      const approvalId = await nextPause(workspaceId, runId, null);
      const input = {
        runId,
        decision: 'approve',
        door,
        approvalId,
        comment: 'Looks right.',
      } as const;
      const approve = () => workflow.client.runs.decide.mutate(input, member(workspaceId));
      await approve();
      const gate = await nextPause(workspaceId, runId, approvalId);
      expect(await readRefusal(approve())).toEqual({
        code: 'conflict',
        message: expect.stringMatching(
          /^This was already approved by owner@ws-named-.+\.example at \d{4}-/,
        ),
      });
      expect((await getDetail(workspaceId, runId)).approvalId).toBe(gate);
      const events = await workflow.waitForAudit(runId, 'run.decision');
      expect(events.find(({ action }) => action === 'run.decision')).toMatchObject({
        details: { approvalId, comment: 'Looks right.' },
      });
    },
  );

  it('is refused where it is another run’s, or none', async () => {
    const one = await handedRun('ws_other');
    const { id: runId } = await handedRun('ws_present');
    const foreign = await nextPause('ws_other', one.id, null);
    for (const approvalId of [foreign, 'apr_unknown', 'run_1', runId]) {
      for (const decision of ['approve', 'reject'] as const) {
        const input = { runId, decision, door: 'mobile', approvalId } as const;
        const decide = workflow.client.runs.decide.mutate(input, visitor('ws_present'));
        expect(await readRefusal(decide)).toEqual({
          code: 'conflict',
          message: 'The run has no such approval.',
        });
      }
    }
  });
});

it('shows a pause under one id in the state, the run, its audit entry and its event', async () => {
  const workspaceId = 'ws_shown';
  const { id: runId } = await handedRun(workspaceId);
  const approvalId = await nextPause(workspaceId, runId, null);
  expect(approvalId).toMatch(/^apr_/);
  const { pendingApprovals } = await workflow.client.workspace.summary.query(
    undefined,
    member(workspaceId),
  );
  expect(pendingApprovals).toMatchObject([{ runId, approvalId }]);
  const events = await workflow.waitForAudit(runId, 'run.pause');
  expect(events.find(({ action }) => action === 'run.pause')?.details).toMatchObject({
    approvalId,
  });
  const requested = await waitFor(() =>
    workflow.published.find(
      ({ event, data }) => event === 'APPROVAL_REQUESTED' && data['runId'] === runId,
    ),
  );
  expect(requested.data).toMatchObject({ approvalId });
  await workflow.client.runs.decide.mutate(approving({ runId, approvalId }), member(workspaceId));
  const gate = await nextPause(workspaceId, runId, approvalId);
  await workflow.client.runs.decide.mutate(
    approving({ runId, approvalId: gate }),
    member(workspaceId),
  );
  const { approvalId: none } = await workflow
    .settled(workspaceId, runId, 'completed')
    .then(({ run }) => getDetail(workspaceId, run.id));
  expect(none).toBeNull();
});
