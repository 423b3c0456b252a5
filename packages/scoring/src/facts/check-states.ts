import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex, Statement } from './index-input.ts';
import { readSpecifics, type Specific } from './read-specifics.ts';
import { splitWords, toLabel } from './words.ts';

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

interface State {
  pair: number;
  side: 0 | 1;
}

const byWord = new Map<string, State[]>();
for (const [pair, sides] of states.entries())
  for (const side of [0, 1] as const)
    for (const word of sides[side].split(' '))
      byWord.set(word, [...(byWord.get(word) ?? []), { pair, side }]);

/** A part of a sentence with the states that it names, and what it says exactly. */
interface Clause {
  states: readonly State[];
  things: ReadonlySet<string>;
}

const clauseEnd = /[;,.](?=\s|$)|\s(?:and|but|while|whereas)\s/u;
const negated =
  /\b(?:not|no|never|nothing|none|without|neither|if|unless|until|before)\b|n['’]t\b/i;

const readClauses = (text: string): Clause[] =>
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

const clausesOf = new WeakMap<readonly Statement[], readonly Clause[]>();

function readInput({ statements }: InputIndex): readonly Clause[] {
  const known = clausesOf.get(statements);
  if (known !== undefined) return known;
  const made = statements.flatMap(({ text }) => readClauses(text));
  clausesOf.set(statements, made);
  return made;
}

/** `€860 that you have paid` where the input says that they are open, and that something else is paid. */
export function checkStates(line: Line, index: InputIndex, findings: Findings): void {
  if (line.isHeading || line.text.length > longest) return;
  if (!line.words.some((word) => byWord.has(word))) return;
  const input = readInput(index);
  if (input.length === 0) return;
  for (const { states: own, things } of readClauses(line.text))
    for (const state of own)
      for (const thing of things)
        if (isExchanged(state, thing, input))
          findings.contradict(
            `${thing} ${state.pair} ${state.side}`,
            `${quoted(line.text)} (${line.place}), where the input says it the other way round`,
          );
}
const longest = 600;

function isExchanged({ pair, side }: State, thing: string, input: readonly Clause[]): boolean {
  const [kind] = thing.split(' ');
  if (states[pair]![2] === true && kind !== 'figure' && kind !== 'code') return false;
  const isOf = (one: State): boolean => one.pair === pair && one.side === side;
  const known = input.filter(
    (clause) => clause.things.has(thing) && clause.states.some((one) => one.pair === pair),
  );
  const others = input.filter((clause) => clause.states.some(isOf));
  return (
    known.length > 0 &&
    !known.some((clause) => clause.states.some(isOf)) &&
    others.some((clause) =>
      [...clause.things].some((one) => one !== thing && one.startsWith(kind!)),
    )
  );
}
