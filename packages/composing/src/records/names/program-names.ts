import { financeNames } from './finance.ts';
import { peopleNames } from './people.ts';
import { salesNames } from './sales.ts';
import { workNames } from './work.ts';

export type NameRow = readonly [shape: RegExp, usual: string];

/** Names of usual programs, by `plainName`, and what they mean; the first that fits counts. */
export const programNames: readonly NameRow[] = [
  ...salesNames,
  ...financeNames,
  ...workNames,
  ...peopleNames,
];
