import { closedKinds, type ClosedKind, isClosed, isOfKind } from '@workspace-ops/composing';
import { z } from 'zod';
import { type Share, toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  /** What a sensible manager would say it is; `open` where outsiders may read it. */
  kind: z.enum([...closedKinds, 'open']),
  set: z.enum(halves).optional(),
});

type Line = z.infer<typeof lineSchema>;

export const readOpenness = (folder: string) => readLines(folder, 'openness.jsonl', lineSchema);

/** Whether a sentence is not for outsiders. */
export const openness: Task = {
  name: 'openness',
  async run(folder, half) {
    const lines = (await readOpenness(folder)).filter((line) => isOfHalf(line, half));
    const outcomes = lines.map((line) =>
      toBinaryOutcome(
        { text: line.text, why: line.kind },
        { expected: line.kind !== 'open', answered: isClosed(line.text) },
      ),
    );
    return { outcomes, shares: lines.length === 0 ? [] : closedKinds.flatMap(countKind(lines)) };
  },
};

/** Of a kind how many are found as such, and of what is open how much is taken for it. */
const countKind =
  (lines: readonly Line[]) =>
  (kind: ClosedKind): Share[] =>
    [kind, 'open' as const].map((of) => {
      const same = lines.filter((line) => line.kind === of);
      const found = same.filter(({ text }) => isOfKind(text, kind));
      return { name: `${of} as ${kind}`, count: found.length, of: same.length };
    });
