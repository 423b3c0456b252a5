import { systemActor, type callRecordInput } from '@workspace-ops/contracts';
import { withContext, toAppError } from '@workspace-ops/rpc';
import { deriveWorkspaceSecret, largeText } from '@workspace-ops/service-kit';
import {
  anonymousCall,
  callFrom,
  from,
  waitFor,
  watchCompute,
  type TestDatabase,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { z } from 'zod';
import {
  createVoiceDatabase,
  startVoiceGateway,
  type TestVoiceGateway,
} from '../../test/start-voice-gateway.ts';

let database: TestDatabase;
let test: TestVoiceGateway;
let sql: postgres.Sql;

beforeAll(async () => {
  database = await createVoiceDatabase();
  test = await startVoiceGateway(database.url);
  sql = postgres(database.url, { max: 2 });
});

afterAll(async () => {
  await sql.end();
  await test.stop();
  await database.drop();
});

const record = (workspaceId: string, input: z.input<typeof callRecordInput>, key?: string) =>
  test.client.calls.record.mutate(input, from(workspaceId, key));

const listRows = (workspaceId: string) =>
  sql`select * from voice.calls where workspace_id = ${workspaceId} order by call_id`;

const auditedIn = (workspaceId: string) =>
  test.peers.audited.filter((one) => one.workspaceId === workspaceId);

const listRuns = (workspaceId: string) =>
  test.peers.createdRuns.filter((run) => run.workspaceId === workspaceId);

const listReports = (workspaceId: string) =>
  test.peers.reportedContacts.filter((report) => report.workspaceId === workspaceId);

const wholeCall = {
  callId: 'call-1',
  callerNumber: '(212) 555-0100',
  durationSeconds: 185.4,
  transcript: 'Ada: I would like to book.',
  sentiment: 'positive',
  recordingUrl: 'https://recordings.example/call-1.mp3',
  disposition: 'follow_up',
  summary: 'Wants a call back about pricing.',
  agentId: 'agent-7',
} as const;

describe('a call record', () => {
  it('is kept, and audited without what was said', async () => {
    const answer = await record('ws_call', wholeCall);
    expect(answer).toEqual({
      received: true,
      callId: 'call-1',
      crmStatus: 'logged_to_vault',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await listRows('ws_call')).toMatchObject([
      { call_id: 'call-1', caller_number: '+12125550100', duration_seconds: 185.4 },
    ]);
    const entries = auditedIn('ws_call');
    expect(entries).toMatchObject([
      {
        action: 'voice.call_record',
        message: 'Recorded a call of 185 s that ended as follow_up.',
        details: { callId: 'call-1', sentiment: 'positive' },
        policyChecks: { piiDetected: 4 },
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/5550100|would like|call back|recordings\.example/);
  });

  it('that comes again unchanged gets the same answer and leaves no second entry', async () => {
    const first = await record('ws_again', wholeCall);
    expect(await record('ws_again', wholeCall)).toEqual(first);
    expect(await record('ws_again', { callId: 'call-1' })).toEqual(first);
    expect(auditedIn('ws_again')).toHaveLength(1);
  });

  it('is completed by a later delivery, and never loses what it had', async () => {
    await record('ws_more', { callId: 'c', durationSeconds: 10, sentiment: 'curious' });
    await record('ws_more', { callId: 'c', summary: 'Asked for a demo.', sentiment: 'positive' });
    await record('ws_more', { callId: 'c', summary: '', transcript: 'Hello.' });
    expect(await listRows('ws_more')).toMatchObject([
      {
        duration_seconds: 10,
        sentiment: 'positive',
        summary: 'Asked for a demo.',
        transcript: 'Hello.',
      },
    ]);
    expect(auditedIn('ws_more').map((one) => [one.action, one.details['fields']])).toEqual([
      ['voice.call_record', ['durationSeconds', 'sentiment']],
      ['voice.call_complete', ['sentiment', 'summary']],
      ['voice.call_complete', ['transcript']],
    ]);
  });

  it('is one record, whole, when its parts come at the same instant', async () => {
    const parts = [
      { summary: 'S' },
      { transcript: 'T' },
      { durationSeconds: 1 },
      { disposition: 'booked' as const },
    ];
    await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        record('ws_parts', { callId: 'c', ...parts[index % parts.length] }),
      ),
    );
    expect(await listRows('ws_parts')).toMatchObject([
      { summary: 'S', transcript: 'T', duration_seconds: 1, disposition: 'booked' },
    ]);
  });

  it('does not see another workspace’s call of the same id', async () => {
    await record('ws_mine', { callId: 'same', summary: 'Mine' });
    await record('ws_theirs', { callId: 'same', transcript: 'Theirs' });
    expect(await listRows('ws_theirs')).toMatchObject([{ summary: null, transcript: 'Theirs' }]);
  });

  it('takes withheld numbers, and refuses what is no number at all', async () => {
    await record('ws_number', { callId: 'a', callerNumber: 'Anonymous' });
    await record('ws_number', { callId: 'b', callerNumber: 'sip:ada@example.com' });
    expect((await listRows('ws_number')).map((row) => row['caller_number'])).toEqual([
      'anonymous',
      'sip:ada@example.com',
    ]);
    await expect(record('ws_number', { callId: 'c', callerNumber: 'x' })).rejects.toThrow(
      'callerNumber must be a phone number, got "x"',
    );
  });

  it('honours an Idempotency-Key', async () => {
    const first = await record('ws_key', { callId: 'a' }, 'key-1');
    expect(await record('ws_key', { callId: 'a' }, 'key-1')).toEqual(first);
    await expect(record('ws_key', { callId: 'b' }, 'key-1')).rejects.toThrow('another body');
  });
});

describe('the way into the CRM', () => {
  it('is one run for each call, where the workspace has the workflow', async () => {
    test.peers.selling.add('ws_crm');
    await record('ws_crm', wholeCall);
    await waitFor(() => listRuns('ws_crm').length > 0);
    await record('ws_crm', { callId: 'call-1', summary: 'Longer summary.' });
    await record('ws_crm', { callId: 'call-2', transcript: 'x'.repeat(5_000) });
    await waitFor(() => listRuns('ws_crm').length === 2);
    const [first, second] = listRuns('ws_crm');
    expect(first).toEqual({
      runId: expect.stringMatching(/^run_/),
      workspaceId: 'ws_crm',
      workflowId: 'sal-01',
      initialContext: {
        source: 'Voice call',
        callId: 'call-1',
        phone: '+12125550100',
        lastOutcome: 'follow up',
        sentiment: 'positive',
        durationSeconds: 185.4,
        summary: 'Wants a call back about pricing.',
        transcript: 'Ada: I would like to book.',
        recordingUrl: 'https://recordings.example/call-1.mp3',
        voiceAgent: 'agent-7',
      },
      triggerSource: 'voice_call',
      processNow: true,
      startedBy: systemActor,
    });
    expect(second!.initialContext['summary']).toHaveLength(4_002);
    expect((await listRows('ws_crm')).map((row) => row['crm_run_id'])).toEqual([
      first!.runId,
      second!.runId,
    ]);
  });

  it('is not taken where the workspace has no such workflow, until it has', async () => {
    const before = test.peers.asked;
    await record('ws_later', { callId: 'c' });
    await waitFor(() => test.peers.asked > before);
    test.peers.selling.add('ws_later');
    await record('ws_later', { callId: 'c', summary: 'More.' });
    await waitFor(() => listRuns('ws_later').length === 1);
  });

  it('is found again when the workflow service was away', async () => {
    test.peers.selling.add('ws_outage');
    test.peers.away.add('workflow');
    const before = test.peers.asked;
    await record('ws_outage', { callId: 'c' });
    await waitFor(() => test.peers.asked > before);
    expect(await listRows('ws_outage')).toHaveLength(1);
    test.peers.away.clear();
    await waitFor(() => listRuns('ws_outage').length === 1);
  });
});

describe('a caller who does not want to be called', () => {
  const optOut = {
    callId: 'call-1',
    callerNumber: '(212) 555-0100',
    transcript: 'Agent: Hello!\nCaller: Stop calling me. Take me off your list.',
  };

  it('goes on the list with the addresses of their bookings, and is no lead', async () => {
    test.peers.selling.add('ws_stop');
    await test.client.bookings.create.mutate(
      {
        callerPhone: '+12125550100',
        callerEmail: 'Nora@Harbour.example',
        scheduledSlot: '2999-01-15T10:00:00',
      },
      from('ws_stop'),
    );
    await record('ws_stop', optOut);
    expect(listReports('ws_stop')).toEqual([
      {
        workspaceId: 'ws_stop',
        source: 'voice_call',
        sourceId: 'call-1',
        phones: ['+12125550100'],
        emails: ['nora@harbour.example'],
        reason: expect.stringContaining('not to be contacted'),
        matter: null,
      },
    ]);
    const optOuts = auditedIn('ws_stop').filter(({ action }) => action === 'voice.opt_out');
    expect(optOuts).toMatchObject([{ status: 'warning', details: { optsOut: true } }]);
    expect(JSON.stringify(optOuts)).not.toMatch(/5550100|harbour/i);
    await record('ws_stop', { ...optOut, summary: 'Never call again.' });
    await record('ws_stop', { callId: 'call-2', callerNumber: '+12125550111' });
    await waitFor(() => listRuns('ws_stop').length === 1);
    expect(listRuns('ws_stop')[0]!.initialContext['callId']).toBe('call-2');
    expect(listReports('ws_stop')).toHaveLength(1);
  });

  it('is audited for a withheld number, too, and by a later delivery', async () => {
    await record('ws_withheld', { ...optOut, callerNumber: 'anonymous' });
    expect(listReports('ws_withheld')).toMatchObject([{ phones: [], emails: [] }]);
    const [optOuts] = auditedIn('ws_withheld').filter(({ action }) => action === 'voice.opt_out');
    expect(optOuts!.message).toContain('No number is known');
    await record('ws_withheld', { callId: 'call-1', callerNumber: '+12125550100' });
    expect(listReports('ws_withheld')).toMatchObject([{}, { phones: ['+12125550100'] }]);
  });

  it('is not audited again where a later delivery corrects what was said', async () => {
    await record('ws_corrected', optOut);
    await record('ws_corrected', { ...optOut, transcript: 'Caller: I would like the demo.' });
    expect(listReports('ws_corrected')).toHaveLength(1);
    const optOuts = auditedIn('ws_corrected').filter(({ action }) => action === 'voice.opt_out');
    expect(optOuts.map(({ message }) => message)).toEqual([
      expect.stringContaining('asked not to be contacted'),
    ]);
  });

  it('has the calls cancelled that are queued to them', async () => {
    const dispatch = { recipientPhone: '+12125550100' };
    const { dispatchId } = await test.client.dispatches.create.mutate(dispatch, from('ws_queue'));
    const other = await test.client.dispatches.create.mutate(dispatch, from('ws_queue_other'));
    await record('ws_queue', optOut);
    const statuses = await sql`
      select id, status, last_error from voice.dispatches where id in (${dispatchId}, ${other.dispatchId})
      order by status`;
    expect(statuses).toMatchObject([
      { id: dispatchId, status: 'cancelled', last_error: expect.stringContaining('do-not-call') },
      { id: other.dispatchId, status: 'queued' },
    ]);
  });

  it('goes on the list by the disposition too, and is no lead', async () => {
    test.peers.selling.add('ws_disposition');
    const callerNumber = '+12125550100';
    await record('ws_disposition', { callId: 'a', callerNumber, disposition: 'not_interested' });
    await record('ws_disposition', { callId: 'b', disposition: 'follow_up' });
    await waitFor(() => listRuns('ws_disposition').length === 1);
    expect(listRuns('ws_disposition')[0]!.initialContext['callId']).toBe('b');
    expect(listReports('ws_disposition')).toMatchObject([
      { sourceId: 'a', phones: [callerNumber], reason: 'A call ended as not_interested.' },
    ]);
    const optOuts = auditedIn('ws_disposition').filter(({ action }) => action === 'voice.opt_out');
    expect(optOuts).toMatchObject([
      { status: 'warning', message: expect.stringContaining('ended as not_interested') },
    ]);
  });

  it('goes on the list where the disposition comes with a later delivery, once', async () => {
    const call = { callId: 'a', callerNumber: '+12125550100' };
    await record('ws_later', call);
    expect(listReports('ws_later')).toEqual([]);
    await record('ws_later', { ...call, disposition: 'not_interested' });
    expect(listReports('ws_later')).toHaveLength(1);
    await record('ws_later', { ...call, transcript: 'Caller: Take me off your list.' });
    expect(listReports('ws_later')).toHaveLength(1);
  });
});

describe('a call of which much was said', () => {
  const long =
    'Ada: The front desk writes each enquiry down by hand, and by evening some are lost. ';
  const transcript = long.repeat(1 + largeText / long.length);

  it('is read while no transaction is open, as it comes, is completed and goes into the CRM', async () => {
    const own = await createVoiceDatabase();
    onTestFinished(() => own.drop());
    const watcher = postgres(own.url, { max: 1 });
    onTestFinished(() => watcher.end());
    const thread = watchCompute(watcher);
    const watched = await startVoiceGateway(own.url, { compute: thread });
    onTestFinished(() => watched.stop());
    const workspaceId = 'ws_long';
    watched.peers.selling.add(workspaceId);
    const call = { ...wholeCall, transcript };
    await watched.client.calls.record.mutate(call, from(workspaceId));
    await waitFor(() => watched.peers.createdRuns.length === 1);
    const later = { callId: call.callId, transcript: `${transcript}Ada: Do not call me again.` };
    await watched.client.calls.record.mutate(later, from(workspaceId));
    await waitFor(() => watched.peers.reportedContacts.length === 1);
    // At its record, by the job, and with what was known before beside what is said now.
    expect(thread.large).toEqual(Array.from({ length: 4 }, () => 'readTexts'));
    expect(thread.held).toEqual([]);
  });
});

describe('a legal matter in a call', () => {
  it('goes to a person, once, and to no sales workflow', async () => {
    test.peers.selling.add('ws_law');
    const said = { callId: 'c', callerNumber: '+12125550100', summary: 'My lawyer will write.' };
    await record('ws_law', said);
    await record('ws_law', { ...said, transcript: 'Caller: I want all my data deleted.' });
    const [first, ...others] = listReports('ws_law');
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      phones: ['+12125550100'],
      matter: { kind: 'legal_threat', context: { callId: 'c' } },
    });
    expect(await listRows('ws_law')).toMatchObject([{ crm_run_id: first!.matter!.runId }]);
    expect(listRuns('ws_law')).toEqual([]);
  });
});

describe('a complaint in a call', () => {
  const summary = 'A neighbour complains that the line is down, and wants the manager to ring.';
  const said = {
    callId: 'c',
    callerNumber: '+12125550100',
    summary,
    sentiment: 'negative',
  } as const;

  it('goes to a person, to no sales workflow, and its number may be called', async () => {
    test.peers.selling.add('ws_unhappy');
    await record('ws_unhappy', { ...said, disposition: 'not_interested' });
    expect(listReports('ws_unhappy')).toMatchObject([
      { phones: [], emails: [], matter: { kind: 'complaint', context: { callId: 'c' } } },
    ]);
    expect(listRuns('ws_unhappy')).toEqual([]);
    expect(auditedIn('ws_unhappy').map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The number may be called.'),
    );
  });

  it('is none where the caller is pleased, or asks to be left alone', async () => {
    test.peers.selling.add('ws_pleased');
    await record('ws_pleased', { ...said, sentiment: 'positive' });
    expect(listReports('ws_pleased')).toEqual([]);
    await waitFor(() => listRuns('ws_pleased').length === 1);
    await record('ws_left', { ...said, transcript: 'Caller: Stop calling me.' });
    expect(listReports('ws_left')).toMatchObject([{ phones: ['+12125550100'] }]);
  });
});

describe('the verification of the webhook', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  const secrets = { webhook: 'voice', master: secret, defaultWorkspaceId: 'ws_default' } as const;
  const own = deriveWorkspaceSecret(secrets, 'ws_verified')!;
  const body = '{"callId":"c"}';
  const signed = () => {
    const now = new Date();
    return {
      rawBody: body,
      headers: {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
        'webhook-signature': new Webhook(own).sign('msg_1', now, body),
      },
    };
  };
  const unsigned = { rawBody: body, headers: {} };

  it('with a secret accepts a signature alone, and audits an invalid one', async () => {
    const guarded = await startVoiceGateway(database.url, {
      environment: { VOICE_WEBHOOK_SECRET: secret, TENANCY: 'strict' },
    });
    const { verify } = guarded.client.calls;
    const options = () => withContext(anonymousCall('ws_verified'));
    await verify.mutate(signed(), options());
    const byHeader = { rawBody: body, headers: { 'x-webhook-secret': own } };
    await verify.mutate(byHeader, options());
    // Both services share the outbox, so either may hand an event over.
    const refused = () =>
      [test, guarded]
        .flatMap(({ peers }) => peers.audited)
        .filter(({ workspaceId }) => workspaceId === 'ws_verified');
    expect(refused()).toEqual([]);
    for (const ctx of [anonymousCall('ws_verified'), callFrom('ws_verified')]) {
      const error = await verify
        .mutate(unsigned, withContext(ctx))
        .then(() => undefined, toAppError);
      expect([error?.status, error?.message]).toEqual([
        401,
        'The webhook is not authentic: the signature is missing.',
      ]);
    }
    await waitFor(() => refused().length >= 2);
    expect(refused()).toMatchObject([
      { action: 'voice.webhook_refused', status: 'warning' },
      { action: 'voice.webhook_refused', status: 'warning' },
    ]);
    await Promise.allSettled(Array.from({ length: 30 }, () => verify.mutate(unsigned, options())));
    await waitFor(() => refused().length >= 10);
    expect(refused()).toHaveLength(10);
    await guarded.stop();
  });

  it('without a secret opens to all in open tenancy, to those with a credential in strict', async () => {
    await test.client.calls.verify.mutate(unsigned, withContext(anonymousCall('ws_verified')));
    const strict = await startVoiceGateway(database.url, { environment: { TENANCY: 'strict' } });
    const { verify } = strict.client.calls;
    await verify.mutate(unsigned, withContext(callFrom('ws_verified')));
    await expect(
      verify.mutate(signed(), withContext(anonymousCall('ws_verified'))),
    ).rejects.toThrow(
      'A credential is required, or a signature made with VOICE_WEBHOOK_SECRET, which is not set.',
    );
    await strict.stop();
    expect(strict.peers.audited).toEqual([]);
  });
});
