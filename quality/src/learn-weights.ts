import { type PhraseWeights, scaleFor } from '@workspace-ops/replies';

/** The phrases of a text, and whether it is one that is looked for. */
export interface Lesson {
  phrases: ReadonlySet<string>;
  hot: boolean;
}

/** What is chosen on authors who are left out in turn. */
export interface Learning {
  /** The lessons that a phrase is in at least. */
  fewest: number;
  /** Of the sum of squares: the higher, the smaller the weights. */
  penalty: number;
  /** The smallest weight, of either sign, that is written. */
  least: number;
}

/** A phrase that one or two replies have says next to nothing of others: those of two make the list twice as long, and no better. */
const ofReplies: Learning = { fewest: 3, penalty: 3e-5, least: 0.01 };

const steps = 150;
/** As of Adam (Kingma and Ba, 2015), but for the rate. */
const adam = { rate: 0.05, first: 0.9, second: 0.999, tiny: 1e-8 };

/**
 * Logistic regression with a squared penalty, by Adam over all lessons at once: the same lessons give the
 * same weights.
 */
export function learnWeights(
  lessons: readonly Lesson[],
  { fewest, penalty }: Learning = ofReplies,
): PhraseWeights {
  const known = listKnown(lessons, fewest);
  const places = new Map(known.map((phrase, at) => [phrase, at]));
  const rows = lessons.map(({ phrases, hot }) => {
    const at = [...phrases].flatMap((phrase) => places.get(phrase) ?? []);
    return { at, hot, scale: scaleFor(at.length) };
  });
  const bias = known.length;
  const values = new Float64Array(known.length + 1);
  const step = createStep(values);
  const slope = new Float64Array(values.length);
  for (let done = 0; done < steps; done++) {
    slope.forEach((_, at) => (slope[at] = at === bias ? 0 : penalty * values[at]!));
    for (const { at, hot, scale } of rows) {
      let sum = values[bias]!;
      for (const one of at) sum += values[one]! * scale;
      const error = (1 / (1 + Math.exp(-sum)) - (hot ? 1 : 0)) / rows.length;
      slope[bias]! += error;
      for (const one of at) slope[one]! += error * scale;
    }
    step(slope);
  }
  return {
    bias: values[bias]!,
    weights: new Map(known.map((phrase, at) => [phrase, values[at]!])),
  };
}

/** In the order of the alphabet, so that the order of the lessons says nothing. */
function listKnown(lessons: readonly Lesson[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const { phrases } of lessons)
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([phrase]) => phrase)
    .toSorted();
}

/** Moves values against their slope. */
function createStep(values: Float64Array): (slope: Float64Array) => void {
  const [means, squares] = [new Float64Array(values.length), new Float64Array(values.length)];
  let count = 0;
  return (slope) => {
    count++;
    const [first, second] = [1 - adam.first ** count, 1 - adam.second ** count];
    slope.forEach((one, at) => {
      means[at] = adam.first * means[at]! + (1 - adam.first) * one;
      squares[at] = adam.second * squares[at]! + (1 - adam.second) * one * one;
      const spread = Math.sqrt(squares[at] / second) + adam.tiny;
      values[at]! -= (adam.rate * (means[at] / first)) / spread;
    });
  };
}

/** As `readWeights` reads it: the bias, then the phrases from the highest weight to the lowest. */
export function writeWeights(
  { bias, weights }: PhraseWeights,
  { least }: Learning = ofReplies,
): string {
  const rows = [...weights]
    .map(([phrase, weight]) => [Math.round(weight * 100), phrase] as const)
    .filter(([weight]) => Math.abs(weight) >= least * 100)
    .toSorted(([one, a], [other, b]) => other - one || (a < b ? -1 : 1));
  return [`${Math.round(bias * 100)}`, ...rows.map((row) => row.join('\t'))].join('\n') + '\n';
}
