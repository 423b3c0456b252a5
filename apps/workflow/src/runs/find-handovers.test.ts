import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  member,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { rejecting } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const getRun = (workspaceId: string, runId: string) =>
  workflow.client.runs.get.query({ runId }, member(workspaceId));

/** A completed run of a workspace, and the run that it handed over to. */
async function deliver(workspaceId: string) {
  const order = { departmentCode: 'sal', revision: 1 };
  await workflow.client.departments.deploy.mutate(order, visitor(workspaceId));
  const runId = await workflow.trigger(workspaceId, 'SAL-01', {
    company: 'Harbour Dental Group',
    contact: 'Nora Vance',
    need: 'Enquiries wait until Monday',
    budget: '12,000 USD',
  });
  const sender = await waitFor(async () => {
    const detail = await getRun(workspaceId, runId);
    return detail.handedOverTo.length > 0 ? detail : undefined;
  });
  return { runId, sender, receiver: sender.handedOverTo[0]! };
}

it('shows the run that a run hands over to, and there the one that it comes from', async () => {
  const { runId, sender, receiver } = await deliver('ws_handover');
  expect(sender.handedOverFrom).toBeNull();
  expect(sender.handedOverTo).toHaveLength(1);
  expect(receiver).toMatchObject({ workflowId: 'sal-02' });
  expect(await getRun('ws_handover', receiver.runId)).toMatchObject({
    handedOverFrom: { runId, workflowId: 'sal-01', status: 'completed' },
    handedOverTo: [],
  });
});

it('shows nothing of a context that only looks like a handoff’s', async () => {
  const runId = await workflow.trigger('ws_fake', 'MKT-03', { observation: 'Enquiries wait.' });
  const handoff = { fromRunId: runId, chain: ['MKT-03'] };
  const second = await workflow.trigger('ws_fake', 'MKT-03', { handoff });
  await workflow.settled('ws_fake', second, 'completed');
  expect((await getRun('ws_fake', second)).handedOverFrom).toBeNull();
  expect((await getRun('ws_fake', runId)).handedOverTo).toEqual([]);
});

it('does not see another workspace’s runs', async () => {
  const { runId } = await deliver('ws_mine');
  const theirs = await workflow.trigger('ws_theirs', 'MKT-03', { handoff: { fromRunId: runId } });
  await workflow.settled('ws_theirs', theirs, 'completed');
  const detail = await getRun('ws_theirs', theirs);
  expect([detail.handedOverFrom, detail.handedOverTo]).toEqual([null, []]);
});

it('has no sender for a run that was handed over and then started again', async () => {
  const { receiver } = await deliver('ws_again');
  const { run } = await workflow.settled('ws_again', receiver.runId, 'paused_for_approval');
  await workflow.client.runs.decide.mutate(rejecting({ runId: run.id }), member('ws_again'));
  const again = { runId: run.id };
  const made = await workflow.client.runs.restart.mutate(again, member('ws_again'));
  const detail = await getRun('ws_again', made.runId);
  expect(detail).toMatchObject({ handedOverFrom: null, restartedFrom: run.id });
});
