import { danishAndNorwegian } from './danish-norwegian.ts';
import { dutch } from './dutch.ts';
import { fold } from './fold.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Language } from './language.ts';
import { others } from './others.ts';
import { toPattern } from './patterns.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

export const languages: readonly Language[] = [
  german,
  french,
  spanish,
  italian,
  dutch,
  portuguese,
  swedish,
  danishAndNorwegian,
  polish,
  others,
];

/** What tells of a line that it is in a language, though it has no word that is typical. */
export const joinTelling = ({ wishes, praise, later, declines }: Language): string =>
  [wishes, praise, later, declines].join('|');

const known = languages.map((language) => ({
  language,
  telling: toPattern(`${language.typical}|${joinTelling(language)}`, 'gu'),
}));

/** Of a text, in characters: its language shows early. */
const looked = 4_000;
/** How near to the likeliest language another one has to come to be read, too. */
const near = 0.7;
const most = 3;

/** The languages that a text may be in, the likeliest first; `others` alone where it is none of them. */
export function chooseLanguages(text: string): Language[] {
  const start = fold(text.slice(0, looked));
  const counted = known
    .map(({ language, telling }) => ({ language, count: [...start.matchAll(telling)].length }))
    .toSorted((one, other) => other.count - one.count);
  const highest = counted[0]!.count;
  if (highest === 0) return [others];
  return counted
    .filter(({ count }) => count >= highest * near)
    .slice(0, most)
    .map(({ language }) => language);
}
