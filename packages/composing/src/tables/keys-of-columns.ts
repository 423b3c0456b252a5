import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { toBill } from '../facts/money-words.ts';
import { findWho } from '../facts/open-parties.ts';
import { parties } from '../facts/trade-names.ts';

export const isParty = (key: string): boolean => parties.includes(normalName(key));

/** Of a column its own and its other names. */
export function keysFor(name: string, present: readonly string[]): string[] {
  const own = normalName(name);
  const who = findWho(present);
  if (own === 'contact' && who !== undefined) return [who];
  const names = present.map(normalName);
  // Beside what is billed now a balance is of another day.
  const isOfPart = own === 'amount' && names.some((one) => toBill.test(one));
  const others = isOfPart ? [] : (columnNames[own] ?? []);
  const named = [...namesFor(name), ...others].flatMap((wanted) =>
    present.filter((key, at) => names[at] === wanted && (own !== 'owner' || key !== who)),
  );
  const found = named.length === 0 && isCounted(own, present) ? inLines(own, present) : named;
  // Of a landlord and a tenant either may be the customer.
  return own === 'customer' && found.length > 1 && found.every(isParty) ? [] : found;
}

/** Of a line that has a quantity; what has an amount is an item, too. */
const isCounted = (own: string, present: readonly string[]): boolean =>
  own !== 'quantity' &&
  own in lineNames &&
  (keysFor('quantity', present).length > 0 ||
    (own === 'item' && keysFor('amount', present).length > 0));
const inLines = (own: string, present: readonly string[]): string[] =>
  present.filter((key) => plainName(key) === lineNames[own]);

export const isDue = (key: string): boolean => namesFor('dueDate').includes(normalName(key));

/** What one piece costs is not the amount of a line that has several. */
export const isUnitPrice = (key: string, present: readonly string[]): boolean =>
  ['price', 'unitprice'].includes(normalName(key)) && keysFor('quantity', present).length > 0;

/** In a line with a quantity these are nothing else. */
const lineNames: Readonly<Record<string, string>> = { item: 'what', price: 'each', amount: 'net' };

const columnNames: Readonly<Record<string, readonly string[]>> = {
  price: ['unitprice'],
  item: [
    'description',
    'desc',
    'service',
    'work',
    'activity',
    'particulars',
    'for',
    'certificate',
    'cert',
    'checks',
    'checkpoint',
  ],
  status: ['result'],
  observation: ['complaint', 'natureofcomplaint', 'log', 'handover', 'event'],
  customer: ['party'],
  // In a table of work it is nobody who may buy.
  owner: ['lead', 'teamlead', 'technician', 'engineer', 'fitter', 'inspector'],
  planned: ['plan'],
  period: ['when'],
  costcentre: ['area', 'line'],
  amount: ['balance', 'outstanding', 'owed', 'owing', 'arrears', 'sum'],
  channel: ['where'],
  score: ['mark', 'rating', 'avg', 'mean'],
  question: ['q', 'statement'],
  comment: ['said'],
};
