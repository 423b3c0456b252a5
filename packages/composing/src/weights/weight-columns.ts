import type { PhraseWeights } from '@workspace-ops/replies';

/** The weights of the same phrases for several questions. */
export type WeightColumns<Name extends string> = Readonly<Record<Name, PhraseWeights>>;

/**
 * Reads weights as {@link writeColumns} writes them: a line of biases, then one for each phrase, its weights in
 * hundredths first, one for each name.
 */
export function readColumns<Name extends string>(
  text: string,
  names: readonly Name[],
): WeightColumns<Name> {
  const [biases = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const read = (at: number): PhraseWeights => ({
    bias: Number(biases[at]) / 100,
    weights: new Map(
      rows.flatMap((row) =>
        row[at] === '' ? [] : [[row.at(-1)!, Number(row[at]) / 100] as const],
      ),
    ),
  });
  return Object.fromEntries(names.map((name, at) => [name, read(at)])) as WeightColumns<Name>;
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
