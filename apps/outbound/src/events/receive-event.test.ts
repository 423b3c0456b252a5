import { createHash } from 'node:crypto';
import { coldmailEventInput } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import {
  anonymousCall,
  createManualClock,
  from,
  waitFor,
  type TestDatabase,
} from '@workspace-ops/testkit';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createOutboundDatabase,
  startOutbound,
  type TestOutbound,
} from '../../test/start-outbound.ts';

let database: TestDatabase;
let test: TestOutbound;
const clock = createManualClock('2026-01-05T10:00:00.000Z');

beforeAll(async () => {
  database = await createOutboundDatabase();
  test = await startOutbound(database.url, { clock });
});

afterAll(async () => {
  await test.stop();
  await database.drop();
});

const reply = {
  event_type: 'reply_received',
  lead_email: 'Grace@Navy.example',
  lead_first_name: 'Grace',
  lead_last_name: 'Hopper',
  company_name: 'Navy',
  campaign_id: 'c-1',
  campaign_name: 'Spring',
  reply_text: 'Interested! Call me on +1 555 010 0199.\n\n> unsubscribe here',
  timestamp: '2026-01-05T09:59:00Z',
};

const receive = (payload: object, workspaceId: string, key?: string) =>
  test.client.events.receive.mutate(
    {
      event: coldmailEventInput.parse(payload),
      payloadHash: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
    },
    from(workspaceId, key),
  );

const rows = async (workspaceId: string) => {
  const sql = postgres(database.url, { max: 1 });
  const found = await sql`
    select * from outbound.events where workspace_id = ${workspaceId} order by received_at, id`;
  await sql.end();
  return found;
};

const auditedIn = (workspaceId: string) =>
  test.peers.audited.filter((event) => event.workspaceId === workspaceId);
const publishedIn = (workspaceId: string) =>
  test.peers.events.filter((event) => event.workspaceId === workspaceId);
const listRuns = (workspaceId: string) =>
  test.peers.createdRuns.filter((run) => run.workspaceId === workspaceId);

const listReports = (workspaceId: string) =>
  test.peers.reportedContacts.filter((report) => report.workspaceId === workspaceId);

describe('a reply that asks to hear nothing more', () => {
  it.each([
    ['ws_stop', 'reply_received', 'Please unsubscribe me. Pricing was fine.'],
    ['ws_marked', 'lead_interested', 'Take me off your list.'],
    ['ws_foreign', 'reply_received', 'Ne me contactez plus.'],
    ['ws_not_interested', 'lead_not_interested', undefined],
  ])('puts the address on the list and starts nothing: %s', async (workspaceId, type, text) => {
    test.peers.selling.add(workspaceId);
    const payload = { ...reply, event_type: type, reply_text: text };
    const answer = await receive(payload, workspaceId);
    expect(answer.processed.isHotLead).toBe(type === 'lead_interested');
    await receive(payload, workspaceId);
    expect(listReports(workspaceId)).toMatchObject([
      { source: 'coldmail', phones: [], emails: ['grace@navy.example'], matter: null },
    ]);
    expect(listRuns(workspaceId)).toEqual([]);
    const audits = auditedIn(workspaceId).filter(({ action }) => action === 'coldmail.opt_out');
    expect(audits).toMatchObject([{ status: 'warning', details: { optsOut: true } }]);
    expect(JSON.stringify([audits[0]!.message, audits[0]!.details])).not.toMatch(/grace|navy/i);
  });

  it('is not meant by a refusal, by what a lead quotes, or by what was sent to them', async () => {
    for (const [event_type, reply_text] of [
      ['reply_received', 'Not interested, thanks.'],
      ['reply_received', reply.reply_text],
      ['email_sent', 'Reply STOP to unsubscribe'],
    ] as const) {
      await receive({ ...reply, event_type, reply_text }, 'ws_no_stop');
    }
    expect(listReports('ws_no_stop')).toEqual([]);
  });
});

describe('a reply with a complaint', () => {
  it('is a warning in the audit log, and any other reply is none', async () => {
    const text = 'Your floor has been lifting since May. Sort that and then we talk.';
    await receive({ ...reply, reply_text: text }, 'ws_complaint');
    await receive({ ...reply, reply_text: 'Not interested, thanks.' }, 'ws_complaint');
    const entries = auditedIn('ws_complaint');
    expect(entries.map(({ status, details }) => [details['reason'], status ?? 'success'])).toEqual([
      ['complained', 'warning'],
      ['declined', 'success'],
    ]);
  });
});

describe('a reply that holds something against us', () => {
  it('goes to a person, who may write back', async () => {
    test.peers.selling.add('ws_harm');
    const text = 'A resident fell off your scaffold on Sunday. Please call me.';
    const answer = await receive({ ...reply, reply_text: text }, 'ws_harm');
    expect(answer.processed.summary).toContain('with a complaint that a person has to answer');
    const [report] = listReports('ws_harm');
    expect(report).toMatchObject({
      emails: [],
      matter: { kind: 'complaint', context: { reply: text } },
    });
    expect(await rows('ws_harm')).toMatchObject([
      { reason: 'complained', run_id: report!.matter!.runId },
    ]);
    expect(listRuns('ws_harm')).toEqual([]);
  });
});

describe('a reply that wants no more mail and something put right', () => {
  it('goes on the list, and to a person', async () => {
    const text =
      'Your screen has leaked since July. I want it put right. And take me off this list.';
    await receive({ ...reply, reply_text: text }, 'ws_leaked');
    expect(listReports('ws_leaked')).toMatchObject([
      { emails: ['grace@navy.example'], matter: { kind: 'complaint', context: { reply: text } } },
    ]);
    await receive({ ...reply, reply_text: 'Take me off this list.' }, 'ws_listed');
    expect(listReports('ws_listed')).toMatchObject([{ matter: null }]);
  });
});

describe('a reply with a legal matter', () => {
  it('goes to a person and is no hot lead', async () => {
    test.peers.selling.add('ws_law');
    const text = 'The next call will be from our lawyers.';
    const answer = await receive({ ...reply, reply_text: text }, 'ws_law');
    expect(answer.processed).toMatchObject({ actionTaken: 'logged_activity', isHotLead: false });
    const [report] = listReports('ws_law');
    expect(report).toMatchObject({
      emails: ['grace@navy.example'],
      matter: { kind: 'legal_threat', context: { email: 'Grace@Navy.example', reply: text } },
    });
    expect(await rows('ws_law')).toMatchObject([
      { reason: 'legal_matter', run_id: report!.matter!.runId },
    ]);
    expect(listRuns('ws_law')).toEqual([]);
  });
});

describe('a reply with buying intent', () => {
  it('is flagged as a hot lead: stored, audited without names, published', async () => {
    const answer = await receive(reply, 'ws_hot');
    expect(answer).toEqual({
      success: true,
      timestamp: '2026-01-05T10:00:00.000Z',
      processed: {
        actionTaken: 'flagged_hot_lead',
        leadEmail: 'Grace@Navy.example',
        summary:
          'Flagged as a hot lead: Grace Hopper of Navy replied with buying intent (interested, call me) to "Spring".',
        isHotLead: true,
      },
    });
    const [row] = await rows('ws_hot');
    expect(row).toMatchObject({
      event_type: 'reply_received',
      lead_email: 'Grace@Navy.example',
      reply_text: reply.reply_text,
      occurred_at: new Date(reply.timestamp),
      is_hot_lead: true,
      reason: 'buying_intent',
      matched: ['interested', 'call me'],
      run_id: null,
    });
    const [audited, ...others] = auditedIn('ws_hot');
    expect(others).toEqual([]);
    expect(audited).toMatchObject({
      agent: 'ada@example.com',
      action: 'coldmail.hot_lead',
      message: 'Flagged a hot lead: a lead replied with buying intent.',
      details: {
        eventId: row!['id'],
        campaignId: 'c-1',
        verdict: 'hot',
        score: expect.any(Number),
        isUnsure: false,
        signals: expect.arrayContaining(['phrases', 'says interest']),
      },
    });
    // The id is random: it may hold these digits.
    const { eventId: _, ...details } = audited!.details;
    const audits = JSON.stringify([audited!.message, details]);
    expect(audits).not.toMatch(/grace|hopper|navy|555/i);
    expect(publishedIn('ws_hot')).toMatchObject([
      {
        event: 'HOT_LEAD_FLAGGED',
        data: { eventId: row!['id'], status: 'flagged_hot_lead', leadEmail: 'Grace@Navy.example' },
      },
    ]);
    expect(listRuns('ws_hot')).toEqual([]);
  });

  it.each(['15550100199', '1-555-010-0199', '+15550100199', '1.555.010.0199'])(
    'is audited without the phone number %s that its sender gives as the campaign’s id',
    async (campaign_id) => {
      const workspaceId = `ws_campaign_${campaign_id.replaceAll(/\W/g, (mark) => `_${mark.charCodeAt(0)}`)}`;
      await receive({ ...reply, campaign_id }, workspaceId);
      const audited = auditedIn(workspaceId);
      expect(audited).toMatchObject([{ details: { campaignId: '(not a plain identifier)' } }]);
      const { message, details } = audited[0]!;
      const { eventId: _, score: __, ...audits } = details;
      expect(JSON.stringify([message, audits])).not.toMatch(/\d/);
      expect(await rows(workspaceId)).toMatchObject([{ campaign_id }]);
    },
  );

  it('is followed up by a run where the workspace has the workflow', async () => {
    test.peers.selling.add('ws_sells');
    await receive(reply, 'ws_sells');
    const [run, ...others] = listRuns('ws_sells');
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      workflowId: 'sal-03',
      triggerSource: 'coldmail_webhook',
      processNow: true,
      initialContext: {
        lead: 'Grace Hopper',
        company: 'Navy',
        campaign: 'Spring',
        reply: 'Interested! Call me on +1 555 010 0199.',
      },
    });
    expect(await rows('ws_sells')).toMatchObject([{ run_id: run!.runId }]);
    expect(publishedIn('ws_sells')).toMatchObject([{ data: { runId: run!.runId } }]);
  });

  it('is not lost, nor is its run, while the workflow service and the audit are away', async () => {
    test.peers.selling.add('ws_away');
    test.peers.away = new Set(['workflow', 'audit']);
    await receive(reply, 'ws_away');
    expect(listRuns('ws_away')).toEqual([]);
    test.peers.away.clear();
    const [run] = await waitFor(() => listRuns('ws_away').length > 0 && listRuns('ws_away'));
    await waitFor(() => auditedIn('ws_away').length > 0);
    expect(await rows('ws_away')).toMatchObject([{ run_id: run!.runId }]);
    expect(listRuns('ws_away')).toHaveLength(1);
  });
});

describe('other events', () => {
  it.each([
    ['reply_received', 'Not interested, no calls please', 'declined'],
    ['reply_received', undefined, 'empty'],
    ['email_sent', undefined, 'no_reply'],
    ['email_opened', undefined, 'no_reply'],
    ['link_clicked', 'demo', 'no_reply'],
  ])('are logged as activity: %s %s', async (event_type, reply_text, reason) => {
    const workspaceId = `ws_${event_type}_${reason}`;
    const answer = await receive(
      { event_type, lead_email: 'a@b.example', reply_text },
      workspaceId,
    );
    expect(answer.processed).toMatchObject({ actionTaken: 'logged_activity', isHotLead: false });
    expect(answer.processed.summary).toMatch(/^Logged as activity: a@b\.example \w.*\.$/);
    expect(await rows(workspaceId)).toMatchObject([{ is_hot_lead: false, reason }]);
    expect(auditedIn(workspaceId)).toMatchObject([{ action: 'coldmail.activity' }]);
    expect(publishedIn(workspaceId)).toEqual([]);
  });

  it.each([
    ['reply_received', 'Not now, try again in six months', 'warm'],
    ['reply_received', 'Does it work with Sage?', 'warm'],
    ['reply_received', 'Please unsubscribe me', 'opt_out'],
    ['reply_received', 'Thanks for the note', 'activity'],
    ['lead_not_interested', undefined, 'opt_out'],
    ['lead_interested', 'no', 'hot'],
    ['email_sent', undefined, 'activity'],
  ])('have a verdict in their audit entry: %s %s', async (event_type, reply_text, verdict) => {
    const workspaceId = `ws_verdict_${event_type}_${(reply_text ?? '').replaceAll(/\W/g, '')}`;
    const lead_email = `${verdict}@b.example`;
    const { processed } = await receive({ event_type, lead_email, reply_text }, workspaceId);
    const asks = reply_text?.endsWith('?') === true;
    expect(processed.summary.includes('without buying intent yet')).toBe(asks);
    const audited = auditedIn(workspaceId).find(({ action }) => action !== 'coldmail.opt_out');
    expect(audited).toMatchObject({ details: { eventType: event_type, verdict } });
  });

  it('are hot leads when the provider marked them so, whatever they say', async () => {
    const event = { event_type: 'lead_interested', lead_email: 'a@b.example', reply_text: 'no' };
    expect((await receive(event, 'ws_marked')).processed).toMatchObject({
      actionTaken: 'flagged_hot_lead',
      isHotLead: true,
    });
  });

  it('may say nothing but what they are, and more than anybody knows', async () => {
    const bare = {
      event_type: 'email_sent',
      lead_email: ' a@b.example ',
      reply_text: null,
      campaign_id: '',
      step: 3,
      timestamp: '2026-01-05T09:00:00',
    };
    expect((await receive(bare, 'ws_bare')).processed.leadEmail).toBe('a@b.example');
    expect(await rows('ws_bare')).toMatchObject([
      { campaign_id: null, reply_text: null, occurred_at: new Date('2026-01-05T09:00:00Z') },
    ]);
  });
});

describe('an identical payload', () => {
  it('is processed once, however many come at the same instant', async () => {
    test.peers.selling.add('ws_same');
    const sent = await Promise.all(Array.from({ length: 16 }, () => receive(reply, 'ws_same')));
    expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rows('ws_same')).toHaveLength(1);
    expect(auditedIn('ws_same')).toHaveLength(1);
    expect(publishedIn('ws_same')).toHaveLength(1);
    expect(listRuns('ws_same')).toHaveLength(1);
  });

  it('gets the first answer for 24 hours, and then is a new event', async () => {
    const first = await receive(reply, 'ws_day');
    clock.set('2026-01-06T09:59:59.000Z');
    expect(await receive(reply, 'ws_day')).toEqual(first);
    clock.set('2026-01-06T10:00:01.000Z');
    expect((await receive(reply, 'ws_day')).timestamp).toBe('2026-01-06T10:00:01.000Z');
    clock.set('2026-01-05T10:00:00.000Z');
    expect(await rows('ws_day')).toHaveLength(2);
  });

  it('is another event with any difference, and in another workspace', async () => {
    await receive(reply, 'ws_one');
    await receive({ ...reply, step: 2 }, 'ws_one');
    expect(await rows('ws_one')).toHaveLength(2);
    await receive(reply, 'ws_two');
    expect(await rows('ws_two')).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  it('gives a retry the first answer, and refuses another body', async () => {
    const first = await receive(reply, 'ws_key', 'key-1');
    expect(await receive({ ...reply, step: 2 }, 'ws_key', 'key-1')).toEqual(first);
    expect(await receive(reply, 'ws_key', 'key-2')).toEqual(first);
    await expect(receive({ ...reply, company_name: 'Army' }, 'ws_key', 'key-1')).rejects.toThrow(
      'Idempotency-Key was already used with another body',
    );
    expect(await rows('ws_key')).toHaveLength(1);
  });
});

describe('the stored events', () => {
  it('are seen by their own workspace alone', async () => {
    await receive(reply, 'ws_mine');
    const sql = postgres(database.url, { max: 1 });
    await sql`set role workspace_ops_outbound`;
    await sql`select set_config('app.workspace_id', 'ws_other', false)`;
    const foreign = await sql`select * from outbound.events`;
    expect(foreign.filter((row) => row['workspace_id'] !== 'ws_other')).toEqual([]);
    await sql.end();
  });

  it('lie in the partition of their month', async () => {
    const sql = postgres(database.url, { max: 1 });
    const [parent] = await sql`
      select relkind from pg_class where oid = 'outbound.events'::regclass`;
    const parts = await sql`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'outbound.events'::regclass`;
    await sql.end();
    expect(parent).toMatchObject({ relkind: 'p' });
    expect(parts.length).toBeGreaterThanOrEqual(4);
  });
});

describe('the contract', () => {
  it.each([
    ['lead_email is required', { event_type: 'reply_received' }],
    ['lead_email is required', { event_type: 'reply_received', lead_email: ' ' }],
    ['lead_email must be an email address', { event_type: 'reply_received', lead_email: 'nobody' }],
    ['event_type is required: one of', { lead_email: 'a@b.example' }],
    ['event_type must be one of', { event_type: 'email_bounced', lead_email: 'a@b.example' }],
    ['reply_text must be at most', { ...reply, reply_text: 'a'.repeat(200_001) }],
    ['reply_text must not contain NUL', { ...reply, reply_text: 'a\u0000b' }],
    ['timestamp must be an ISO 8601', { ...reply, timestamp: '2024-02-30T00:00:00Z' }],
    ['lead_first_name must be a string', { ...reply, lead_first_name: 7 }],
  ])('refuses an event: %s', async (reason, event) => {
    const given = { event, payloadHash: '0'.repeat(64) } as never;
    const call = withContext(anonymousCall('ws_bad'));
    await expect(test.client.events.receive.mutate(given, call)).rejects.toThrow(reason);
    expect(await rows('ws_bad')).toEqual([]);
  });
});
