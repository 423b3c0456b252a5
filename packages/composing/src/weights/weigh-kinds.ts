import { readFileSync } from 'node:fs';
import { listPhrases } from './list-phrases.ts';
import { onceByText } from './once-by-text.ts';
import { readColumns, sumColumns } from './weight-columns.ts';

/** What was learned from sentences that are labelled by their kind. */
export interface KindWeights<Name extends string> {
  /** `pnpm quality --learn` writes it. */
  file: string;
  /** Of each column the kinds that it tells from all others. */
  columns: Readonly<Record<Name, readonly string[]>>;
}

/** What a sentence says for each column (above 0) or against it, as a logit: 2 is 88 % and -2 is 12 %. */
export type WeighKinds<Name extends string> = (sentence: string) => Readonly<Record<Name, number>>;

/** A column for each of the kinds. */
export function toColumns<Kind extends string>(
  kinds: readonly Kind[],
): Readonly<Record<Kind, readonly string[]>> {
  const columns = kinds.map((kind): readonly [Kind, readonly string[]] => [kind, [kind]]);
  return Object.fromEntries(columns) as Record<Kind, readonly string[]>;
}

export function createWeighKinds<Name extends string>({
  file,
  columns,
}: KindWeights<Name>): WeighKinds<Name> {
  const table = readColumns(readFileSync(file, 'utf8'), Object.keys(columns) as Name[]);
  return onceByText((sentence) => sumColumns(listPhrases(sentence), table));
}

/** Of some kinds the one that a sentence is likeliest of. */
export const likeliest = <Kind extends string>(
  kinds: readonly Kind[],
  sums: Readonly<Record<Kind, number>>,
): Kind => kinds.reduce((one, other) => (sums[other] > sums[one] ? other : one));
