import { allWorkspaces, createDatabase } from '@workspace-ops/db';
import { answers, startGeminiStandIn } from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createWorkflowDatabase, startWorkflow } from '../test-support/start-workflow.ts';

it('a run that comes in the same instant as another one does not wait for that one’s model', async () => {
  const model = await startGeminiStandIn();
  onTestFinished(() => model.close());
  model.script(() => answers.silence());
  const database = await createWorkflowDatabase();
  onTestFinished(() => database.drop());
  const environment = {
    GENERATIVE_AI_API_KEY: model.apiKey,
    GENERATIVE_AI_BASE_URL: model.baseUrl,
    RUN_WORKER_CONCURRENCY: '64',
  };
  const replicas = await Promise.all(
    [1, 2].map(() => startWorkflow({ databaseUrl: database.url, environment })),
  );
  onTestFinished(() => Promise.all(replicas.map((replica) => replica.stop())).then(() => {}));
  const workspaces = Array.from({ length: 24 }, (_, index) => `ws_pair_${index}`);
  // One pair after the other: 48 first requests at once wait for a connection longer than a request
  // may, on a busy machine.
  for (const workspaceId of workspaces) {
    await Promise.all(replicas.map((replica) => replica.trigger(workspaceId, 'OPS-01')));
  }
  await waitFor(() => model.requests.length >= 2 * workspaces.length, {
    timeoutMs: 25_000,
    message: 'some runs wait for others',
  });
  expect(model.requests).toHaveLength(2 * workspaces.length);
});

it('a run does not wait for the scheduler where a killed process’s connection has its slot’s lock', async () => {
  const created = await createWorkflowDatabase();
  onTestFinished(() => created.drop());
  const { url } = created;
  const environment = { RUN_SCHEDULER_SECONDS: '86400' };
  const workflow = await startWorkflow({ databaseUrl: url, environment });
  onTestFinished(() => workflow.stop());
  const killed = createDatabase({ url, applicationName: 'killed' });
  onTestFinished(() => killed.close());
  const runId = await killed.transaction(allWorkspaces, async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('ws_held:0', 0))`);
    const id = await workflow.trigger('ws_held', 'OPS-02');
    const message = 'the turn of the slot did not end';
    await waitFor(
      async () => {
        const due = await db.execute(sql`
          select from workflow_jobs._private_jobs jobs
          join workflow_jobs._private_tasks tasks on tasks.id = jobs.task_id
          where tasks.identifier = 'process-lane' and jobs.run_at <= clock_timestamp()`);
        return due.length === 0;
      },
      { message },
    );
    return id;
  });
  const { run } = await workflow.settled('ws_held', runId, 'completed', 'failed');
  expect(run.status).toBe('completed');
});
