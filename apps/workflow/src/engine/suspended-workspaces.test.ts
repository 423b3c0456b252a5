import { waitFor } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { member, newRun, startWorkflow } from '../test-support/start-workflow.ts';
import { createSuspendedWorkspaces } from './suspended-workspaces.ts';

it('a run of a suspended workspace begins when the workspace is resumed', async () => {
  const suspended = ['ws_suspended'];
  let asked = 0;
  const workflow = await startWorkflow({
    listSuspended: async () => {
      asked += 1;
      return [...suspended];
    },
  });
  onTestFinished(() => workflow.stop());
  await waitFor(() => asked > 0);
  const start = async (workspaceId: string): Promise<string> => {
    const run = newRun({ workspaceId, workflowId: 'OPS-02' });
    await workflow.client.runs.create.mutate(run, member(workspaceId));
    return run.runId;
  };
  const held = await start('ws_suspended');
  const other = await start('ws_served');
  await workflow.settled('ws_served', other, 'completed', 'paused_for_approval');
  const { run } = await workflow.client.runs.get.query({ runId: held }, member('ws_suspended'));
  expect(run.status).toBe('pending');
  suspended.length = 0;
  await workflow.settled('ws_suspended', held, 'completed', 'paused_for_approval');
}, 60_000);

it('what was last known counts while nobody answers, which is logged once', async () => {
  const warnings: unknown[] = [];
  let isAway = false;
  const suspended = createSuspendedWorkspaces(
    async () => {
      if (isAway) throw new Error('away');
      return ['ws_1'];
    },
    { warn: (...given: unknown[]) => void warnings.push(given) },
  );
  expect(await suspended.refresh()).toBe(false);
  isAway = true;
  await suspended.refresh();
  await suspended.refresh();
  expect(suspended.has('ws_1')).toBe(true);
  expect(warnings).toHaveLength(1);
});
