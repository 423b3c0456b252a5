import type { ColdmailEvent, EventProcessed, ReceiveEventInput } from '@workspace-ops/contracts';
import { type Database, once, type Transaction } from '@workspace-ops/db';
import type { Call } from '@workspace-ops/rpc';
import { type Clock, newId } from '@workspace-ops/service-kit';
import { events } from '../db/schema/events.ts';
import { idempotencyKeys } from '../db/schema/messages.ts';
import type { FollowUp } from '../follow-ups/follow-up.ts';
import type { Classification } from '../replies/classify-reply.ts';
import { summarizeEvent } from './describe-event.ts';
import { heedReply } from './heed-reply.ts';
import { judgeEvent } from './judge-event.ts';
import { recordOutcome } from './record-outcome.ts';

export interface EventDependencies {
  database: Database;
  clock: Clock;
  followUp: FollowUp;
}

/** An event on its way into the database, with what it was judged to be. */
export interface JudgedEvent {
  id: string;
  receivedAt: Date;
  event: ColdmailEvent;
  judged: Classification;
}

/**
 * Stores an event and what follows from it: its audit entry, and for a hot lead its live event and
 * the run that follows it up. A payload that comes again within 24 hours is the same event, and
 * gets the first one's answer.
 */
export async function receiveEvent(
  deps: EventDependencies,
  call: Call,
  { event, payloadHash }: ReceiveEventInput,
): Promise<EventProcessed> {
  const now = deps.clock.now();
  const given = { id: newId('evt'), receivedAt: now, event, judged: judgeEvent(event) };
  const endpoint = 'coldmail_webhook';
  const keyed = { endpoint, key: call.idempotencyKey, body: event, now };
  const same = { endpoint: `${endpoint}_payload`, key: payloadHash, body: null, now };
  const followUp = await deps.followUp.decide(call, given.judged);
  return deps.database.transaction(call.caller.workspaceId, (tx) =>
    once(tx, idempotencyKeys, keyed, () =>
      once(tx, idempotencyKeys, same, async () => {
        const heeded = heedReply(tx, given);
        const runId =
          heeded === null ? await deps.followUp.begin(tx, given, followUp) : heeded.runId;
        await store(tx, { given, payloadHash, runId });
        recordOutcome(tx, { call, given, runId });
        return answerOf(given);
      }),
    ),
  );
}

interface NewRow {
  given: JudgedEvent;
  payloadHash: string;
  runId: string | null;
}

async function store(tx: Transaction, { given, payloadHash, runId }: NewRow): Promise<void> {
  const { event, judged } = given;
  await tx.db.insert(events).values({
    workspaceId: tx.workspaceId,
    receivedAt: given.receivedAt,
    id: given.id,
    eventType: event.event_type,
    leadEmail: event.lead_email,
    campaignId: event.campaign_id,
    campaignName: event.campaign_name,
    leadFirstName: event.lead_first_name,
    leadLastName: event.lead_last_name,
    companyName: event.company_name,
    replyText: event.reply_text,
    occurredAt: event.timestamp === undefined ? null : new Date(event.timestamp),
    isHotLead: judged.isHotLead,
    reason: judged.reason,
    matched: judged.matched,
    payloadHash,
    runId,
  });
}

const answerOf = ({ receivedAt, event, judged }: JudgedEvent): EventProcessed => ({
  success: true,
  timestamp: receivedAt.toISOString(),
  processed: {
    actionTaken: judged.isHotLead ? 'flagged_hot_lead' : 'logged_activity',
    leadEmail: event.lead_email,
    summary: summarizeEvent(event, judged),
    isHotLead: judged.isHotLead,
  },
});
