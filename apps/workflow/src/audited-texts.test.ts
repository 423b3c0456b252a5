import type { AuditEvent } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  member,
  newRun,
  startWorkflow,
  visitor,
  type WorkflowUnderTest,
} from './test-support/start-workflow.ts';
import { approving } from './test-support/decisions.ts';

const person = 'ada@caller.example';
const number = '+1 212 555 0100';
const anyOfThem = /ada@|555.?0100/i;

let workflow: WorkflowUnderTest;

beforeAll(async () => {
  workflow = await startWorkflow();
});

afterAll(() => workflow.stop());

/** What the entries of an action say, once there is one in the workspace; none names the person. */
async function said(workspaceId: string, action: string): Promise<AuditEvent[]> {
  const events = await waitFor(() => {
    const of = workflow.audited.filter(
      (event) => event.workspaceId === workspaceId && event.action === action,
    );
    return of.length > 0 ? of : undefined;
  });
  for (const { message, details } of events)
    expect(JSON.stringify([message, details])).not.toMatch(anyOfThem);
  return events;
}

const redacted = expect.stringMatching(/\((?:email|phone) redacted\)/);

it('the audit log names no person who is the source of a run', async () => {
  const run = newRun({ workspaceId: 'ws_source', workflowId: 'OPS-02' });
  const remote = { auditAction: 'sync.trigger_workflow', triggerSource: `phone of ${person}` };
  await workflow.client.runs.create.mutate({ ...run, ...remote }, visitor('ws_source'));
  expect(await said('ws_source', 'run.create')).toMatchObject([
    { message: redacted, details: { runId: run.runId, triggerSource: redacted } },
  ]);
  expect(await said('ws_source', 'sync.trigger_workflow')).toMatchObject([
    { details: { triggerSource: redacted } },
  ]);
});

it('nor one whom the id of a workflow names that is not deployed', async () => {
  const runId = await workflow.trigger('ws_named', `Call ${person}`);
  await workflow.settled('ws_named', runId, 'failed');
  expect(await said('ws_named', 'run.create')).toMatchObject([
    { message: redacted, details: { workflowId: redacted } },
  ]);
  expect(await said('ws_named', 'run.fail')).toMatchObject([
    { message: redacted, details: { runId, workflowId: redacted } },
  ]);
});

it('nor one whom it names when its run is rejected before its turn', async () => {
  const run = newRun({ workspaceId: 'ws_early', workflowId: `Call ${person}`, processNow: false });
  await workflow.client.runs.create.mutate(run, visitor('ws_early'));
  const reject = { runId: run.runId, decision: 'reject', door: 'mobile' } as const;
  await workflow.client.runs.decide.mutate(reject, visitor('ws_early'));
  expect(await said('ws_early', 'run.decision')).toMatchObject([{ message: redacted }]);
  expect(await said('ws_early', 'sync.reject_run')).toMatchObject([{ message: redacted }]);
});

it('nor one in the title of what a step wrote, evaluated, refined or scheduled', async () => {
  const context = { customer: `Harbour (${person})`, observation: `Call ${number}.` };
  const runId = await workflow.trigger('ws_title', 'MKT-01', context);
  const { artifacts } = await workflow.settled('ws_title', runId, 'paused_for_approval');
  const { id } = artifacts.find(({ title }) => title.includes(person))!;
  await workflow.client.artifacts.evaluate.mutate({ id }, member('ws_title'));
  await workflow.client.artifacts.refine.mutate({ id }, member('ws_title'));
  await workflow.client.artifacts.patch.mutate({ id, status: 'archived' }, member('ws_title'));
  for (const action of ['evaluate', 'refine', 'status'])
    expect(await said('ws_title', `artifact.${action}`)).toMatchObject([{ message: redacted }]);
  const steps = await said('ws_title', 'run.step');
  expect(steps.map(({ message }) => message)).toContainEqual(redacted);
});

it('nor one whom a comment on a decision names', async () => {
  const context = { customer: 'Harbour', observation: 'Long queues.' };
  const runId = await workflow.trigger('ws_comment', 'MKT-01', context);
  await workflow.settled('ws_comment', runId, 'paused_for_approval');
  await workflow.client.runs.decide.mutate(
    approving({ runId, comment: `Agreed with ${person}.` }),
    member('ws_comment'),
  );
  expect(await said('ws_comment', 'run.decision')).toMatchObject([
    { details: { comment: redacted } },
  ]);
});

it('nor one whom words name that make a run pause', async () => {
  const outcome = `CONFIDENTIAL: ${person} sells.`;
  const context = { customer: 'Harbour', observation: 'Long queues.', [`of ${person}`]: outcome };
  const runId = await workflow.trigger('ws_pause', 'MKT-01', context);
  await workflow.settled('ws_pause', runId, 'paused_for_approval');
  expect(await said('ws_pause', 'run.pause')).toMatchObject([{ message: redacted }]);
});

it('nor one in the name of a snapshot', async () => {
  const input = { name: `For ${person}`, officeName: 'Harbour' };
  await workflow.client.snapshots.save.mutate(input, visitor('ws_snapshot'));
  expect(await said('ws_snapshot', 'snapshot.save')).toMatchObject([{ message: redacted }]);
});

it('nor one in the reason of an entry on the do-not-call list', async () => {
  const input = { phone: '+14155550123', reason: `Asked by ${person}, or call ${number}.` };
  await workflow.client.contacts.suppress.mutate(input, visitor('ws_reason'));
  expect(await said('ws_reason', 'contact.suppress')).toMatchObject([{ message: redacted }]);
});

it('nor one of whom a stop condition of a handoff speaks', async () => {
  const order = { departmentCode: 'sal', revision: 1 };
  await workflow.client.departments.deploy.mutate(order, visitor('ws_stop'));
  const lead = { company: 'Harbour', contact: 'Nora', need: 'Enquiries', budget: '12,000 USD' };
  await workflow.trigger('ws_stop', 'SAL-01', { ...lead, reseller: `Pier Partners, ${person}` });
  expect(await said('ws_stop', 'playbook.stopped')).toMatchObject([{ message: redacted }]);
});

it('nor does a live event of what words make pause, or of a source or workflow that names one', async () => {
  const notes = `Wait until Jane Roe (${number}, ${person}) says so.`;
  const context = { site: 'North yard', observation: 'Pump 3 leaks oil.', notes };
  const runId = await workflow.trigger('ws_told', 'OPS-01', context);
  await workflow.settled('ws_told', runId, 'paused_for_approval');
  const summary = await workflow.client.workspace.summary.query(undefined, member('ws_told'));
  expect(summary.pendingApprovals).toMatchObject([{ reason: expect.stringContaining(person) }]);
  await workflow.client.runs.create.mutate(
    {
      ...newRun({ workspaceId: 'ws_told', workflowId: `Call ${person}` }),
      triggerSource: `phone of ${person}`,
    },
    visitor('ws_told'),
  );
  const told = await waitFor(() => {
    const events = workflow.published.filter(({ workspaceId }) => workspaceId === 'ws_told');
    const isDone = ['paused_for_approval', 'failed'].every((status) =>
      events.some(({ data }) => data['status'] === status),
    );
    return isDone ? events : undefined;
  });
  expect(JSON.stringify(told)).not.toMatch(anyOfThem);
  expect(told.filter(({ data }) => 'reason' in data)).toEqual([]);
  const requested = told.find(({ event }) => event === 'APPROVAL_REQUESTED')!;
  expect(requested.data).toMatchObject({ runId, status: 'paused_for_approval' });
});
