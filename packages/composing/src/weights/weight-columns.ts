import { type PhraseWeights, readRows, scaleFor, type WeightRows } from '@workspace-ops/replies';

/** The weights of the same phrases for several questions. */
export type WeightColumns<Name extends string> = Readonly<Record<Name, PhraseWeights>>;

/** Weights as they are read: one table for all of the questions, since most phrases have a part in several. */
interface WeightTable<Name extends string> extends WeightRows {
  names: readonly Name[];
}

/** Reads weights as {@link writeColumns} writes them. */
export const readColumns = <Name extends string>(
  text: string,
  names: readonly Name[],
): WeightTable<Name> => ({ names, ...readRows(text) });

/** For each name the logit of a sentence with these phrases. */
export function sumColumns<Name extends string>(
  phrases: Iterable<string>,
  { names, biases, cells, find }: WeightTable<Name>,
): Record<Name, number> {
  const [sums, known] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (const phrase of phrases) {
    const row = find(phrase);
    if (row === undefined) continue;
    for (let of = 0; of < names.length; of++) {
      const cell = cells[row * names.length + of]!;
      if (cell === 0) continue;
      sums[of]! += cell / 100;
      known[of]!++;
    }
  }
  return Object.fromEntries(
    names.map((name, of) => [name, biases[of]! + sums[of]! * scaleFor(known[of]!)]),
  ) as Record<Name, number>;
}

/** A weight of less, of either sign, changes next to nothing and is left empty; so is a phrase that has no other. */
const least = 0.2;

/** Weights as a file of one line for each phrase, in the order of the alphabet. */
export function writeColumns<Name extends string>(
  columns: WeightColumns<Name>,
  names: readonly Name[],
): string {
  const phrases = new Set(names.flatMap((name) => [...columns[name].weights.keys()]));
  const rows = [...phrases].toSorted().flatMap((phrase) => {
    const cells = names.map((name) => toCell(columns[name].weights.get(phrase) ?? 0));
    return cells.every((cell) => cell === '') ? [] : [[...cells, phrase].join('\t')];
  });
  const biases = names.map((name) => Math.round(columns[name].bias * 100)).join('\t');
  return [biases, ...rows].join('\n') + '\n';
}

const toCell = (weight: number): string =>
  Math.abs(weight) < least ? '' : `${Math.round(weight * 100)}`;
