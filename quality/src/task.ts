import type { TaskResult } from './outcome.ts';

/** Of the project's own lines, those that rules may be tuned to, or those kept from it. */
export type Half = 'dev' | 'held';

export interface Task {
  name: string;
  /** Judges the lines of a folder; of one half, where the lines say to which they belong. */
  run(folder: string, half?: Half): Promise<TaskResult>;
}

export const isOfHalf = (line: { set?: Half | undefined }, half: Half | undefined): boolean =>
  half === undefined || line.set === half;
