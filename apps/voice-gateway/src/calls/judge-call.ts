import { both, noWishes, readCallWishes } from '@workspace-ops/contacts';
import type { LegalMatter } from '@workspace-ops/contracts';
import type { CallFields } from './call-fields.ts';

/** What was said in a call that decides about what follows from it. */
export interface CallVerdict {
  /** The other side does not want to be called any more. */
  optsOut: boolean;
  legal: LegalMatter | null;
  /** Whether the call may become work for sales. */
  isLead: boolean;
}

/** By the words of transcript and summary; a disposition alone puts nobody on a list. */
export function judgeCall({
  transcript,
  summary,
  disposition,
}: Pick<CallFields, 'transcript' | 'summary' | 'disposition'>): CallVerdict {
  const { optOut, noCalls, legal } = [transcript, summary]
    .map((text) => (text === null ? noWishes : readCallWishes(text)))
    .reduce(both);
  const optsOut = optOut || noCalls;
  return { optsOut, legal, isLead: !optsOut && legal === null && disposition !== 'not_interested' };
}
