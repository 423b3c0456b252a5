import type { ColdmailEvent, ColdmailEventType } from '@workspace-ops/contracts';
import type { Classification, ReplyReason } from '../replies/classify-reply.ts';

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
  no_intent: ' without buying intent',
};

/** What was done with an event, as one sentence for its sender: it may name the lead. */
export function summarizeEvent(event: ColdmailEvent, judged: Classification): string {
  const { isHotLead, matched } = judged;
  const words = matched.length > 0 ? ` (${matched.slice(0, 5).join(', ')})` : '';
  const campaign = event.campaign_name === undefined ? '' : ` to "${event.campaign_name}"`;
  const verdict = isHotLead ? 'Flagged as a hot lead' : 'Logged as activity';
  return `${verdict}: ${nameOf(event)} ${happenings[event.event_type]}${reasons[judged.reason]}${words}${campaign}.`;
}

function nameOf(event: ColdmailEvent): string {
  const name = [event.lead_first_name, event.lead_last_name].filter(Boolean).join(' ');
  const person = name === '' ? event.lead_email : name;
  return event.company_name === undefined ? person : `${person} of ${event.company_name}`;
}

/** The same for the audit log, which names nobody. */
export const describeEvent = ({ event_type }: ColdmailEvent, judged: Classification): string =>
  `${judged.isHotLead ? 'Flagged a hot lead' : 'Logged cold-email activity'}: a lead ${happenings[event_type]}${reasons[judged.reason]}.`;
