import { readFileSync } from 'node:fs';
import { sumWeights } from '@workspace-ops/replies';
import { listPhrases } from './list-phrases.ts';
import { onceByText } from './once-by-text.ts';
import { readColumns } from './weight-columns.ts';

/** What a sentence says for each kind (above 0) or against it, as a logit: 2 is 88 % and -2 is 12 %. */
export type WeighKinds<Name extends string> = (sentence: string) => Readonly<Record<Name, number>>;

/** Weighs by a file with a column for each of the names. */
export function createWeighKinds<Name extends string>(
  file: string,
  names: readonly Name[],
): WeighKinds<Name> {
  const learned = readColumns(readFileSync(file, 'utf8'), names);
  return onceByText((sentence) => {
    const phrases = listPhrases(sentence);
    const sums = names.map((name) => [name, sumWeights(phrases, learned[name])] as const);
    return Object.fromEntries(sums) as Record<Name, number>;
  });
}
