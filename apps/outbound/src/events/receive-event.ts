import {
  nameCaller,
  type ColdmailEvent,
  type ColdmailEventType,
  type EventProcessed,
  type ReceiveEventInput,
} from '@workspace-ops/contracts';
import {
  findAnswer,
  type IdempotentRequest,
  withIdempotencyKey,
  type Transaction,
} from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Clock, newId, plainIdentifier } from '@workspace-ops/service-kit';
import { events } from '../db/schema/events.ts';
import { idempotencyKeys } from '../db/schema/outbound-schema.ts';
import type { FollowUp, JudgedEvent } from '../follow-ups/follow-up.ts';
import {
  describeJudge,
  judgeEvent,
  type Judgement,
  type JudgingDependencies,
} from '../judging/judge-event.ts';
import type { ReplyReason } from '@workspace-ops/replies';
import { applyReplyWishes, readWishes } from './apply-reply-wishes.ts';

export interface EventDependencies extends JudgingDependencies {
  clock: Clock;
  followUp: FollowUp;
  /** After an audit entry was stored that says what a model's answer cost. */
  confirmSpending: (ctx: RequestContext, entryId: string) => void;
}

/**
 * Stores an event and what follows from it: its audit entry, and for a hot lead its live event and
 * the run that follows it up. A payload that comes again within 24 hours is the same event, and
 * gets the first one's answer.
 */
export async function receiveEvent(
  deps: EventDependencies,
  ctx: RequestContext,
  { event, payloadHash }: ReceiveEventInput,
): Promise<EventProcessed> {
  const now = deps.clock.now();
  const endpoint = 'coldmail_webhook';
  const keyed = { endpoint, key: ctx.idempotencyKey, body: event, now };
  const same = { endpoint: `${endpoint}_payload`, key: payloadHash, body: null, now };
  const answered = await findEarlierAnswer(deps, ctx, keyed);
  if (answered !== undefined) return answered;
  const judged = await judgeEvent(deps, ctx, { event, payloadHash, now });
  const wishes = await deps.compute.run(readWishes, event, null);
  const given = { id: newId('evt'), receivedAt: now, event, judged };
  const followUp = await deps.followUp.decide(ctx, given.judged);
  let isStored = false;
  const answer = await deps.database.transaction(ctx.caller.workspaceId, (tx) => {
    isStored = false;
    return withIdempotencyKey(tx, idempotencyKeys, keyed, () =>
      withIdempotencyKey(tx, idempotencyKeys, same, async () => {
        const applied = applyReplyWishes(tx, given, wishes);
        const runId =
          applied === null ? await deps.followUp.begin(tx, given, followUp) : applied.runId;
        await store(tx, { given, payloadHash, runId });
        recordOutcome(tx, { ctx, given, runId });
        isStored = true;
        return toAnswer(given);
      }),
    );
  });
  const charges = readCharges(judged);
  if (isStored && charges !== undefined) deps.confirmSpending(ctx, charges.id);
  return answer;
}

/** A key that was answered before is not judged again. @throws {AppError} as `withIdempotencyKey`. */
async function findEarlierAnswer(
  { database }: EventDependencies,
  { caller: { workspaceId }, idempotencyKey: key }: RequestContext,
  keyed: Omit<IdempotentRequest, 'key'>,
): Promise<EventProcessed | undefined> {
  if (key === undefined) return undefined;
  const found = await database.read(workspaceId, (scope) =>
    findAnswer(scope, idempotencyKeys, { ...keyed, key }),
  );
  return found?.answer as EventProcessed | undefined;
}

/** What the call to a model cost that judged the event. */
const readCharges = ({ opinion }: Judgement) =>
  opinion !== null && 'charges' in opinion ? opinion.charges : undefined;

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

const toAnswer = ({ receivedAt, event, judged }: JudgedEvent): EventProcessed => ({
  success: true,
  timestamp: receivedAt.toISOString(),
  processed: {
    actionTaken: judged.isHotLead ? 'flagged_hot_lead' : 'logged_activity',
    leadEmail: event.lead_email,
    summary: summarizeEvent(event, judged),
    isHotLead: judged.isHotLead,
  },
});

interface Outcome {
  ctx: RequestContext;
  given: JudgedEvent;
  runId: string | null;
}

/** The event's audit entry, which names nobody; and for a hot lead its live event. */
function recordOutcome(tx: Transaction, { ctx, given, runId }: Outcome): void {
  const { event, judged } = given;
  const timestamp = given.receivedAt.toISOString();
  const campaign = event.campaign_id;
  tx.audit({
    agent: nameCaller(ctx.caller) ?? 'Cold-email integration',
    action: judged.isHotLead ? 'coldmail.hot_lead' : 'coldmail.activity',
    timestamp,
    message: describeEvent(event, judged),
    // No workflow answers a complaint: a person does.
    ...(judged.reason === 'complained' && { status: 'warning' as const }),
    ...readCharges(judged),
    details: {
      eventId: given.id,
      eventType: event.event_type,
      verdict: judged.verdict,
      reason: judged.reason,
      matched: judged.matched.slice(0, 20),
      ...(event.event_type === 'reply_received' ? describeJudge(judged) : {}),
      ...(campaign === undefined ? {} : { campaignId: plainIdentifier(campaign) }),
      ...(runId === null ? {} : { runId }),
    },
  });
  if (!judged.isHotLead) return;
  tx.publish({
    event: 'HOT_LEAD_FLAGGED',
    timestamp,
    data: {
      eventId: given.id,
      status: 'flagged_hot_lead',
      leadEmail: event.lead_email,
      eventType: event.event_type,
      ...(campaign === undefined ? {} : { campaignId: campaign }),
      ...(runId === null ? {} : { runId }),
    },
  });
}

/** What happened, as the end of a sentence that begins with the lead. */
const happenings: Record<ColdmailEventType, string> = {
  reply_received: 'replied',
  lead_interested: 'was marked as interested',
  lead_not_interested: 'was marked as not interested',
  email_sent: 'was sent an email',
  email_opened: 'opened an email',
  link_clicked: 'clicked a link',
};

const reasons: Record<ReplyReason, string> = {
  marked_interested: '',
  buying_intent: ' with buying intent',
  no_reply: '',
  empty: ' without a text of their own',
  opt_out: ' and wants no more email',
  legal_matter: ' with a legal matter that a person has to answer',
  automatic: ' with an automatic notice',
  other_language: ' in another language than English',
  declined: ' and declined',
  referred: ' and named somebody else',
  complained: ' with a complaint that a person has to answer',
  no_intent: ' without buying intent',
};

const warmReasons: Partial<Record<ReplyReason, string>> = {
  no_intent: ' with a question or for later, without buying intent yet',
  declined: ' and declined for now, with a question or for later',
};

const describeReason = ({ verdict, reason }: Judgement): string =>
  (verdict === 'warm' ? warmReasons[reason] : undefined) ?? reasons[reason];

/** What was done with an event, as a message for its sender: it may name the lead. */
function summarizeEvent(event: ColdmailEvent, judged: Judgement): string {
  const { isHotLead, matched } = judged;
  const words = matched.length > 0 ? ` (${matched.slice(0, 5).join(', ')})` : '';
  const campaign = event.campaign_name === undefined ? '' : ` to "${event.campaign_name}"`;
  const verdict = isHotLead ? 'Flagged as a hot lead' : 'Logged as activity';
  return `${verdict}: ${nameLead(event)} ${happenings[event.event_type]}${describeReason(judged)}${words}${campaign}.`;
}

function nameLead(event: ColdmailEvent): string {
  const name = [event.lead_first_name, event.lead_last_name].filter(Boolean).join(' ');
  const person = name === '' ? event.lead_email : name;
  return event.company_name === undefined ? person : `${person} of ${event.company_name}`;
}

/** The same for the audit log, which names nobody. */
const describeEvent = ({ event_type }: ColdmailEvent, judged: Judgement): string =>
  `${judged.isHotLead ? 'Flagged a hot lead' : 'Logged cold-email activity'}: a lead ${happenings[event_type]}${describeReason(judged)}.`;
