import { rowsByName } from '../../facts/once-by-name.ts';
import { financeNames } from './finance.ts';
import { peopleNames } from './people.ts';
import { salesNames } from './sales.ts';
import { workNames } from './work.ts';

export type NameRow = readonly [shape: RegExp, usual: string];

/** Of the names of usual programs, and what they mean, those that a `plainName` fits; the first counts. */
export const programNamesFor = rowsByName<NameRow>([
  ...salesNames,
  ...financeNames,
  ...workNames,
  ...peopleNames,
]);
