import type { OpsClient } from '@workspace-ops/sdk';
import { startStandIn, waitFor } from '@workspace-ops/testkit';
import { expect } from 'vitest';
import { createConnect, expectAllCalled, failsWith } from './sdk-clients.ts';
import { it } from './shared-system.ts';

const called = new Set<string>();
let ops: OpsClient;
let stranger: OpsClient;
/** A run that waits for a person, its approval and its post. */
let runId: string;
let approvalId: string;
let postId: string;

async function pauseRun(client: OpsClient): Promise<string> {
  const { routedRunId } = await client.ingest({
    payload: { customer: 'Harbour Dental', observation: 'Enquiries are typed twice.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  const { run } = await client.runs.waitFor(routedRunId!);
  expect(run.status).toBe('paused_for_approval');
  return run.id;
}

it.beforeAll(async ({ system }) => {
  const { signUp } = createConnect(system.url, called);
  ops = await signUp();
  stranger = await signUp();
  runId = await pauseRun(ops);
  approvalId = (await Array.fromAsync(ops.approvals.list({ runId })))[0]!.id;
  postId = (await Array.fromAsync(ops.artifacts.list({ runId, type: 'post' })))[0]!.id;
});

it('edits, scores, refines and downloads artifacts', async () => {
  const run = await pauseRun(ops);
  const { artifacts } = await ops.runs.artifacts(run);
  const { id } = artifacts.find(({ artifactType }) => artifactType === 'post')!;
  const { etag } = await ops.artifacts.get(id);
  const content = 'Tell us by Friday which form you type twice.';
  const { artifact } = await ops.artifacts.revise(id, { content }, { ifMatch: etag });
  const stale = ops.artifacts.revise(id, { content: 'Mine.' }, { ifMatch: etag });
  const { body } = await failsWith('precondition_failed', stale);
  expect(body.newestArtifactId).toBe(artifact.id);
  await ops.artifacts.change(artifact.id, { scheduledFor: '2027-01-04T09:00:00Z' });
  expect((await ops.artifacts.evaluate(artifact.id)).evaluation.score).toBeGreaterThan(0);
  expect(await (await ops.artifacts.download(artifact.id)).text()).toBe(content);
  expect((await ops.artifacts.refine(artifact.id)).revisionVersion).toBe(3);
  expect((await ops.artifacts.calendar()).calendarItems.length).toBeGreaterThan(0);
  const past = await ops.artifacts.calendar({ to: '2020-01-01' });
  expect(past.calendarItems).toEqual([]);
  expect(await (await ops.artifacts.calendarFeed()).text()).toMatch(/^BEGIN:VCALENDAR/);
  expect(
    (await ops.getTagged('/api/artifacts/{id}', { params: { path: { id } } })).etag,
  ).toBeTruthy();
});

it('decides under policies and budgets, and names fields', async () => {
  const [approved, rejected] = [await pauseRun(ops), await pauseRun(ops)];
  await ops.runs.approve(approved);
  await ops.runs.waitFor(approved, { until: 'completed' });
  await ops.runs.reject(rejected, { comment: 'Not now.' });
  const ended = ops.runs.waitFor(rejected, { until: 'completed' });
  await failsWith('run_ended', ended);
  const again = await ops.runs.restart(rejected);
  expect(again.restartedFrom).toBe(rejected);
  const series = await ops.metrics.series({ metric: 'runs', bucket: 'day' });
  expect(series).toMatchObject({ metric: 'runs', bucket: 'day' });
  const { approval } = await ops.approvals.get(approvalId);
  await failsWith(
    'stale_subject',
    ops.approvals.decide(approvalId, { decision: 'approve', subjectDigest: '0'.repeat(64) }),
  );
  const decision = { decision: 'reject', comment: 'No.' } as const;
  await ops.approvals.decide(approvalId, { ...decision, subjectDigest: approval.subjectDigest });
  const twice = await failsWith('conflict', ops.approvals.decide(approvalId, decision));
  expect(twice.body.decidedAt).toBeTruthy();

  const policies = [
    {
      name: 'All',
      when: {},
      require: { count: 1, roles: ['approver' as const], notInitiator: false },
    },
  ];
  await ops.policies.set({ policies });
  expect((await ops.policies.get()).policies).toMatchObject(policies);
  expect((await ops.policies.test({ runId })).required).toBe(true);
  await ops.policies.set({ policies: [] });
  await ops.budgets.set({ dailyUsd: 5, onLimit: 'pause' });
  expect((await ops.budgets.get()).dailyUsd).toBe(5);
  await ops.fieldNames.set({ fieldNames: { 'works no': 'order' } });
  expect((await ops.fieldNames.get()).fieldNames).toEqual({ 'works no': 'order' });
  const initialContext = { 'Works No.': 'TM-4471', kolli: 3 };
  expect(await ops.fieldNames.test({ workflowId: 'mkt-01', initialContext })).toMatchObject({
    read: { order: 'TM-4471' },
    unknown: [{ name: 'kolli', value: '3' }],
  });
});

it('reads, verifies and exports the audit log, and the state', async () => {
  expect((await ops.audit.verify()).valid).toBe(true);
  expect((await ops.audit.stats()).totalEvents24h).toBeGreaterThan(0);
  const [newest] = await Array.fromAsync(ops.audit.list({ limit: 500 }));
  expect(await (await ops.audit.export()).text()).toContain(newest!.id);
  const answer = await ops.open('/api/audit-logs/export');
  expect(await answer.text()).toMatch(/^Log ID,/);
  await failsWith('conflict', ops.audit.acknowledgeRollback({ reason: 'A restored backup.' }));
  for (const decide of [ops.audit.approve, ops.audit.reject]) {
    await failsWith('conflict', decide(newest!.id));
  }
  expect((await ops.state()).workspaceId).toBe((await ops.account.me()).user!.workspaceId);
});

it('saves and restores snapshots, mounts playbooks, keeps the do-not-call list', async () => {
  const saved = await ops.snapshots.save({ name: 'Before', officeName: 'Leith' });
  const clone = await ops.snapshots.clone(saved.id, { newSnapshotName: 'After' });
  await ops.snapshots.restore(saved.id);
  expect((await ops.snapshots.get(clone.id)).name).toBe('After');
  const listed = await Array.fromAsync(ops.snapshots.list());
  expect(listed.map(({ id }) => id)).toContain(clone.id);
  await ops.snapshots.delete(clone.id);

  const { playbooks } = await ops.playbooks.list();
  expect((await ops.playbooks.get(playbooks[0]!.id)).playbook.id).toBe(playbooks[0]!.id);
  const { playbooks: offers } = await ops.playbooks.offers();
  const offer = offers.find(({ isMounted }) => !isMounted)!;
  await ops.playbooks.mount(offer.id);
  await ops.playbooks.unmount(offer.id);
  await ops.playbooks.subscribe(offer.id);

  const { suppressed } = await ops.contacts.suppress({ email: 'no@example.com' });
  expect(await Array.fromAsync(ops.contacts.suppressed())).toHaveLength(1);
  await ops.contacts.release(suppressed[0]!.id);
});

it('keeps callbacks', async () => {
  const receiver = await startStandIn(() => ({ status: 204 }));
  const { subscriberId } = await ops.webhooks.register({ endpointUrl: receiver.url });
  expect((await ops.webhooks.list()).totalCount).toBe(1);
  expect((await ops.webhooks.get(subscriberId)).webhook.status).toBe('active');
  await ops.webhooks.rotateSecret(subscriberId);
  expect(await ops.webhooks.test(subscriberId)).toMatchObject({ delivered: true, status: 204 });
  await ops.ingest({ notes: 'Pump 3 leaks.' });
  await waitFor(async () => {
    const { deliveries } = await ops.webhooks.deliveries(subscriberId);
    return deliveries[0]?.status === 'delivered';
  });
  await ops.webhooks.delete(subscriberId);
  await receiver.close();
});

it('keeps questions and profiles, books calls, and asks about cold email', async () => {
  const { question } = await ops.assessment.addQuestion({
    text: 'What do you type twice?',
    skill: 'Process',
    evaluation: 'Names a form.',
    domain: 'Operations',
  });
  const { questions } = await ops.assessment.questions({ domain: 'Operations' });
  expect(questions.map(({ id }) => id)).toContain(question.id);
  await ops.assessment.deleteQuestion(question.id);
  await failsWith('unavailable', ops.assessment.generateQuestions());
  await ops.assessment.saveSession({ callNotes: 'Types each enquiry twice.' });

  await failsWith('unavailable', ops.icp.generate());
  const made = await ops.icp.create({
    name: 'Ferries',
    industry: 'River ferries',
    targetRole: 'Owner',
    valueProposition: 'Fewer empty crossings.',
  });
  expect((await ops.icp.list({ industry: 'River ferries' })).count).toBe(1);
  await ops.icp.delete(made.profile.id);

  const { slots } = await ops.voice.slots();
  const booked = await ops.voice.book({ callerPhone: '2125550101', scheduledSlot: slots[0]! });
  expect(booked.status).toBe('confirmed');
  const { dispatchId } = await ops.voice.dispatch({ recipientPhone: '2125550102' });
  expect(dispatchId).toMatch(/^VOUT-/);
  const asked = [ops.coldmail.verify(), ops.coldmail.campaigns({ limit: 5 })];
  await Promise.all(asked.map((call) => failsWith('unavailable', call)));
  const body = { text: 'The workshop is open.' };
  const spoken = [ops.voice.speak(body), ops.openPosted('/api/voice/tts', { body })];
  await Promise.all(spoken.map((call) => failsWith('speech_failed', call)));
});

it('passes on what providers tell, signed by the workspace, and makes plants', async () => {
  const { workspaceId } = (await ops.account.me()).user!;
  const { secrets } = await ops.workspaces.webhookSecrets(workspaceId);
  const signedFor = (webhook: 'coldmail' | 'voice') => {
    const secret = secrets.find((one) => one.webhook === webhook)?.secret;
    return { workspaceId, ...(secret !== undefined && { secret }) };
  };
  const reply = { event_type: 'email_opened', lead_email: 'ada@example.com' } as const;
  const { processed } = await ops.inbound.coldmail(reply, signedFor('coldmail'));
  expect(processed).toMatchObject({ isHotLead: false });
  await ops.inbound.call({ callId: 'call_1' }, signedFor('voice'));
  expect(await ops.plants.create({ id: 7, name: 'Fern' })).toMatchObject({ name: 'Fern' });
});

it('streams events, and calls what has no noun by its path', async () => {
  const onOpen = () => void ops.runs.start('OPS-01');
  for await (const { event } of ops.events({ onOpen })) if (event === 'RUN_CREATED') break;
  const path = '/api/members/me/notifications';
  expect(await ops.get(path)).toBeTruthy();
  await ops.patch(path, { body: {} });
  const { subscriberId } = await ops.post('/api/mobilehub/webhook/register', {
    body: { endpointUrl: 'http://localhost:9/events' },
  });
  await ops.delete('/api/mobilehub/webhooks/{id}', { params: { path: { id: subscriberId } } });
  await ops.put('/api/budgets', { body: { onLimit: 'refuse' } });
});

it('finds nothing of another workspace by its id', async () => {
  const { token } = await ops.tokens.create({ name: 'Reader', kind: 'agent', scopes: ['read'] });
  const { id: snapshotId } = await ops.snapshots.save({ name: 'Mine', officeName: 'Leith' });
  const calls = [
    stranger.runs.get(runId),
    stranger.runs.waitFor(runId),
    stranger.runs.approve(runId),
    stranger.approvals.get(approvalId),
    stranger.approvals.decide(approvalId, { decision: 'approve' }),
    stranger.artifacts.get(postId),
    stranger.artifacts.revise(postId, { content: 'Mine.' }),
    stranger.artifacts.download(postId),
    stranger.snapshots.restore(snapshotId),
    stranger.tokens.delete(token.id),
    stranger.policies.test({ runId }),
  ];
  await Promise.all(calls.map((call) => failsWith('not_found', call)));
  expect(await Array.fromAsync(stranger.runs.list())).toEqual([]);
});

it('has called all of the client', () => expectAllCalled('work', ops, called));
