import type { ColdmailEvent, JsonObject } from '@workspace-ops/contracts';
import { ownWords } from '@workspace-ops/contacts';

const maxExcerpt = 4_000;

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

const excerpt = (text: string): string =>
  text.length <= maxExcerpt ? text : `${text.slice(0, maxExcerpt).toWellFormed()} …`;
