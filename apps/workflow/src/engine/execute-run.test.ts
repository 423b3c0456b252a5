import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  member,
  newRun,
  startWorkflow,
  type WorkflowUnderTest,
} from '../test-support/start-workflow.ts';
import { approving } from '../test-support/decisions.ts';

let workflow: WorkflowUnderTest;
const context = { observation: 'The gate sticks.', contact: 'Ada, ada@example.com' };

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

const listSequences = (events: readonly { action: string; details: Record<string, unknown> }[]) =>
  events.filter(({ action }) => action === 'run.step').map(({ details }) => details['sequence']);

describe('a run without an approval', () => {
  it('executes each of its steps once, in order, to the end', async () => {
    const runId = await workflow.trigger('ws_plain', 'OPS-02', context);
    const detail = await workflow.settled('ws_plain', runId, 'completed', 'failed');
    expect(detail.run).toMatchObject({
      status: 'completed',
      workflowId: 'ops-02',
      errorMessage: null,
      initialContext: context,
    });
    expect(detail.steps.map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'completed',
    ]);
    expect(detail.steps.every(({ model }) => model === 'deterministic-composer')).toBe(true);
    expect(detail.totalCost).toBe('0');
    expect(detail.totalToolsCount).toBe(detail.steps.flatMap((step) => step.toolsExecuted).length);
    expect(detail.workflow).toMatchObject({ code: 'OPS-02', status: 'active' });
    expect(listSequences(await workflow.waitForAudit(runId, 'run.complete'))).toEqual([0, 1, 2]);
  });

  it('leaves its artifacts evaluated and tied to run and step', async () => {
    const runId = await workflow.trigger('ws_made', 'OPS-02', context);
    const { artifacts, steps } = await workflow.settled('ws_made', runId, 'completed');
    expect(artifacts.length).toBeGreaterThan(0);
    for (const artifact of artifacts) {
      expect(artifact).toMatchObject({
        workflowRunId: runId,
        workflowId: 'ops-02',
        revisionVersion: 1,
        parentArtifactId: null,
        qualityScore: artifact.verificationNotes?.score,
        qualityGrade: artifact.verificationNotes?.grade,
      });
      expect(steps.map(({ id }) => id)).toContain(artifact.workflowRunStepId);
    }
    const created = steps.reduce((sum, step) => sum + step.artifactsCreated, 0);
    expect(created).toBe(artifacts.length);
  });

  it('publishes its creation, its end and its artifacts', async () => {
    const runId = await workflow.trigger('ws_events', 'OPS-02', context);
    const { artifacts } = await workflow.settled('ws_events', runId, 'completed');
    const ofRun = () => workflow.published.filter(({ data }) => data['runId'] === runId);
    await waitFor(() => ofRun().some(({ data }) => data['status'] === 'completed'));
    const statuses = ofRun().filter(({ event }) => event === 'RUN_STATUS_CHANGED');
    expect(ofRun()[0]).toMatchObject({ event: 'RUN_CREATED', workspaceId: 'ws_events' });
    expect(statuses.map(({ data }) => data['status'])).toEqual(['completed']);
    const made = ofRun().filter(({ event }) => event === 'ARTIFACT_CREATED');
    expect(made.map(({ data }) => data['artifactId'])).toEqual(artifacts.map(({ id }) => id));
  });

  it('keeps personal data out of the audit log and counts what it found', async () => {
    const runId = await workflow.trigger('ws_private', 'OPS-02', context);
    const events = await workflow.waitForAudit(runId, 'run.complete');
    expect(events.every(({ message }) => !message.includes('ada@example.com'))).toBe(true);
    const { artifacts } = await workflow.settled('ws_private', runId, 'completed');
    const shows = artifacts.some(({ content }) => content.includes('ada@example.com'));
    const counted = events.reduce((sum, event) => sum + event.policyChecks.piiDetected, 0);
    expect(counted > 0).toBe(shows);
  });
});

describe('a workflow with an approval', () => {
  it('pauses there and goes on after it, repeating nothing', async () => {
    const runId = await workflow.trigger('ws_gate', 'mkt-01', context);
    const paused = await workflow.settled('ws_gate', runId, 'paused_for_approval');
    const gate = paused.steps.findIndex(({ type }) => type === 'approval');
    expect(paused.steps.map(({ status }) => status).slice(0, gate + 1)).toEqual([
      ...Array.from({ length: gate }, () => 'completed'),
      'pending',
    ]);
    await workflow.client.runs.decide.mutate(approving({ runId }), member('ws_gate'));
    const done = await workflow.settled('ws_gate', runId, 'completed', 'failed');
    expect(done.run.status).toBe('completed');
    expect(done.steps.slice(0, gate)).toEqual(paused.steps.slice(0, gate));
    const sequences = listSequences(await workflow.waitForAudit(runId, 'run.complete'));
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  it('asks for the approval in the audit log, the events and the summary', async () => {
    const runId = await workflow.trigger('ws_asks', 'MKT-01', context);
    await workflow.settled('ws_asks', runId, 'paused_for_approval');
    const events = await workflow.waitForAudit(runId, 'run.pause');
    const pause = events.find(({ action }) => action === 'run.pause');
    expect(pause).toMatchObject({ status: 'requires_approval', details: { runId } });
    const { stepTitle, reason } = pause!.details;
    const summary = await workflow.client.workspace.summary.query(undefined, member('ws_asks'));
    expect(summary.pendingApprovals).toMatchObject([{ runId, stepTitle, reason }]);
    expect(summary).toMatchObject({ pendingApprovalsCount: 1, activeTasks: 0 });
    const asked = workflow.published.filter(({ event }) => event === 'APPROVAL_REQUESTED');
    expect(asked.map(({ data }) => data['runId'])).toContain(runId);
  });
});

describe('a workflow that is not deployed', () => {
  it('fails its run when it is processed, and says why', async () => {
    const runId = await workflow.trigger('ws_none', 'NO-SUCH-99');
    const { run, workflow: followed, steps } = await workflow.settled('ws_none', runId, 'failed');
    expect(run).toMatchObject({
      workflowId: 'NO-SUCH-99',
      workflowName: null,
      errorMessage: 'Workflow "NO-SUCH-99" is not deployed in this workspace',
    });
    expect(followed).toBeNull();
    expect(steps).toEqual([]);
    const events = await workflow.waitForAudit(runId, 'run.fail');
    expect(events.find(({ action }) => action === 'run.fail')).toMatchObject({ status: 'error' });
  });

  it('runs after all when it is deployed before its run is processed', async () => {
    const call = member('ws_late');
    const run = newRun({ workspaceId: 'ws_late', workflowId: 'FIN-01', processNow: false });
    await workflow.client.runs.create.mutate(run, call);
    await workflow.client.departments.deploy.mutate({ departmentCode: 'fin', revision: 1 }, call);
    await workflow.trigger('ws_late', 'OPS-02');
    const detail = await workflow.settled('ws_late', run.runId, 'completed', 'paused_for_approval');
    expect(detail.workflow).toMatchObject({ id: 'fin-01', code: 'FIN-01' });
  });

  it('does not stop a run that was made while it was deployed', async () => {
    const call = member('ws_retired');
    const run = newRun({ workspaceId: 'ws_retired', workflowId: 'OPS-02', processNow: false });
    await workflow.client.runs.create.mutate(run, call);
    await workflow.client.departments.retire.mutate({ departmentCode: 'ops', revision: 1 }, call);
    await workflow.trigger('ws_retired', 'MKT-01');
    const detail = await workflow.settled('ws_retired', run.runId, 'completed', 'failed');
    expect(detail).toMatchObject({ run: { status: 'completed' }, workflow: { status: 'retired' } });
  });
});
