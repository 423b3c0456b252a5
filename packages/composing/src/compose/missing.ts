import { isPlural } from '../facts/is-plural.ts';
import { sayMissing } from '../facts/open-questions.ts';
import { mayBe, type Leftover } from './leftovers.ts';
import { enumerate, enumerateSome } from './sections.ts';

/** What a workflow asks for and has not found, in words, and the fields that may be it under another name. */
export interface Missing {
  gaps: readonly string[];
  /** The text that may tell it all the same. */
  note?: string | undefined;
  leftovers?: readonly Leftover[] | undefined;
  /** What stands before it: the leftovers are not named twice. */
  told?: string;
}

export interface SortedMissing {
  /** Nothing on record may be it. */
  absent: readonly string[];
  /** A field may be it whose name nobody knows. */
  unnamed: readonly string[];
  leftovers: readonly Leftover[];
}

const mostOffered = 3;

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

/** The leftovers that a text names, of those that may be what is missing. */
export const offered = (leftovers: readonly Leftover[]): readonly Leftover[] =>
  leftovers.slice(0, mostOffered);

export const sayLeft = (leftovers: readonly Leftover[]): string =>
  `Left over: ${enumerateSome(
    leftovers.map(({ said }) => said),
    mostOffered,
  )}.`;

/** `Not on record: owner.`, `Not found under a known name: order. Left over: works no “TM-4471”.` */
export const listMissing = (missing: Missing, not?: Not): string[] => {
  const { absent, unnamed, leftovers } = sortMissing(missing);
  const left = sayLeft(leftovers);
  const named = missing.told?.includes(left) ? '' : ` ${left}`;
  return [
    ...(absent.length === 0 ? [] : [denyRecord(absent, { not, outside: sayOutside(missing) })]),
    ...(unnamed.length === 0 ? [] : [`${denyName(unnamed, not)}${named}`]),
  ];
};

type Not = 'Not' | 'Needed and not';

/** `Not on record: owner and due date.` */
export const denyRecord = (
  gaps: readonly string[],
  { not = 'Not', outside = '' }: { not?: Not | undefined; outside?: string } = {},
): string => `${not} on record${outside}: ${enumerate(gaps)}.`;

/** `Not found under a known name: order.` */
export const denyName = (gaps: readonly string[], not: Not = 'Not'): string =>
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
  return unnamed.length === 0
    ? `not on record${sayOutside(missing)}`
    : `${notFound}; left over: ${offered(leftovers)
        .map(({ said }) => said)
        .join(', ')}`;
}

/** The same as a question: `The start date is not on record yet.` */
export function askForMissing(gap: string, missing: Omit<Missing, 'gaps'>): string {
  const { unnamed, leftovers } = sortMissing({ ...missing, gaps: [gap] });
  return unnamed.length === 0
    ? sayMissing(gap, missing.note)
    : `The ${gap} ${isPlural(gap) ? 'were' : 'was'} ${notFound}. ${sayLeft(leftovers)}`;
}

export const sayOutside = ({ note }: Pick<Missing, 'note'>): string =>
  note === undefined ? '' : ` outside the ${note}`;
