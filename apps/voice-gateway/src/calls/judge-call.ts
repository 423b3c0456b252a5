import { both, noWishes, readCallWishes } from '@workspace-ops/contacts';
import type { LegalMatter } from '@workspace-ops/contracts';
import type { CallFields } from './call-fields.ts';

/** What was said in a call that decides about what follows from it. */
export interface CallVerdict {
  /** How the other side said that it does not want to be called any more; null where it did not. */
  optOut: 'words' | 'disposition' | null;
  legal: LegalMatter | null;
  /** Whether the call may become work for sales. */
  isLead: boolean;
}

/** By the words of transcript and summary, and by the disposition. */
export function judgeCall({
  transcript,
  summary,
  disposition,
}: Pick<CallFields, 'transcript' | 'summary' | 'disposition'>): CallVerdict {
  const {
    optOut: inWords,
    noCalls,
    legal,
  } = [transcript, summary]
    .map((text) => (text === null ? noWishes : readCallWishes(text)))
    .reduce(both);
  const byDisposition = disposition === 'not_interested' ? 'disposition' : null;
  const optOut = inWords || noCalls ? 'words' : byDisposition;
  return { optOut, legal, isLead: optOut === null && legal === null };
}
