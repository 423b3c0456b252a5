import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWeights, sumWeights } from '@workspace-ops/replies';
import { listPhrases } from './list-phrases.ts';

/** `pnpm quality --learn` writes it, from sentences that are labelled by whether somebody may come to harm. */
export const dangerWeightsFile = join(import.meta.dirname, '..', '..', 'danger-weights.tsv');

const learned = readWeights(readFileSync(dangerWeightsFile, 'utf8'));

/** What a sentence tells of danger to somebody (above 0) or against it, as a logit: 2 is 88 % and -2 is 12 %. */
export const weighDanger = (sentence: string): number => sumWeights(listPhrases(sentence), learned);

/** A danger that is missed is worse than a question too many: of a hundred harmless sentences some three are asked about. */
const likely = -0.5;
/** Of what is put together, and says it only so. */
const sure = 1.5;

/** Whether a sentence tells of what may harm somebody. */
export const isDanger = (sentence: string): boolean => weighDanger(sentence) > likely;

/** Of what is taken for danger without being any three quarters weigh less, of what is one an eighth. */
const mostly = 1;
export const isLikelyDanger = (sentence: string): boolean => weighDanger(sentence) > mostly;

export const isSurelyDanger = (text: string): boolean => weighDanger(text) > sure;
