import { isPlural } from '../facts/is-plural.ts';
import { sayMissing } from '../facts/open-questions.ts';
import { mayBe } from './leftovers.ts';
import { askWhoItIs, listWho, pairOffers, sayOffers, type Offer } from './offers.ts';
import { enumerate } from '../request/sections.ts';
import type { Leftover } from '../request/types.ts';

/** What a workflow asks for and has not found, in words, and the fields that may be it under another name. */
export interface Missing {
  gaps: readonly string[];
  /** The text that may tell it all the same. */
  note?: string | undefined;
  leftovers?: readonly Leftover[] | undefined;
}

export interface SortedMissing {
  /** Nothing on record may be it. */
  absent: readonly string[];
  /** A field may be it whose name nobody knows. */
  unnamed: readonly string[];
  leftovers: readonly Leftover[];
}

/** What is true of it where “not on record” may be false. */
export const foundByName = 'found under a known name';
export const notFound = `not ${foundByName}`;

/** “Is not on record” is true only of what none of the fields may be that are left over. */
export function sortMissing({ gaps, leftovers = [] }: Missing): SortedMissing {
  const unnamed = gaps.filter((gap) => mayBe([gap], leftovers).length > 0);
  return {
    absent: gaps.filter((gap) => !unnamed.includes(gap)),
    unnamed,
    leftovers: mayBe(unnamed, leftovers),
  };
}

/**
 * `Not on record: owner.`, `Not found under a known name: order. Left over: works no “TM-4471”.` In a summary without
 * what is left over: the text, or the question that is asked, has it.
 */
export const listMissing = (
  missing: Missing,
  { not, isShort = false }: { not?: Not; isShort?: boolean } = {},
): string[] => {
  const { absent, unnamed, leftovers } = sortMissing(missing);
  return [
    ...(absent.length === 0 ? [] : [denyRecord(absent, { not, outside: sayOutside(missing) })]),
    ...denyUnnamed(unnamed, offerFor(unnamed, leftovers), { not, isShort }),
  ];
};

/** What was not found under a known name, with what may be it, and who of two people it is. */
export function denyUnnamed(
  unnamed: readonly string[],
  offers: readonly Offer[],
  { not, isShort }: { not?: Not | undefined; isShort: boolean },
): string[] {
  const who = listWho(offers).map(({ said }) => said);
  const denied = unnamed.filter((gap) => !who.includes(gap));
  const left = isShort ? '' : sayOffers(offers, denied.length === 1);
  return [
    ...(denied.length === 0 ? [] : [[denyName(denied, not), left].filter(isSaid).join(' ')]),
    ...askWhoItIs(offers),
  ];
}

const isSaid = (part: string): boolean => part !== '';

const offerFor = (gaps: readonly string[], leftovers: readonly Leftover[]): readonly Offer[] =>
  pairOffers(
    gaps.map((gap) => ({ names: [gap], said: gap })),
    leftovers,
  );

type Not = 'Not' | 'Needed and not';

/** `Not on record: owner and due date.` */
export const denyRecord = (
  gaps: readonly string[],
  { not = 'Not', outside = '' }: { not?: Not | undefined; outside?: string } = {},
): string => `${not} on record${outside}: ${enumerate(gaps)}.`;

/** `Not found under a known name: order.` */
const denyName = (gaps: readonly string[], not: Not = 'Not'): string =>
  `${not} ${foundByName}: ${enumerate(gaps)}.`;

/** The same, with a line for each thing that is nowhere. */
export const itemizeMissing = (missing: Missing): string[] => {
  const { absent, unnamed } = sortMissing(missing);
  return [
    ...absent.map((gap) => sayMissing(gap, missing.note)),
    ...listMissing({ ...missing, gaps: unnamed }),
  ];
};

/** Of one thing, within a line: `not on record outside the notes`. */
export function sayAbsent(gap: string, missing: Omit<Missing, 'gaps'>): string {
  const { unnamed, leftovers } = sortMissing({ ...missing, gaps: [gap] });
  if (unnamed.length === 0) return `not on record${sayOutside(missing)}`;
  // A name without its value says nothing within a line; the open questions have it.
  const [offer] = offerFor(
    unnamed,
    leftovers.filter(({ said }) => said.includes('“')),
  );
  return offer === undefined
    ? notFound
    : `${notFound}; left over: ${offer.candidates.map(({ said }) => said).join(' or ')}`;
}

/** The same as a question: `The start date is not on record yet.` */
export function askForMissing(gap: string, missing: Omit<Missing, 'gaps'>): string {
  const { unnamed, leftovers } = sortMissing({ ...missing, gaps: [gap] });
  if (unnamed.length === 0) return sayMissing(gap, missing.note);
  const left = sayOffers(offerFor(unnamed, leftovers), true);
  return [denyFound(gap), left].filter(isSaid).join(' ');
}

/** What `askForMissing` says of it, without what is left over. */
export const denyFound = (gap: string): string =>
  `The ${gap} ${isPlural(gap) ? 'were' : 'was'} ${notFound}.`;

export const sayOutside = ({ note }: Pick<Missing, 'note'>): string =>
  note === undefined ? '' : ` outside the ${note}`;
