import { countDigits, type Finding, toFinding, labelled, word } from '../finding.ts';
import { centralEuropeanIds } from './central-european-ids.ts';
import { furtherIds } from './further-ids.ts';
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
];

/** No more of the same number on either side. */
const before = String.raw`(?<![\w]|\d[-.,/])`;
const after = String.raw`(?!\w|[-./]\d)`;

interface Search {
  shape: RegExp;
  fewestDigits: number;
  isReal: NationalId['isReal'];
}

const searches: readonly Search[] = nationalIds.flatMap(
  ({ labels, labelled: value, bare, isReal, fewestDigits = 6 }) =>
    [
      labels === undefined ? [] : labelled(`${word}(?:${labels})`, `(?:${value!})${after}`),
      bare === undefined ? [] : new RegExp(`${before}(?:${bare})${after}`, 'gi'),
    ]
      .flat()
      .map((shape) => ({ shape, fewestDigits, isReal })),
);

/** Each has its own check; those with a weak one count only behind a word that announces them. */
export function findNationalIds(text: string): Finding[] {
  const digits = countDigits(text);
  return searches
    .filter(({ fewestDigits }) => digits >= fewestDigits)
    .flatMap(({ shape, isReal }) =>
      [...text.matchAll(shape)].flatMap((match) => {
        const finding = toFinding('national_id', match);
        const written = text.slice(finding.start, finding.end).toUpperCase();
        return isReal(written.replace(/[^A-Z\d]/g, ''), written) ? [finding] : [];
      }),
    );
}
