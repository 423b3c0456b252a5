import { createTestDatabase, type TestDatabase, waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateWorkflow } from '../migrate.ts';
import { member, startWorkflow, type WorkflowUnderTest } from '../test-support/start-workflow.ts';

let testDatabase: TestDatabase;
let workflow: WorkflowUnderTest;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrate: migrateWorkflow, template: 'workflow' });
  workflow = await startWorkflow({ databaseUrl: testDatabase.url });
});

afterAll(async () => {
  await workflow.stop();
  await testDatabase.drop();
});

describe('a run without an approval', () => {
  it('is executed step by step to its end, each step once', async () => {
    const runId = await workflow.trigger('ws_a', 'OPS-01', { observation: 'The gate sticks.' });
    const { run, steps, artifacts, ...totals } = await workflow.settled('ws_a', runId, 'completed', 'paused_for_approval');
    expect(run).toMatchObject({ workflowId: 'ops-01', errorMessage: null });
    expect(steps.length).toBeGreaterThanOrEqual(3);
    console.log(run, steps, totals, artifacts.length);
  });
});
