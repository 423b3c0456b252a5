import { isOfDanger } from '@workspace-ops/composing';
import { z } from 'zod';
import { toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  /** Whether a sensible manager would say that somebody may come to harm. */
  harm: z.boolean(),
  why: z.string(),
  set: z.enum(halves).optional(),
});

export const readDangers = (folder: string) => readLines(folder, 'dangers.jsonl', lineSchema);

/** Whether a sentence tells of what may harm somebody. */
export const dangers: Task = {
  name: 'dangers',
  async run(folder, half) {
    const lines = await readDangers(folder);
    const outcomes = lines
      .filter((line) => isOfHalf(line, half))
      .map((line) =>
        toBinaryOutcome(line, { expected: line.harm, answered: isOfDanger(line.text) }),
      );
    return { outcomes, shares: [] };
  },
};
