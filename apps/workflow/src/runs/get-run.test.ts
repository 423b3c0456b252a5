import { newId } from '@workspace-ops/service-kit';
import type { TestDatabase } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createWorkflowDatabase,
  member,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';

let database: TestDatabase;
let workflow: WorkflowUnderTest;
beforeAll(async () => {
  database = await createWorkflowDatabase();
  workflow = await startWorkflow({ databaseUrl: database.url });
});
afterAll(async () => {
  await workflow.stop();
  await database.drop();
});

const workspaceId = 'ws_await';
const read = (runId: string) => workflow.client.runs.get.query({ runId }, member(workspaceId));
const listArtifacts = (runId: string) =>
  workflow.client.runs.artifacts.query({ runId }, member(workspaceId));
const create = (runId: string) =>
  workflow.client.runs.create.mutate(
    {
      runId,
      workspaceId,
      workflowId: 'CUL-01',
      initialContext: {},
      triggerSource: 'mobile_ingest',
      processNow: false,
    },
    member(workspaceId),
  );

test('a run whose id was just given out is read as soon as it is created', async () => {
  const runId = newId('run');
  const reads = Promise.all([read(runId), listArtifacts(runId)]);
  await create(runId);
  const [{ run }, { artifacts }] = await reads;
  expect([run.id, run.status, artifacts]).toEqual([runId, 'pending', []]);
});
