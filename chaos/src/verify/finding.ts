/** What a check found wrong. */
export interface Finding {
  /** The check, as the report names it. */
  check: string;
  /** What is wrong with how many, and examples. */
  count: number;
  examples: string[];
}

const shown = 5;

/** The finding of a check, undefined when nothing is wrong. */
export const toFinding = (check: string, wrong: readonly string[]): Finding | undefined =>
  wrong.length === 0 ? undefined : { check, count: wrong.length, examples: wrong.slice(0, shown) };
