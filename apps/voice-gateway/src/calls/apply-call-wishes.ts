import {
  both,
  noWishes,
  readCallWishes,
  tellsComplaint,
  toEmailAddress,
  type Wishes,
} from '@workspace-ops/contacts';
import type { JsonObject, LegalMatter } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import { newId, type Compute } from '@workspace-ops/service-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { bookings, calls } from '../db/schema/voice-schema.ts';
import { cancelQueued } from '../dispatches/cancel-queued.ts';
import { callContext, type CallFields } from './call-fields.ts';

export interface HeardCall {
  callId: string;
  /** Null where the call is new. */
  before: CallFields | null;
  fields: CallFields;
  now: Date;
}

/**
 * Acts on what a call asks for: who asks not to be called goes on the do-not-call list, with the
 * addresses of their bookings, and queued calls to them are cancelled. A legal matter goes to a
 * person. What an earlier delivery of the call said is not acted on again.
 * @returns what was said in the call as it is now.
 */
export async function applyCallWishes(
  tx: Transaction,
  compute: Compute,
  heard: HeardCall,
): Promise<CallVerdict> {
  const { callId, before, fields, now } = heard;
  const verdict = await readWishesOfCall(compute, fields);
  const known = before === null ? null : await readWishesOfCall(compute, before);
  const isNumberNew = before?.callerNumber !== fields.callerNumber;
  const wasOptOut = (known?.optOut ?? null) !== null;
  const isOptOutNew = verdict.optOut !== null && (!wasOptOut || isNumberNew);
  const hasMatter = verdict.legal !== null && (known?.legal ?? null) === null;
  if (!isOptOutNew && !hasMatter) return verdict;
  // Who complains, and asks for nothing else, is called back.
  const isLeftAlone = verdict.optOut !== null || verdict.legal !== 'complaint';
  const isNumber = fields.callerNumber?.startsWith('+') === true;
  const phone = isNumber && isLeftAlone ? fields.callerNumber : null;
  const emails = phone === null ? [] : await bookedAddresses(tx, phone);
  if (phone !== null) await cancelQueued(tx, { phone, now });
  const matter = hasMatter ? await askPerson(tx, heard, verdict) : null;
  auditWish(tx, heard, { verdict, runId: matter?.runId ?? null, isLeftAlone });
  tx.reportContact({
    source: 'voice_call',
    sourceId: callId,
    phones: phone === null ? [] : [phone],
    emails,
    reason: reasons[verdict.optOut ?? 'legal'],
    matter,
  });
  return verdict;
}

const reasons = {
  words: 'The person asked in a call not to be contacted any more.',
  disposition: 'A call ended as not_interested.',
  legal: 'The person complained or raised a legal matter in a call; a person answers it.',
};

async function bookedAddresses(tx: Transaction, phone: string): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ email: bookings.callerEmail })
    .from(bookings)
    .where(
      and(
        eq(bookings.workspaceId, tx.workspaceId),
        eq(bookings.callerPhone, phone),
        isNotNull(bookings.callerEmail),
      ),
    )
    .limit(10);
  return rows.flatMap(({ email }) => toEmailAddress(email ?? '') ?? []);
}

/** The run of the call is then the one that asks, and no other follows. */
async function askPerson(
  tx: Transaction,
  { callId, fields }: HeardCall,
  { legal }: CallVerdict,
): Promise<{ kind: NonNullable<CallVerdict['legal']>; runId: string; context: JsonObject }> {
  const runId = newId('run');
  await tx.db
    .update(calls)
    .set({ crmRunId: runId })
    .where(and(eq(calls.workspaceId, tx.workspaceId), eq(calls.callId, callId)));
  return { kind: legal!, runId, context: callContext(callId, fields) };
}

/** The operator gets an audit entry also where no number is known that could go on the list. */
function auditWish(
  tx: Transaction,
  { callId, fields, now }: HeardCall,
  {
    verdict,
    runId,
    isLeftAlone,
  }: { verdict: CallVerdict; runId: string | null; isLeftAlone: boolean },
): void {
  const wish = wishes[verdict.optOut ?? 'legal'];
  const number =
    fields.callerNumber?.startsWith('+') === true
      ? 'The number goes on the do-not-call list.'
      : 'No number is known that could go on the do-not-call list.';
  const list = isLeftAlone ? number : 'The number may be called.';
  tx.audit({
    agent: 'Voice gateway',
    action: 'voice.opt_out',
    timestamp: now.toISOString(),
    status: 'warning',
    message: `${wish}. ${list} No sales workflow is started.`,
    details: {
      callId,
      optsOut: verdict.optOut !== null,
      legal: verdict.legal,
      ...(runId === null ? {} : { runId }),
    },
  });
}

const wishes = {
  words: 'A caller asked not to be contacted any more',
  disposition: 'A call ended as not_interested',
  legal: 'A caller complained or raised a legal matter',
};

/** What was said in a call that decides about what follows from it. */
interface CallVerdict {
  /** How the other side said that it does not want to be called any more; null where it did not. */
  optOut: 'words' | 'disposition' | null;
  legal: LegalMatter | null;
  /** Whether the call may become work for sales. */
  isLead: boolean;
}

/** What was said in a call, by its texts. */
export const readTexts = (texts: readonly (string | null)[]): Wishes =>
  texts.map((text) => (text === null ? noWishes : readCallWishes(text))).reduce(both);

export async function readWishesOfCall(
  compute: Compute,
  { transcript, summary, disposition, sentiment }: CallFields,
): Promise<CallVerdict> {
  const said = await compute.run(readTexts, [transcript, summary], null);
  const { optOut: inWords, noCalls } = said;
  const isUnhappy = sentiment === 'negative' || disposition === 'not_interested';
  const complains = isUnhappy && tellsComplaint([transcript, summary]);
  const legal = said.legal ?? (complains ? 'complaint' : null);
  // Who complains wants to be called back, though they buy nothing.
  const byDisposition = disposition === 'not_interested' && !complains ? 'disposition' : null;
  const optOut = inWords || noCalls ? 'words' : byDisposition;
  return { optOut, legal, isLead: optOut === null && legal === null };
}
