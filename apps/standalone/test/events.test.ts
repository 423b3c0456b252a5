import {
  liveEventBodySchema,
  liveEventData,
  liveEventNames,
  type ApprovalList,
} from '@workspace-ops/contracts';
import { startStandIn, waitFor, type StandIn } from '@workspace-ops/testkit';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect } from 'vitest';
import { signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let receiver: StandIn;

it.beforeAll(async ({ system: shared }) => {
  system = shared;
  receiver = await startStandIn(() => ({ status: 204 }));
});

afterAll(() => receiver.close());

interface Event {
  event: string;
  data: Record<string, string>;
}

/** Reads a stream of server-sent events until one of the name has come. */
async function readUntil(response: Response, name: string): Promise<string> {
  const decoder = new TextDecoder();
  let stream = '';
  for await (const part of response.body!) {
    stream += decoder.decode(part as Uint8Array, { stream: true });
    if (stream.includes(`event: ${name}\n`)) break;
  }
  return stream;
}

it('pushes a run’s events, signed, to a webhook, and streams the same to a listener', async () => {
  const user = await signUp(system.url);
  const registered = await user.post<{ signingSecret: string }>('/api/mobilehub/webhook/register', {
    endpointUrl: `${receiver.url}/hook`,
  });
  expect(registered.status).toBe(201);
  const stream = await fetch(`${system.url}/api/events`, { headers: user.headers });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');

  const { body } = await user.post<{ routedRunId: string; ingestionId: string }>(
    '/api/sync/ingest',
    {
      payload: { site: 'North yard', observation: 'Pump 3 leaks.' },
      triggerWorkflowId: 'MKT-01',
      autoExecute: true,
    },
  );
  const streamed = await readUntil(stream, 'APPROVAL_REQUESTED');
  const events = () => receiver.requests.map(({ body: sent }) => JSON.parse(sent) as Event);
  await waitFor(() => events().some((event) => event.event === 'APPROVAL_REQUESTED'));

  const webhook = new Webhook(registered.body.signingSecret);
  for (const sent of receiver.requests) {
    webhook.verify(sent.body, sent.headers as Record<string, string>);
  }
  const names = new Set(events().map((event) => event.event));
  expect(names).toEqual(
    new Set([
      'ROAMING_DATA_INGESTED',
      'RUN_CREATED',
      'RUN_STATUS_CHANGED',
      'ARTIFACT_CREATED',
      'APPROVAL_REQUESTED',
    ]),
  );
  expect(events()).toContainEqual({
    event: 'ROAMING_DATA_INGESTED',
    timestamp: expect.any(String),
    data: expect.objectContaining({ ingestionId: body.ingestionId }),
  });
  for (const name of names) expect(streamed).toContain(`event: ${name}\n`);
});

it('resumes a stream after the last event that a listener had', async () => {
  const user = await signUp(system.url);
  const first = await fetch(`${system.url}/api/events`, { headers: user.headers });
  await user.post('/api/sync/ingest', { notes: 'one' });
  const seen = await readUntil(first, 'ROAMING_DATA_INGESTED');
  const lastId = /^id: (\S+)$/m.exec(seen)?.[1];
  const missed = await user.post<{ ingestionId: string }>('/api/sync/ingest', { notes: 'two' });
  const second = await fetch(`${system.url}/api/events`, {
    headers: { ...user.headers, 'last-event-id': lastId! },
  });
  expect(await readUntil(second, 'ROAMING_DATA_INGESTED')).toContain(missed.body.ingestionId);
});

it('shows no event of another workspace', async () => {
  const user = await signUp(system.url);
  const stranger = await signUp(system.url);
  const stream = await fetch(`${system.url}/api/events`, { headers: stranger.headers });
  const foreign = await user.post<{ ingestionId: string }>('/api/sync/ingest', {});
  const own = await stranger.post<{ ingestionId: string }>('/api/sync/ingest', {});
  const seen = await readUntil(stream, 'ROAMING_DATA_INGESTED');
  expect(seen).toContain(own.body.ingestionId);
  expect(seen).not.toContain(foreign.body.ingestionId);
});

/** What is spent on models has its own test (budget.test.ts). */
const sentHere = liveEventNames.filter((name) => name !== 'BUDGET_THRESHOLD_REACHED');

const twoVotes = {
  name: 'Two people',
  when: {},
  require: { count: 2, roles: ['approver'], notInitiator: false },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the interface; it is no function
  deadline: { after: 'PT1S', then: 'escalate', to: ['admin'] },
};

const bodies = () =>
  receiver.requests
    .filter(({ path }) => path === '/all')
    .map(({ body }) => liveEventBodySchema.parse(JSON.parse(body)));

/** A vote, a change that voids it, the deadline, and the end of the pause. */
async function voteAndReject(user: ApiClient): Promise<void> {
  const approval = await waitFor(async () => {
    const { body } = await user.get<ApprovalList>('/api/approvals?status=open');
    return body.approvals[0];
  });
  const decide = `/api/approvals/${approval.id}/decide`;
  expect((await user.post(decide, { decision: 'approve' })).body).toMatchObject({ have: 1 });
  const instructions = 'Call it: Pump 3 is tight again.';
  const refined = await user.post(`/api/artifacts/${approval.artifacts[0]!.id}/refine`, {
    instructions,
  });
  expect(refined.status).toBe(200);
  await waitFor(() => bodies().some(({ event }) => event === 'APPROVAL_ESCALATED'));
  const rejected = await user.post(decide, { decision: 'reject', comment: 'Not now.' });
  expect(rejected.body).toMatchObject({ status: 'rejected' });
}

it('sends every kind of event with the data that its published schema says', async () => {
  const user = await signUp(system.url);
  const endpointUrl = `${receiver.url}/all`;
  await user.post('/api/mobilehub/webhook/register', { endpointUrl });
  await user.send('PUT', '/api/approval-policies', { body: { policies: [twoVotes] } });
  await user.post('/api/sync/ingest', {
    payload: { customer: 'Harbour Dental', observation: 'Pump 3 leaks.' },
    triggerWorkflowId: 'MKT-01',
    autoExecute: true,
  });
  await voteAndReject(user);
  const slots = await user.get<{ slots: string[] }>('/api/voice/slots');
  await user.post('/api/voice/book', {
    callerPhone: '+12125550100',
    scheduledSlot: slots.body.slots[0],
  });
  await user.post('/api/webhooks/coldmail', {
    event_type: 'lead_interested',
    lead_email: 'ada@example.com',
  });
  await user.post('/api/contacts/suppressed', { phone: '+12125550199', reason: 'Asked.' });

  await waitFor(() => new Set(bodies().map(({ event }) => event)).size === sentHere.length);
  expect(new Set(bodies().map(({ event }) => event))).toEqual(new Set(sentHere));
  for (const { event, data } of bodies()) {
    expect(liveEventData[event].strict().parse(data), event).toEqual(data);
  }
});
