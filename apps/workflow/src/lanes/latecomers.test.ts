import { startGeminiStandIn, answers } from '@workspace-ops/generative/stand-in';
import { waitFor } from '@workspace-ops/testkit';
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
  const workspaces = Array.from({ length: 24 }, (_, index) => `ws_latecomer_${index}`);
  await Promise.all(
    workspaces.flatMap((workspaceId) =>
      replicas.map((replica) => replica.trigger(workspaceId, 'OPS-01')),
    ),
  );
  await waitFor(() => model.requests.length >= 2 * workspaces.length, {
    timeoutMs: 10_000,
    message: 'some runs wait for others',
  });
  expect(model.requests).toHaveLength(2 * workspaces.length);
}, 60_000);
