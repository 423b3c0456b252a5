import { classifyReply } from '@workspace-ops/replies';
import { z } from 'zod';
import { toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  /** Whether its writer asks to hear nothing more. */
  stop: z.boolean(),
  why: z.string(),
  set: z.enum(halves).optional(),
});

export const readStops = (folder: string) => readLines(folder, 'stops.jsonl', lineSchema);

/** Whether a sentence of a reply puts its writer on the do-not-call list. */
export const stops: Task = {
  name: 'stops',
  async run(folder, half) {
    const lines = await readStops(folder);
    const outcomes = lines
      .filter((line) => isOfHalf(line, half))
      .map((line) =>
        toBinaryOutcome(line, {
          expected: line.stop,
          answered: classifyReply(line.text).verdict === 'opt_out',
        }),
      );
    return { outcomes, shares: [] };
  },
};
