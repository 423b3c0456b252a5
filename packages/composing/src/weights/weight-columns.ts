import { type PhraseWeights, scaleFor } from '@workspace-ops/replies';

/** The weights of the same phrases for several questions. */
export type WeightColumns<Name extends string> = Readonly<Record<Name, PhraseWeights>>;

/** Weights as they are read: one table for all of the questions, since most phrases have a part in several. */
export interface WeightTable<Name extends string> {
  names: readonly Name[];
  biases: readonly number[];
  /** Of each phrase the place of its row. */
  rows: ReadonlyMap<string, number>;
  /** Row by row, in hundredths; 0 where a phrase has no part in a question. */
  cells: Int16Array;
}

/**
 * Reads weights as {@link writeColumns} writes them: a line of biases, then one for each phrase, its weights in
 * hundredths first, one for each name.
 */
export function readColumns<Name extends string>(
  text: string,
  names: readonly Name[],
): WeightTable<Name> {
  const [biases = '', ...lines] = text.trimEnd().split('\n');
  const cells = new Int16Array(lines.length * names.length);
  const rows = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const row = line.split('\t');
    rows.set(row.at(-1)!, at);
    for (let of = 0; of < names.length; of++) cells[at * names.length + of] = Number(row[of]);
  }
  return { names, biases: biases.split('\t').map((one) => Number(one) / 100), rows, cells };
}

/** For each name the logit of a sentence with these phrases. */
export function sumColumns<Name extends string>(
  phrases: Iterable<string>,
  { names, biases, rows, cells }: WeightTable<Name>,
): Record<Name, number> {
  const [sums, known] = [new Float64Array(names.length), new Float64Array(names.length)];
  for (const phrase of phrases) {
    const row = rows.get(phrase);
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
