import { words } from './messages.en.ts';

interface Came {
  step?: 'factor';
  refused?: string;
  ended?: true;
}

/** Why somebody is asked to sign in again: back from the company's provider, or out of an open page. */
export function describeRefusal({ step, refused, ended }: Came): string | null {
  if (refused !== undefined) {
    const known: Readonly<Record<string, string>> = words.refused;
    return Object.hasOwn(known, refused) ? known[refused]! : words.refusedOtherwise;
  }
  if (step !== undefined) return words.tookTooLong;
  return ended === undefined ? null : words.ended;
}
