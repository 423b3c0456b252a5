import { type Figures, toFigures } from './figures.ts';
import { kindSets } from './kind-sets.ts';
import type { Outcome } from './outcome.ts';
import { freshFolder, inputFolder, ownFolder } from './places.ts';
import type { Half, Task } from './task.ts';
import { dangers } from './tasks/dangers.ts';
import { toTask } from './tasks/kinds.ts';
import { pairs } from './tasks/pairs.ts';
import { pairsWithInput } from './tasks/pairs-with-input.ts';
import { passedOn } from './tasks/passed-on.ts';
import { personalData } from './tasks/personal-data.ts';
import { placeholders } from './tasks/placeholders.ts';
import { replies } from './tasks/replies.ts';
import { stops } from './tasks/stops.ts';

const tasks: readonly Task[] = [
  replies,
  stops,
  personalData,
  passedOn,
  pairs,
  pairsWithInput,
  placeholders,
  dangers,
  ...kindSets.map(toTask),
];

/** A folder with labelled lines, under the name by which its figures are kept. */
export interface LabelledSet {
  name: string;
  folder: string;
  half?: Half;
}

/** The project's own lines, in the halves that may and may not be looked at while tuning. */
export const ownSets = (folder: string): LabelledSet[] => [
  { name: 'own-dev', folder, half: 'dev' },
  { name: 'own-held', folder, half: 'held' },
];

/** The later rounds of replies and personal data, by the same halves. */
const freshSets = (folder: string): LabelledSet[] => [
  { name: 'fresh-dev', folder, half: 'dev' },
  { name: 'fresh-held', folder, half: 'held' },
  { name: 'fresh-test', folder, half: 'test' },
];

/** Texts with the input of their runs, which the tests of the score read too. */
const inputSets = (folder: string): LabelledSet[] => [
  { name: 'input-dev', folder, half: 'dev' },
  { name: 'input-held', folder, half: 'held' },
];

/** All that is part of the repository. */
export const committedSets = (): LabelledSet[] => [
  ...ownSets(ownFolder),
  ...freshSets(freshFolder),
  ...inputSets(inputFolder),
];

/** The figures of each set; `onFault` is told of each line that was answered wrongly. */
export async function measure(
  sets: readonly LabelledSet[],
  onFault: (set: string, task: string, fault: Outcome) => void = () => undefined,
): Promise<Figures> {
  const figures: Figures = {};
  for (const { name, folder, half } of sets) {
    const ofSet: Figures[string] = {};
    for (const task of tasks) {
      const result = await task.run(folder, half);
      for (const fault of result.outcomes.filter(({ right }) => right < 1)) {
        onFault(name, task.name, fault);
      }
      if (result.outcomes.length > 0) ofSet[task.name] = toFigures(result);
    }
    figures[name] = ofSet;
  }
  return figures;
}
