import type { NameRow } from './program-names.ts';

/** Of accounting, billing and buying. */
export const financeNames: readonly NameRow[] = [
  [/^(?:currency(?:iso)?code|(?:deal|account|salary)currency(?:code)?)$/, 'currency'],
  [/^docnumber$/, 'invoice number'],
];
