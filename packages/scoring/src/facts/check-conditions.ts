import { quoted } from '../judgement.ts';
import type { Line } from './findings.ts';
import type { InputIndex, Statement } from './index-input.ts';
import { areMostlyIn, contentStems, meaningStems } from '../words.ts';

/** What a statement of the input holds for, and what bounds it. */
export interface Condition {
  said: string;
  stems: readonly string[];
  bounds: readonly string[];
}

const bound =
  /,? (?:unless|except(?: for)?|provided(?: that)?|only if|as long as|but (?:not|only)|apart from|excluding|subject to) /i;
const fewest = 3;
/** So much of what is bounded has to be told. */
const leastShare = 0.7;
const most = 50;

export function readConditions(statements: readonly Statement[]): Condition[] {
  return statements
    .flatMap(({ value }) => {
      const [main = '', ...rest] = value.split(bound);
      const stems = [...new Set(meaningStems(main))];
      const bounds = contentStems(rest.join(' ')).filter((stem) => !stems.includes(stem));
      return stems.length < fewest || bounds.length === 0 ? [] : [{ said: value, stems, bounds }];
    })
    .slice(0, most);
}

/** Statements that the text tells without what the input makes them depend on. */
export function findUnbounded(lines: readonly Line[], index: InputIndex): string[] {
  const conditions = index.conditions();
  if (conditions.length === 0) return [];
  const read = lines
    .filter(({ isHeading }) => !isHeading)
    .map(({ text, words, place }) => ({ place, stems: new Set(meaningStems(text, words)) }));
  const all = new Set(read.flatMap(({ stems }) => [...stems]));
  return conditions.flatMap(({ said, stems, bounds }) => {
    if (bounds.some((stem) => all.has(stem))) return [];
    const line = read.find((one) => areMostlyIn(stems, one.stems, leastShare));
    return line === undefined ? [] : [`${quoted(said)} (${line.place})`];
  });
}
