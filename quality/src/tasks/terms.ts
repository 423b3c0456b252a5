import { isTerm, terms } from '@workspace-ops/composing';
import { z } from 'zod';
import { toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  /** What it binds somebody to; `none` where it binds nobody. */
  kind: z.enum([...terms, 'none']),
  why: z.string(),
  set: z.enum(halves).optional(),
});

export const readTerms = (folder: string) => readLines(folder, 'terms.jsonl', lineSchema);

/** Whether a sentence of a note binds somebody. */
export const bindingTerms: Task = {
  name: 'terms',
  async run(folder, half) {
    const lines = (await readTerms(folder)).filter((line) => isOfHalf(line, half));
    const outcomes = lines.map((line) =>
      toBinaryOutcome(
        { text: line.text, why: line.kind },
        {
          expected: line.kind !== 'none',
          answered: terms.some((term) => isTerm(term, line.text)),
        },
      ),
    );
    return { outcomes, shares: [] };
  },
};
