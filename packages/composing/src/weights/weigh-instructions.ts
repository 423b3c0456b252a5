import { join } from 'node:path';
import { toColumns, createWeighKinds, likeliest } from './weigh-kinds.ts';

/**
 * What a note wants of the text: that it tells or leaves something out, that it waits, to whom and how it goes, that
 * something in the form is wrong, and how it is to sound.
 */
export const instructions = ['tell', 'omit', 'hold', 'whom', 'correct', 'tone'] as const;
export type Instruction = (typeof instructions)[number];

/** A column for each, and `any` for whichever of them it is. */
export const instructionWeights = {
  file: join(import.meta.dirname, '..', '..', 'instruction-weights.tsv'),
  columns: { ...toColumns(instructions), any: instructions },
};

const weigh = createWeighKinds(instructionWeights);

/** Of a hundred ordinary sentences three or four are taken for one: what is likely as a whole, and of one kind by itself. */
const least = { any: -1, kind: -2.5 };

/** Whether a sentence says so surely that a text is not to go out yet that no text tells it, in whatever field it stands. */
export function isSurelyHeld(sentence: string): boolean {
  const { hold, any } = weigh(sentence);
  return hold > sure && any > sure;
}
const sure = 0;

/** Whether it says so surely that something is not to be told that it is nothing which a text has to tell. */
export function isSurelyOmitted(sentence: string): boolean {
  const { omit, any } = weigh(sentence);
  return omit > surest && any > surest;
}
const surest = 2;

/** What a sentence of a note wants of the text; null where it says something of the matter. */
export function readInstruction(sentence: string): Instruction | null {
  const sums = weigh(sentence);
  const kind = likeliest(instructions, sums);
  return sums.any > least.any && sums[kind] > least.kind ? kind : null;
}
