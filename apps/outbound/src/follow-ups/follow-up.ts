import { ownWords } from '@workspace-ops/contacts';
import type { ColdmailEvent, JsonObject } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { excerpt, type Logger, newId, withTimeout } from '@workspace-ops/service-kit';
import type { Judgement } from '../judging/judge-event.ts';

/** Answers a warm reply with messages and a call slot, without an approval. */
export const followUpWorkflow = 'sal-03';

/** An event on its way into the database, with what it was judged to be. */
export interface JudgedEvent {
  id: string;
  receivedAt: Date;
  event: ColdmailEvent;
  judged: Judgement;
}

export interface FollowUpDependencies {
  /** Whether the caller's workspace has the workflow, by its id. Rejects when nobody knows. */
  isWorkflowDeployed: (ctx: RequestContext, workflowId: string) => Promise<boolean>;
  /** Has the question asked again later, in the transaction that stores the event. */
  decideLater: (tx: Transaction, given: JudgedEvent) => Promise<void>;
  logger: Logger;
}

/** What becomes of an event: a run, none, or that nobody can say yet. */
type FollowUpDecision = 'run' | 'none' | 'later';

/** How a hot lead becomes a run. */
export interface FollowUp {
  /** Asked before the transaction, which must not wait for another service. */
  decide(ctx: RequestContext, judged: Judgement): Promise<FollowUpDecision>;
  /** In the event's transaction. Returns the run's id, where there is one. */
  begin(tx: Transaction, given: JudgedEvent, decision: FollowUpDecision): Promise<string | null>;
}

/** An event's sender waits for its answer, and would send again. */
const answerMs = 2_000;

export const createFollowUp = (deps: FollowUpDependencies): FollowUp => ({
  async decide(ctx, judged) {
    if (!judged.isHotLead) return 'none';
    const reason = `no answer within ${answerMs} ms`;
    try {
      const asked = deps.isWorkflowDeployed(ctx, followUpWorkflow);
      return (await withTimeout(asked, answerMs, reason)) ? 'run' : 'none';
    } catch (error) {
      const { requestId } = ctx;
      deps.logger.warn({ err: error, requestId }, 'a hot lead waits for the workflow service');
      return 'later';
    }
  },
  async begin(tx, given, decision) {
    if (decision === 'later') await deps.decideLater(tx, given);
    return decision === 'run' ? createLeadRun(tx, given) : null;
  },
});

/** The run that follows a hot lead up, made with the transaction. Returns its id. */
export function createLeadRun(
  tx: Transaction,
  { id, event }: Pick<JudgedEvent, 'id' | 'event'>,
): string {
  const runId = newId('run');
  tx.createRun({
    runId,
    workspaceId: tx.workspaceId,
    workflowId: followUpWorkflow,
    initialContext: leadContext(id, event),
    triggerSource: 'coldmail_webhook',
    processNow: true,
  });
  return runId;
}

/**
 * A hot lead as the initial context of the run that answers it, under the names that the workflow
 * reads. Of the reply, what the lead wrote: the whole of it is in the event's record.
 */
export function leadContext(eventId: string, event: ColdmailEvent): JsonObject {
  const name = [event.lead_first_name, event.lead_last_name].filter(Boolean).join(' ');
  const context: Record<string, string | undefined> = {
    source: 'Cold email',
    eventId,
    lead: name === '' ? event.lead_email : name,
    email: event.lead_email,
    company: event.company_name,
    campaign: event.campaign_name ?? event.campaign_id,
    reply: event.reply_text === undefined ? undefined : excerpt(ownWords(event.reply_text)),
    repliedAt: event.timestamp,
  };
  const known = Object.entries(context).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known) as JsonObject;
}
