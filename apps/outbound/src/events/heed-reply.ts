import { noWishes, readReplyWishes, toEmailAddress, type Wishes } from '@workspace-ops/contacts';
import type { ColdmailEvent } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId } from '@workspace-ops/service-kit';
import { leadContext } from '../follow-ups/lead-context.ts';

/** A lead's mark as not interested is no wish of its own: they may be asked again another year. */
export const wishesOf = ({ event_type, reply_text }: ColdmailEvent): Wishes =>
  event_type === 'email_sent' || reply_text === undefined ? noWishes : readReplyWishes(reply_text);

/**
 * Acts on what a reply asks for: who wants no more mail goes on the do-not-call list, and a legal
 * matter goes to a person. The operator is told of both.
 * @returns null where nothing has to be heeded; else no sales workflow follows, and `runId` is the
 *   run by which a person is asked, if any.
 */
export function heedReply(
  tx: Transaction,
  { id, event, receivedAt }: { id: string; event: ColdmailEvent; receivedAt: Date },
): { runId: string | null } | null {
  const { optOut, legal } = wishesOf(event);
  if (!optOut && legal === null) return null;
  const email = toEmailAddress(event.lead_email);
  const matter =
    legal === null ? null : { kind: legal, runId: newId('run'), context: leadContext(id, event) };
  tx.audit({
    agent: 'Cold-email integration',
    action: 'coldmail.opt_out',
    timestamp: receivedAt.toISOString(),
    status: 'warning',
    message: `${optOut ? 'A lead asked not to be written to any more' : 'A lead raised a legal matter'}. ${email === null ? 'The sender’s address cannot go on the do-not-call list.' : 'The address goes on the do-not-call list.'} No sales workflow is started.`,
    details: {
      eventId: id,
      optsOut: optOut,
      legal,
      ...(matter === null ? {} : { runId: matter.runId }),
    },
  });
  tx.reportContact({
    source: 'coldmail',
    sourceId: id,
    phones: [],
    emails: email === null ? [] : [email],
    reason: optOut
      ? 'The person asked in a mail not to be contacted any more.'
      : 'The person raised a legal matter in a mail; a person answers it.',
    matter,
  });
  return { runId: matter?.runId ?? null };
}
