import { readSpecifics, type Specific } from './read-specifics.ts';
import { splitWords, toLabel } from '../words.ts';

/** What things are one of the two of, and not both; of money the amount alone says which it is. */
const states: readonly (readonly [one: string, other: string, isOfMoney?: true])[] = [
  ['open opens opened', 'closed close closes shut'],
  ['paid settled received', 'open outstanding unpaid overdue owed owing remaining', true],
  ['passed passes', 'failed fails'],
  ['won', 'lost'],
  ['approved accepted', 'rejected declined refused'],
  ['included includes', 'excluded excludes'],
  ['delivered arrived complete', 'missing absent'],
];

export interface State {
  pair: number;
  side: 0 | 1;
  isOfMoney: boolean;
}

const byWord = new Map<string, State[]>();
for (const [pair, [one, other, isOfMoney = false]] of states.entries())
  for (const side of [0, 1] as const)
    for (const word of [one, other][side]!.split(' '))
      byWord.set(word, [...(byWord.get(word) ?? []), { pair, side, isOfMoney }]);

export const isStateWord = (word: string): boolean => byWord.has(word);

/** A part of a sentence with the states that it names, and what it says exactly. */
export interface Clause {
  states: readonly State[];
  things: ReadonlySet<string>;
}

const clauseEnd = /[;,.](?=\s|$)|\s(?:and|but|while|whereas)\s/u;
const negated =
  /\b(?:not|no|never|nothing|none|without|neither|if|unless|until|before)\b|n['’]t\b/i;

export const readClauses = (text: string): Clause[] =>
  text.split(clauseEnd).flatMap((said) => {
    const named = splitWords(said).flatMap((word) => byWord.get(word) ?? []);
    // Of a clause with both it is not told which thing is which.
    const own = named.filter(
      ({ pair, side }) => !named.some((one) => one.pair === pair && one.side !== side),
    );
    if (own.length === 0 || negated.test(said)) return [];
    return [{ states: own, things: new Set(readSpecifics(said).flatMap(toThing)) }];
  });

/** What a state can be of: an amount, a day, the number of a paper. */
function toThing({ kind, text, values, dates }: Specific): string[] {
  if (kind === 'code') return [`code ${toLabel(text)}`];
  if (kind === 'figure')
    return values.filter((value) => value > fewest).map((value) => `figure ${value}`);
  return dates.map(({ weekday, month, day }) =>
    weekday === undefined ? `day ${month} ${day}` : `weekday ${weekday}`,
  );
}
/** Smaller counts are of too many things. */
const fewest = 3;
