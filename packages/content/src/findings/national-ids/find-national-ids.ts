import { mapMatches } from '../../map-matches.ts';
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
  fewestDigits: number;
  isReal: NationalId['isReal'];
}

const toSearches = (
  toShape: (id: NationalId) => RegExp | undefined,
  ids: readonly NationalId[] = nationalIds,
): Search[] =>
  ids.flatMap((id) => {
    const shape = toShape(id);
    const { isReal, fewestDigits = 6 } = id;
    return shape === undefined ? [] : [{ shape, fewestDigits, isReal }];
  });

const labelledSearches = toSearches(({ labels, labelled: value }) =>
  labels === undefined ? undefined : labelled(`${word}(?:${labels})`, `(?:${value!})${after}`),
);
const bareSearches = toSearches(({ bare }) =>
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

/** Each has its own check; those with a weak one count only behind a word that announces them. */
export function findNationalIds(text: string): Finding[] {
  const digits = countDigits(text);
  const searches = [
    ...(anyLabel.test(text) ? labelledSearches : []),
    ...(anyNumber.test(text.replace(isoDate, ' ')) ? bareSearches : withoutDigits),
  ];
  return searches
    .filter(({ fewestDigits }) => digits >= fewestDigits)
    .flatMap(({ shape, isReal }) =>
      mapMatches(text, shape, (match) => {
        const finding = toFinding('national_id', match);
        const written = text.slice(finding.start, finding.end).toUpperCase();
        return isReal(written.replace(/[^A-Z\d]/g, ''), written) ? finding : undefined;
      }),
    );
}
