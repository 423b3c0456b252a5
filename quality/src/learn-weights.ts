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
  /** Whether a phrase is learned the faster, the more its shares of the two answers differ. */
  isSharp?: true;
}

const usual: Learning = { fewest: 3, penalty: 3e-5, least: 0.01 };

const steps = 150;
/** As of Adam (Kingma and Ba, 2015), but for the rate. */
const adam = { rate: 0.05, first: 0.9, second: 0.999, tiny: 1e-8 };

/**
 * Logistic regression with a squared penalty, by Adam over all lessons at once: the same lessons give the
 * same weights.
 */
export const learnWeights = (lessons: readonly Lesson[], learning = usual): PhraseWeights =>
  learnFrom(readRows(lessons, learning), lessons, learning);

/** Of each lesson the phrases that are known, by their places: read once for several questions. */
export interface LessonRows {
  known: readonly string[];
  /** Where the places of each lesson begin, and after the last one where they end. */
  starts: Uint32Array;
  places: Uint32Array;
}

export function readRows(
  lessons: readonly Pick<Lesson, 'phrases'>[],
  { fewest }: Learning = usual,
): LessonRows {
  const known = listKnown(lessons, fewest);
  const placeByPhrase = new Map(known.map((phrase, at) => [phrase, at]));
  const starts = new Uint32Array(lessons.length + 1);
  const places: number[] = [];
  for (const [row, { phrases }] of lessons.entries()) {
    for (const phrase of phrases) {
      const at = placeByPhrase.get(phrase);
      if (at !== undefined) places.push(at);
    }
    starts[row + 1] = places.length;
  }
  return { known, starts, places: Uint32Array.from(places) };
}

/** @param answers whether each of the lessons is one that is looked for. */
export function learnFrom(
  { known, starts, places }: LessonRows,
  answers: readonly Pick<Lesson, 'hot'>[],
  { penalty, isSharp }: Learning = usual,
): PhraseWeights {
  const bias = known.length;
  const values = new Float64Array(known.length + 1);
  const step = createStep(values);
  const slope = new Float64Array(values.length);
  const wanted = Float64Array.from(answers, ({ hot }) => (hot ? 1 : 0));
  const factors = isSharp
    ? toFactors({ known, starts, places }, wanted)
    : new Float64Array(bias).fill(1);
  const scales = Float64Array.from(answers, (_, row) => scaleFor(starts[row + 1]! - starts[row]!));
  for (let done = 0; done < steps; done++) {
    for (let at = 0; at < bias; at++) slope[at] = penalty * values[at]!;
    slope[bias] = 0;
    for (let row = 0; row < wanted.length; row++) {
      const [from, to, scale] = [starts[row]!, starts[row + 1]!, scales[row]!];
      let sum = values[bias]!;
      for (let place = from; place < to; place++) {
        const at = places[place]!;
        sum += values[at]! * factors[at]! * scale;
      }
      const error = (1 / (1 + Math.exp(-sum)) - wanted[row]!) / wanted.length;
      slope[bias] += error;
      for (let place = from; place < to; place++) {
        const at = places[place]!;
        slope[at]! += error * factors[at]! * scale;
      }
    }
    step(slope);
  }
  return {
    bias: values[bias]!,
    weights: new Map(known.map((phrase, at) => [phrase, values[at]! * factors[at]!])),
  };
}

/**
 * How fast each phrase is learned, 1 on average: by the root of how much the logarithms of its shares of the lessons
 * that are looked for and of the others differ (as of Wang and Manning, 2012, but for the root).
 */
function toFactors({ known, starts, places }: LessonRows, wanted: Float64Array): Float64Array {
  const counts = [new Float64Array(known.length), new Float64Array(known.length)].map((some) =>
    some.fill(0.5),
  );
  for (const [row, answer] of wanted.entries())
    for (let place = starts[row]!; place < starts[row + 1]!; place++)
      counts[answer]![places[place]!]!++;
  const [cold, hot] = counts.map((some) => some.reduce((sum, count) => sum + count, 0));
  const factors = counts[1]!.map((count, at) =>
    Math.sqrt(Math.abs(Math.log((count * cold!) / (counts[0]![at]! * hot!)))),
  );
  const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
  return factors.map((factor) => factor / mean);
}

/** In the order of the alphabet, so that the order of the lessons says nothing. */
function listKnown(lessons: readonly Pick<Lesson, 'phrases'>[], fewest: number): string[] {
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
    for (let at = 0; at < values.length; at++) {
      const one = slope[at]!;
      const mean = adam.first * means[at]! + (1 - adam.first) * one;
      const square = adam.second * squares[at]! + (1 - adam.second) * one * one;
      means[at] = mean;
      squares[at] = square;
      values[at]! -= (adam.rate * (mean / first)) / (Math.sqrt(square / second) + adam.tiny);
    }
  };
}

/** As `readWeights` reads it: the bias, then the phrases from the highest weight to the lowest. */
export function writeWeights(
  { bias, weights }: PhraseWeights,
  { least }: Learning = usual,
): string {
  const rows = [...weights]
    .map(([phrase, weight]) => [Math.round(weight * 100), phrase] as const)
    .filter(([weight]) => Math.abs(weight) >= least * 100)
    .toSorted(([one, a], [other, b]) => other - one || (a < b ? -1 : 1));
  return [`${Math.round(bias * 100)}`, ...rows.map((row) => row.join('\t'))].join('\n') + '\n';
}
