import type { TaskResult } from './outcome.ts';

/**
 * The parts of the project's own lines: `dev` is what rules may be tuned to, `held` what nobody reads who tunes, and
 * `test` what the weights of phrases are not learned from either.
 */
export const halves = ['dev', 'held', 'test'] as const;

export type Half = (typeof halves)[number];

export interface Task {
  name: string;
  /** Judges the lines of a folder; of one half, where the lines say to which they belong. */
  run(folder: string, half?: Half): Promise<TaskResult>;
}

export const isOfHalf = (line: { set?: Half | undefined }, half: Half | undefined): boolean =>
  half === undefined || line.set === half;
