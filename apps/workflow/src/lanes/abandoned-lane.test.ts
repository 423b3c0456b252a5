import { allWorkspaces, createDatabase } from '@workspace-ops/db';
import { waitFor } from '@workspace-ops/testkit';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createWorkflowDatabase, startWorkflow } from '../test-support/start-workflow.ts';

it('a run does not wait for the scheduler where a killed process’s connection held its lane', async () => {
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
    const message = 'the turn of the lane did not end';
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
}, 40_000);
