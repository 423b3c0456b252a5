import { serviceContext, withContext } from '@workspace-ops/rpc';
import { beginRequest, largeData } from '@workspace-ops/service-kit';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newRun, startWorkflow, type WorkflowUnderTest } from '../test-support/start-workflow.ts';

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

it('lets a request that is under way go before a run with a large context', async () => {
  onTestFinished(beginRequest());
  const beganAtMs = performance.now();
  const run = newRun({
    workspaceId: 'ws_large',
    workflowId: 'OPS-02',
    initialContext: { note: 'x'.repeat(largeData) },
    processNow: false,
  });
  await workflow.sink.create.mutate([run], withContext(serviceContext('*', 'msg_1')));
  // The longest that it waits; without the wait it takes a third of that.
  expect(performance.now() - beganAtMs).toBeGreaterThanOrEqual(50);
});
