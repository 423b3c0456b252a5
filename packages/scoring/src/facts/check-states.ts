import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import type { InputIndex } from './index-input.ts';
import { isStateWord, readClauses, type Clause, type State } from './read-clauses.ts';

/** `€860 that you have paid` where the input says that they are open, and that something else is paid. */
export function checkStates(line: Line, index: InputIndex, findings: Findings): void {
  if (line.isHeading || line.text.length > longest) return;
  if (!line.words.some(isStateWord)) return;
  const input = index.clauses();
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

function isExchanged(
  { pair, side, isOfMoney }: State,
  thing: string,
  input: readonly Clause[],
): boolean {
  const [kind] = thing.split(' ');
  if (isOfMoney && kind !== 'figure' && kind !== 'code') return false;
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
