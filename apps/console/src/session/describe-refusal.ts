import { words } from './messages.en.ts';

interface Came {
  step?: 'factor';
  refused?: string;
}

/** Why somebody who comes back from the company's provider is asked to sign in again. */
export function describeRefusal({ step, refused }: Came): string | null {
  if (refused !== undefined) {
    const known: Readonly<Record<string, string>> = words.refused;
    return Object.hasOwn(known, refused) ? known[refused]! : words.refusedOtherwise;
  }
  return step === undefined ? null : words.tookTooLong;
}
