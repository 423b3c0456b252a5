/** What a task made of one labelled line. */
export interface Outcome {
  slug: string;
  /** A label that a reasonable developer could contest: left out of headline figures. */
  isDoubtful: boolean;
  /** 1 for a right answer, 0 for a wrong one, 0.5 for a pair that scores the same. */
  right: number;
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  /** What the line is, and what was answered, for whoever looks at the faults. */
  says: string;
}

/** A share of something that is not accuracy: values that leak, clean lines that were changed. */
export interface Share {
  name: string;
  count: number;
  of: number;
}

export interface TaskResult {
  outcomes: Outcome[];
  shares: Share[];
}

/** The outcome of a line with a yes or a no as its label. */
export function toBinaryOutcome(
  line: { why: string; text: string },
  { expected, answered }: { expected: boolean; answered: boolean },
): Outcome {
  return {
    ...readWhy(line.why),
    right: expected === answered ? 1 : 0,
    truePositives: expected && answered ? 1 : 0,
    falsePositives: !expected && answered ? 1 : 0,
    falseNegatives: expected && !answered ? 1 : 0,
    says: `expected ${expected ? 'yes' : 'no'}: ${line.text}`,
  };
}

/** A `why` begins with a slug and a colon, and ends in `[doubtful]` where the label is contested. */
export const readWhy = (why: string): Pick<Outcome, 'slug' | 'isDoubtful'> => ({
  slug: why.split(':')[0]!.replace('[doubtful]', '').trim(),
  isDoubtful: why.endsWith('[doubtful]'),
});
