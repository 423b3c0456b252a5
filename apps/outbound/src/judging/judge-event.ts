import type { ColdmailEvent, JsonObject } from '@workspace-ops/contracts';
import { callWithIdempotencyKey, type Database } from '@workspace-ops/db';
import {
  type Classification,
  classifyReply,
  type ReplyReason,
  type ReplyVerdict,
  withoutText,
} from '@workspace-ops/replies';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, type Compute } from '@workspace-ops/service-kit';
import { idempotencyKeys } from '../db/schema/outbound-schema.ts';
import { askOpinion, type Opinion, type OpinionDependencies } from './ask-opinion.ts';

/** What an event was judged to be, and by whom. */
export interface Judgement extends Classification {
  /** Null where the rules were sure, where no model is configured, and for what is no reply. */
  opinion: Opinion | null;
}

export interface JudgingDependencies extends OpinionDependencies {
  database: Database;
  compute: Compute;
}

interface Received {
  event: ColdmailEvent;
  payloadHash: string;
  now: Date;
}

/**
 * What an event means. A model is asked where the rules are unsure, once for a payload, and before
 * the transaction that stores the event.
 */
export async function judgeEvent(
  deps: JudgingDependencies,
  ctx: RequestContext,
  received: Received,
): Promise<Judgement> {
  const byRules = await deps.compute.run(judgeByRules, received.event, null);
  if (!byRules.isUnsure || !deps.generative.configured) return { ...byRules, opinion: null };
  const opinion = await askOnce(deps, ctx, received);
  return 'failure' in opinion
    ? { ...byRules, opinion }
    : { ...byRules, ...adopt(byRules, opinion.verdict), opinion };
}

export function judgeByRules({ event_type, reply_text }: ColdmailEvent): Classification {
  if (event_type === 'lead_interested') {
    return withoutText('hot', 'marked_interested');
  }
  if (event_type === 'reply_received') return classifyReply(reply_text ?? '');
  const verdict = event_type === 'lead_not_interested' ? 'opt_out' : 'activity';
  return withoutText(verdict, 'no_reply');
}

const slackMs = 1_000;

/** Who is asked at the same instant for the same payload waits for the one answer. */
async function askOnce(
  deps: JudgingDependencies,
  ctx: RequestContext,
  { event, payloadHash, now }: Received,
): Promise<Opinion> {
  const { workspaceId } = ctx.caller;
  const request = { endpoint: 'coldmail_opinion', key: payloadHash, body: null, now, workspaceId };
  try {
    return await callWithIdempotencyKey(deps.database, idempotencyKeys, request, {
      start: () => null,
      call: () => askOpinion(deps, ctx, event),
      onAnswer: () => undefined,
      waitMs: deps.modelTimeoutMs + slackMs,
      leaseMs: deps.modelTimeoutMs + slackMs,
    });
  } catch (error) {
    // Another delivery is still under way; or the database is away, which storing the event will say.
    if (error instanceof AppError && error.code === 'unavailable') return { failure: error.code };
    throw error;
  }
}

const reasonsByVerdict: Record<ReplyVerdict, ReplyReason> = {
  hot: 'buying_intent',
  warm: 'no_intent',
  opt_out: 'opt_out',
  activity: 'no_intent',
};

/** The model's verdict counts; the rules' reason and keywords stay where they say the same. */
const adopt = (
  byRules: Classification,
  verdict: ReplyVerdict,
): Pick<Classification, 'isHotLead' | 'verdict' | 'reason' | 'matched'> =>
  verdict === byRules.verdict
    ? byRules
    : { isHotLead: verdict === 'hot', verdict, reason: reasonsByVerdict[verdict], matched: [] };

/** For the details of the audit entry: who judged a reply, and what a model said of it. */
export function describeJudge(judged: Judgement): JsonObject {
  const { opinion, score, signals, isUnsure } = judged;
  const names = [...new Set(signals.map(({ name }) => name))];
  const weighed = signals.length === 0 ? {} : { score, isUnsure, signals: names };
  if (opinion === null) return { judgedBy: 'rules', ...weighed };
  if ('failure' in opinion) return { judgedBy: 'rules', modelFailure: opinion.failure, ...weighed };
  const { model, reason, notes } = opinion;
  return { judgedBy: model, modelReason: reason, ...notes, ...weighed };
}
