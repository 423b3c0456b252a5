import { noWishes, toEmailAddress, type Wishes } from '@workspace-ops/contacts';
import type { ColdmailEvent } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { complaint, readWishes as readReplyWishes } from '@workspace-ops/replies';
import { type JudgedEvent, leadContext } from '../follow-ups/follow-up.ts';

/** What was sent to a lead says nothing of theirs. */
export const readWishes = ({ event_type, reply_text }: ColdmailEvent): Wishes =>
  event_type === 'email_sent' || reply_text === undefined ? noWishes : readReplyWishes(reply_text);

/** How the lead said that they want no more mail; null where they did not. */
const findOptOut = (
  { event, judged }: Pick<JudgedEvent, 'event' | 'judged'>,
  { optOut }: Wishes,
): 'words' | 'mark' | 'model' | null => {
  if (optOut) return 'words';
  if (judged.reason === 'opt_out') return 'model';
  return event.event_type === 'lead_not_interested' ? 'mark' : null;
};

/**
 * Acts on what a reply asks for, by its words or in a model's judgement, or the provider's mark: who wants no
 * more mail goes on the do-not-call list, and a complaint or a legal matter goes to a person. All are audited.
 * @returns null where nothing is asked for; else no sales workflow follows, and `runId` is the
 *   run by which a person is asked, if any.
 */
export function applyReplyWishes(
  tx: Transaction,
  { id, event, receivedAt, judged }: JudgedEvent,
  wishes: Wishes,
): { runId: string | null } | null {
  // Who is annoyed by the mail itself has nothing to be answered.
  const isHeard = judged.reason === 'complained' || judged.reason === 'opt_out';
  const complains = isHeard && judged.signals.some(({ name }) => name === complaint);
  const legal = wishes.legal ?? (complains ? 'complaint' : null);
  const optOut = findOptOut({ event, judged }, wishes);
  if (optOut === null && legal === null) return null;
  // Who complains, and asks for nothing else, is answered.
  const isLeftAlone = optOut !== null || legal !== 'complaint';
  const email = isLeftAlone ? toEmailAddress(event.lead_email) : null;
  const matter =
    legal === null ? null : { kind: legal, runId: newId('run'), context: leadContext(id, event) };
  // The event's own entry warns of a complaint.
  if (isLeftAlone)
    tx.audit({
      agent: 'Cold-email integration',
      action: 'coldmail.opt_out',
      timestamp: receivedAt.toISOString(),
      status: 'warning',
      message: `${wishMessages[optOut ?? 'legal']}. ${email === null ? 'The sender’s address cannot go on the do-not-call list.' : 'The address goes on the do-not-call list.'} No sales workflow is started.`,
      details: {
        eventId: id,
        optsOut: optOut !== null,
        legal,
        ...(matter === null ? {} : { runId: matter.runId }),
      },
    });
  tx.reportContact({
    source: 'coldmail',
    sourceId: id,
    phones: [],
    emails: email === null ? [] : [email],
    reason: reasons[optOut ?? 'legal'],
    matter,
  });
  return { runId: matter?.runId ?? null };
}

const wishMessages = {
  words: 'A lead asked not to be written to any more',
  mark: 'A lead was marked as not interested',
  model: 'A model read in a reply that a lead wants no more mail',
  legal: 'A lead complained or raised a legal matter',
};

const reasons = {
  words: 'The person asked in a mail not to be contacted any more.',
  mark: 'The person was marked as not interested in mails.',
  model: 'A model read in a mail that the person does not want to be contacted any more.',
  legal: 'The person complained or raised a legal matter in a mail; a person answers it.',
};
