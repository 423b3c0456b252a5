import { mapMatches } from '../../map-matches.ts';
import { endsWithThing } from '../phone-contexts.ts';
import { countDigits, type Finding, toFinding, labelled, word } from '../finding.ts';
import { centralEuropeanIds } from './central-european-ids.ts';
import { furtherEuropeanIds } from './further-european-ids.ts';
import { furtherIds } from './further-ids.ts';
import { furtherOverseasIds } from './further-overseas-ids.ts';
import type { NationalId } from './national-id.ts';
import { americanIds, asianIds } from './non-european-ids.ts';
import { northernEuropeanIds } from './northern-european-ids.ts';
import { southernEuropeanIds } from './southern-european-ids.ts';

export const nationalIds: readonly NationalId[] = [
  ...americanIds,
  ...asianIds,
  ...centralEuropeanIds,
  ...northernEuropeanIds,
  ...southernEuropeanIds,
  ...furtherIds,
  ...furtherEuropeanIds,
  ...furtherOverseasIds,
];

/** No more of the same number on either side. */
const before = String.raw`(?<![\w]|\d[-.,/])`;
const after = String.raw`(?!\w|[-./]\d)`;

interface Search {
  shape: RegExp;
  /** Whether no word announces it: behind the name of a thing it is the number of that. */
  isBare: boolean;
  fewestDigits: number;
  isReal: NationalId['isReal'];
}

const toSearches = (isBare: boolean, toShape: (id: NationalId) => RegExp | undefined): Search[] =>
  nationalIds.flatMap((id) => {
    const shape = toShape(id);
    const { isReal, fewestDigits = 6 } = id;
    return shape === undefined ? [] : [{ shape, isBare, fewestDigits, isReal }];
  });

const labelledSearches = toSearches(false, ({ labels, labelled: value }) =>
  labels === undefined ? undefined : labelled(`${word}(?:${labels})`, `(?:${value!})${after}`),
);
const bareSearches = toSearches(true, ({ bare }) =>
  bare === undefined ? undefined : new RegExp(`${before}(?:${bare})${after}`, 'gi'),
);
/** Those that may have letters for digits. */
const withoutDigits = bareSearches.filter(({ fewestDigits }) => fewestDigits === 0);

/** What each labelled number begins with: one reading tells of most texts that they have none. */
const anyLabel = new RegExp(
  labelled(
    `${word}(?:${nationalIds.flatMap(({ labels }) => labels ?? []).join('|')})`,
    String.raw`[A-Z]{0,5}\d`,
  ).source,
  'i',
);
/** Six digits of one number, at the least. */
const anyNumber = /\d(?:[ .+/A-Z-]{0,3}\d){5}/i;
const isoDate = /(?<![\d-])(?:19|20)\d\d-\d\d-\d\d(?![\d-])/g;

const contextLength = 40;
const readBefore = (text: string, { start }: Finding): string =>
  text.slice(Math.max(0, start - contextLength), start);

/** Numbers of one list share the name before the first: `parts 316-55-2204, 316-55-2205`. */
const furtherNumbers =
  /(?:\d[\d-]{7,13}(?: [a-z-]{2,12}){0,2}(?:[,;/&]| (?:and|or|to|with|by|then))? ?(?:(?:sub|alt|was|now|new|old|part) )?){1,3}$/;
/** Unlike a file or an account, these are never kept under the id of somebody. */
const item = /(?<![A-Za-z])(?:item|job|order|product|unit|code|room|port|key|spare)s? #?$/i;
const isOfThing = (context: string): boolean => {
  const named = context.replace(furtherNumbers, '');
  return endsWithThing(named) || item.test(named);
};

/** Each has its own check; those with a weak one count only behind a word that announces them. */
export function findNationalIds(text: string): Finding[] {
  const digits = countDigits(text);
  const searches = [
    ...(anyLabel.test(text) ? labelledSearches : []),
    ...(anyNumber.test(text.replace(isoDate, ' ')) ? bareSearches : withoutDigits),
  ];
  return searches
    .filter(({ fewestDigits }) => digits >= fewestDigits)
    .flatMap(({ shape, isBare, isReal }) =>
      mapMatches(text, shape, (match) => {
        const finding = toFinding('national_id', match);
        if (isBare && isOfThing(readBefore(text, finding))) return undefined;
        const written = text.slice(finding.start, finding.end).toUpperCase();
        return isReal(written.replace(/[^A-Z\d]/g, ''), written) ? finding : undefined;
      }),
    );
}
