import { answers, startGeminiStandIn } from '@workspace-ops/generative/stand-in';
import { createClosedWorkspaces, waitFor } from '@workspace-ops/testkit';
import { expect, it, onTestFinished } from 'vitest';
import { member, newRun, startWorkflow } from '../test-support/start-workflow.ts';

/** The service, with an identity service of the test's own, once it was asked. */
async function startWatching(environment: Record<string, string> = {}) {
  const source = createClosedWorkspaces();
  let asked = 0;
  const list = async () => {
    asked += 1;
    return source.list();
  };
  const workflow = await startWorkflow({ environment, closedWorkspaces: { ...source, list } });
  onTestFinished(() => workflow.stop());
  const heard = async () => {
    const before = asked;
    await waitFor(() => asked > before + 1);
  };
  const start = async (workspaceId: string, workflowId = 'OPS-02'): Promise<string> => {
    const run = newRun({ workspaceId, workflowId });
    await workflow.client.runs.create.mutate(run, member(workspaceId));
    return run.runId;
  };
  const find = (workspaceId: string, runId: string) =>
    workflow.client.runs.get.query({ runId }, member(workspaceId));
  return { ...source, workflow, heard, start, find };
}

/** A model that answers when the test says so. */
const withModel = async () => {
  const gemini = await startGeminiStandIn();
  onTestFinished(() => gemini.close());
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  gemini.script(() => (response) => {
    asked += 1;
    void isAnswered.then(() => answers.text('A story from the model.')(response));
  });
  const environment = {
    GENERATIVE_AI_API_KEY: gemini.apiKey,
    GENERATIVE_AI_BASE_URL: gemini.baseUrl,
  };
  return { environment, answer: () => answer(), asked: () => asked };
};

it('a run of a suspended workspace begins when the workspace is resumed', async () => {
  const { closed, workflow, heard, start, find } = await startWatching();
  closed.suspended.push('ws_suspended');
  await heard();
  const held = await start('ws_suspended');
  const other = await start('ws_served');
  await workflow.settled('ws_served', other, 'completed', 'paused_for_approval');
  expect((await find('ws_suspended', held)).run.status).toBe('pending');
  closed.suspended.length = 0;
  await workflow.settled('ws_suspended', held, 'completed', 'paused_for_approval');
});

it('a run under way stops at its next step when its workspace is suspended, and goes on later', async () => {
  const model = await withModel();
  const { closed, workflow, heard, start, find } = await startWatching(model.environment);
  const department = { departmentCode: 'ful', revision: 1 };
  await workflow.client.departments.deploy.mutate(department, member('ws_under_way'));
  const runId = await start('ws_under_way', 'FUL-01');
  await waitFor(() => model.asked() > 0);
  closed.suspended.push('ws_under_way');
  await heard();
  model.answer();
  const { run, steps } = await workflow.settled('ws_under_way', runId, 'pending');
  const finished = steps.filter(({ status }) => status === 'completed').length;
  expect(finished).toBeGreaterThan(0);
  expect(finished).toBeLessThan(steps.length);
  await heard();
  expect((await find('ws_under_way', runId)).run).toEqual(run);
  closed.suspended.length = 0;
  const { steps: later } = await workflow.settled('ws_under_way', runId, 'completed');
  expect(later.filter(({ status }) => status === 'completed').length).toBeGreaterThan(finished);
});

it('a run of a deleted workspace goes no further, and nothing of it is left', async () => {
  const model = await withModel();
  const { closed, erased, workflow, heard, start, find } = await startWatching(model.environment);
  const runId = await start('ws_deleted');
  await waitFor(() => model.asked() > 0);
  closed.deleted.push({ workspaceId: 'ws_deleted', isSettled: false });
  await waitFor(() => erased.length > 0);
  model.answer();
  await expect(find('ws_deleted', runId)).rejects.toThrow(/not found/i);
  await heard();
  await expect(find('ws_deleted', runId)).rejects.toThrow(/not found/i);
  // Others are served as before.
  const other = await start('ws_served');
  await workflow.settled('ws_served', other, 'completed', 'paused_for_approval');
});
