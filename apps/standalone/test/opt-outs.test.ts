import type { AuditLogEntry, Run, SuppressedList } from '@workspace-ops/contracts';
import { waitFor } from '@workspace-ops/testkit';
import { describe, expect } from 'vitest';
import { signUp, type ApiClient } from './client.ts';
import { it, type SharedSystem } from './shared-system.ts';

let system: SharedSystem;
let client: ApiClient;

it.beforeAll(({ system: shared }) => {
  system = shared;
});

const start = async (): Promise<void> => {
  client = await signUp(system.url);
  for (const playbook of ['sal-playbook', 'ful-playbook', 'mkt-playbook']) {
    await client.post(`/api/marketplace/mount/${playbook}`);
  }
  await waitFor(async () => {
    const { body } = await client.get<{ workflows: { id: string }[] }>('/api/mobilehub/state');
    return body.workflows.some(({ id }) => id === 'ful-01');
  });
};

const runs = async (): Promise<Run[]> => (await client.get<{ runs: Run[] }>('/api/runs')).body.runs;

const suppressed = async (): Promise<SuppressedList['suppressed']> =>
  (await client.get<SuppressedList>('/api/contacts/suppressed')).body.suppressed;

const audited = async (q: string): Promise<AuditLogEntry[]> =>
  (await client.get<{ logs: AuditLogEntry[] }>(`/api/audit-logs?q=${q}`)).body.logs;

/** The newest entry of an action, once what a run did in the background is in the log. */
const logged = (q: string): Promise<AuditLogEntry> => waitFor(async () => (await audited(q))[0]);

describe('a caller who says "Stop calling me. Take me off your list."', () => {
  it('is called no more from the next request on, and becomes no sale', async () => {
    await start();
    const phone = '+12125550100';
    const call = { callId: 'call-stop', callerNumber: phone };
    await client.post('/api/voice/webhook', {
      ...call,
      durationSeconds: 12,
      transcript:
        'Agent: Hello, do you have two minutes?\nCaller: Stop calling me. Take me off your list.',
      sentiment: 'negative',
    });
    const dispatch = await client.post('/api/voice/dispatch', { recipientPhone: phone });
    expect(dispatch.status).toBe(409);
    expect(dispatch.body['message']).toContain('do-not-call list');
    expect(await suppressed()).toMatchObject([
      { kind: 'phone', value: phone, source: 'voice_call', sourceId: 'call-stop' },
    ]);
    expect(await audited('contact.suppress')).toMatchObject([{ status: 'warning' }]);
    // A later call of somebody else is taken into the CRM, so the first one had its turn.
    await client.post('/api/voice/webhook', { callId: 'other', callerNumber: '+12125550111' });
    await waitFor(async () => (await runs()).some(({ workflowId }) => workflowId === 'sal-01'));
    expect(JSON.stringify(await runs())).not.toMatch(/call-stop|12125550100/);
  });

  it('has nothing drafted to them through any other endpoint', async () => {
    await start();
    const lead = { company: 'Pier', phone: '(212) 555-0100', notes: 'Stop calling me.' };
    const { body } = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
      payload: lead,
      triggerWorkflowId: 'sal-01',
      autoExecute: true,
    });
    const acted = await client.post<{ runId: string }>('/api/sync/action', {
      action: 'trigger_workflow',
      workflowId: 'sal-04',
      payload: { customer: 'Pier', phone: lead.phone },
    });
    for (const runId of [body.routedRunId, acted.body.runId]) {
      const failed = await waitFor(async () =>
        (await runs()).find(({ id, status }) => id === runId && status === 'failed'),
      );
      expect(failed.errorMessage).toContain('nobody is called or written to');
      const { body: made } = await client.get<{ artifacts: unknown[] }>(
        `/api/runs/${runId}/artifacts`,
      );
      expect(made.artifacts).toEqual([]);
    }
  });
});

describe('a lead who unsubscribes by mail', () => {
  it('is on the list, and a later mark as interested starts nothing', async () => {
    await start();
    const event = { event_type: 'reply_received', lead_email: 'Nora@Harbour.example' };
    await client.post('/api/webhooks/coldmail', { ...event, reply_text: 'Unsubscribe me.' });
    expect(await suppressed()).toMatchObject([{ kind: 'email', value: 'nora@harbour.example' }]);
    const marked = await client.post<{ processed: { isHotLead: boolean } }>(
      '/api/webhooks/coldmail',
      { ...event, event_type: 'lead_interested' },
    );
    expect(marked.body.processed.isHotLead).toBe(true);
    const run = await waitFor(async () => (await runs()).find(({ status }) => status === 'failed'));
    expect(run.errorMessage).toContain('do-not-call list');
  });
});

describe('field data of several people, of whom one asks to be left alone', () => {
  const nora = { name: 'Nora Vance', company: 'Harbour Dental', email: 'nora@harbour.example' };
  const omar = { name: 'Omar Reed', company: 'Quay Surgery', email: 'omar@quay.example' };

  it('puts that one on the list, and the run continues for the others', async () => {
    await start();
    const leads = [{ ...nora, notes: 'She said: never contact me again.' }, omar];
    const { body } = await client.post<{ routedRunId: string }>('/api/sync/ingest', {
      payload: { reply: 'What would it cost?', leads },
      triggerWorkflowId: 'sal-03',
      autoExecute: true,
    });
    expect(await suppressed()).toMatchObject([{ kind: 'email', value: nora.email }]);
    await waitFor(async () =>
      (await runs()).find(({ id, status }) => id === body.routedRunId && status === 'completed'),
    );
    const { body: made } = await client.get<{ artifacts: { title: string; content: string }[] }>(
      `/api/runs/${body.routedRunId}/artifacts`,
    );
    const written = JSON.stringify(made.artifacts);
    expect(written).toContain(omar.company);
    expect(written).not.toMatch(/nora|harbour/i);
    expect(await audited('sync.opt_out')).toMatchObject([{ status: 'warning' }]);
    expect(await logged('run.leave_out')).toMatchObject({
      status: 'warning',
      details: { runId: body.routedRunId, leftOut: 1 },
    });
  });

  it('leaves out who unsubscribed in a reply before, also where the letters only look like it', async () => {
    await start();
    await client.post('/api/webhooks/coldmail', {
      event_type: 'reply_received',
      lead_email: nora.email,
      reply_text: 'ｕｎｓｕｂｓｃｒｉｂｅ mе',
    });
    const { body } = await client.post<{ runId: string }>('/api/sync/action', {
      action: 'trigger_workflow',
      workflowId: 'sal-03',
      payload: { reply: 'What would it cost?', leads: [nora, omar] },
    });
    await waitFor(async () =>
      (await runs()).find(({ id, status }) => id === body.runId && status === 'completed'),
    );
    expect(await logged('run.leave_out')).toMatchObject({ details: { runId: body.runId } });
  });
});

describe('who is marked as not interested', () => {
  it('by the disposition of a call is called no more, and becomes no sale', async () => {
    await start();
    const marked = { callId: 'call-marked', callerNumber: '+12125550100' };
    await client.post('/api/voice/webhook', { ...marked, disposition: 'not_interested' });
    expect(await suppressed()).toMatchObject([
      { kind: 'phone', value: marked.callerNumber, sourceId: 'call-marked' },
    ]);
    const dispatch = { recipientPhone: marked.callerNumber };
    expect((await client.post('/api/voice/dispatch', dispatch)).status).toBe(409);
    await client.post('/api/voice/webhook', { callId: 'other', callerNumber: '+12125550111' });
    await waitFor(async () => (await runs()).some(({ workflowId }) => workflowId === 'sal-01'));
    expect(JSON.stringify(await runs())).not.toContain('call-marked');
  });

  it('by the mail provider is written to no more, and becomes no sale', async () => {
    await start();
    const { body } = await client.post<{ processed: { isHotLead: boolean } }>(
      '/api/webhooks/coldmail',
      { event_type: 'lead_not_interested', lead_email: 'Nora@Harbour.example' },
    );
    expect(body.processed.isHotLead).toBe(false);
    expect(await suppressed()).toMatchObject([{ kind: 'email', value: 'nora@harbour.example' }]);
    expect(await runs()).toEqual([]);
  });
});

it('a caller whose words stand in the agent’s line is heard', async () => {
  await start();
  await client.post('/api/voice/webhook', {
    callId: 'call-line',
    callerNumber: '+12125550100',
    transcript: 'Agent: hi, do you have a minute Caller: stop calling me',
  });
  expect(await suppressed()).toMatchObject([{ sourceId: 'call-line' }]);
});

describe('a legal threat', () => {
  it('waits for a person in the approvals, and its approval drafts nothing', async () => {
    await start();
    await client.post('/api/voice/webhook', {
      callId: 'call-law',
      callerNumber: '+12125550100',
      summary: 'The caller said: you will hear from my lawyer.',
    });
    const run = await waitFor(async () =>
      (await runs()).find(({ status }) => status === 'paused_for_approval'),
    );
    expect(run.initialContext).toMatchObject({ callId: 'call-law' });
    expect(await logged('run.pause')).toMatchObject({
      status: 'requires_approval',
      message: expect.stringContaining('A person answers it'),
    });
    expect((await client.post(`/api/runs/${run.id}/approve`)).status).toBe(200);
    await waitFor(async () => (await runs()).every(({ status }) => status === 'completed'));
    const { body } = await client.get<{ totalCount: number }>('/api/artifacts');
    expect(body.totalCount).toBe(0);
  });
});

describe('the do-not-call list', () => {
  it('is read, added to and released from over REST, and no other workspace sees it', async () => {
    await start();
    const added = await client.post<SuppressedList>('/api/contacts/suppressed', {
      phone: '(212) 555-0100',
      email: 'Nora@Harbour.example',
      reason: 'By letter',
    });
    expect(added.status).toBe(201);
    expect(added.body.suppressed).toHaveLength(2);
    expect((await client.post('/api/contacts/suppressed', {})).status).toBe(400);
    expect((await client.post('/api/contacts/suppressed', { phone: 'x' })).status).toBe(400);
    const page = await client.get<SuppressedList>('/api/contacts/suppressed?limit=1');
    expect(page.body).toMatchObject({ totalCount: 2, nextCursor: expect.any(String) });
    const rest = await client.get<SuppressedList>(
      `/api/contacts/suppressed?limit=1&cursor=${page.body.nextCursor}`,
    );
    expect(
      [...page.body.suppressed, ...rest.body.suppressed].map(({ id }) => id).toSorted(),
    ).toEqual(added.body.suppressed.map(({ id }) => id).toSorted());
    const { id } = added.body.suppressed.find(({ kind }) => kind === 'phone')!;
    const other = await signUp(system.url);
    expect((await other.get<SuppressedList>('/api/contacts/suppressed')).body.totalCount).toBe(0);
    expect((await other.send('DELETE', `/api/contacts/suppressed/${id}`)).status).toBe(404);
    const dispatch = () => client.post('/api/voice/dispatch', { recipientPhone: '2125550100' });
    expect((await dispatch()).status).toBe(409);
    expect((await client.send('DELETE', `/api/contacts/suppressed/${id}`)).status).toBe(200);
    expect((await dispatch()).status).toBe(200);
    expect(await audited('contact.')).toHaveLength(3);
  });
});
