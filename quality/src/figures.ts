import { z } from 'zod';
import { estimateF1, estimateShare, type Estimate } from './intervals.ts';
import type { Outcome, Share, TaskResult } from './outcome.ts';

const estimateSchema = z
  .object({ value: z.number(), low: z.number(), high: z.number() })
  .nullable();

const taskFiguresSchema = z.object({
  lines: z.number(),
  accuracy: estimateSchema,
  precision: estimateSchema,
  recall: estimateSchema,
  f1: estimateSchema,
  /** Accuracy with the contested lines. */
  withDoubtful: estimateSchema,
  shares: z.record(z.string(), estimateSchema),
  /** Lines answered rightly, and all, by slug; contested ones included. */
  slugs: z.record(z.string(), z.tuple([z.number(), z.number()])),
});

/** Figures by the set's name (`own-dev`, `own-held`, `labelled`), then by task. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), taskFiguresSchema));

export type TaskFigures = z.infer<typeof taskFiguresSchema>;
export type Figures = z.infer<typeof figuresSchema>;

export function toFigures({ outcomes, shares }: TaskResult): TaskFigures {
  const sure = outcomes.filter(({ isDoubtful }) => !isDoubtful);
  const tp = sum(sure, 'truePositives');
  const fp = sum(sure, 'falsePositives');
  const fn = sum(sure, 'falseNegatives');
  return {
    lines: sure.length,
    accuracy: rounded(estimateShare(sum(sure, 'right'), sure.length)),
    precision: rounded(estimateShare(tp, tp + fp)),
    recall: rounded(estimateShare(tp, tp + fn)),
    f1: rounded(estimateF1({ tp, fp, fn })),
    withDoubtful: rounded(estimateShare(sum(outcomes, 'right'), outcomes.length)),
    shares: Object.fromEntries(shares.map(toShareEntry)),
    slugs: countSlugs(outcomes),
  };
}

type Count = 'right' | 'truePositives' | 'falsePositives' | 'falseNegatives';

const sum = (outcomes: readonly Outcome[], count: Count): number =>
  outcomes.reduce((total, outcome) => total + outcome[count], 0);

const toShareEntry = ({ name, count, of }: Share): [string, Estimate | null] => [
  name,
  rounded(estimateShare(count, of)),
];

function countSlugs(outcomes: readonly Outcome[]): Record<string, [number, number]> {
  const bySlug = Map.groupBy(outcomes, ({ slug }) => slug);
  return Object.fromEntries(
    [...bySlug].map(([slug, same]) => [slug, [sum(same, 'right'), same.length]]),
  );
}

/** Four digits: what is committed must be the same on every machine. */
const rounded = (estimate: Estimate | null): Estimate | null =>
  estimate && { value: cut(estimate.value), low: cut(estimate.low), high: cut(estimate.high) };

const cut = (value: number): number => Math.round(value * 10_000) / 10_000;
