import { z } from 'zod';
import type { KindSet } from '../kind-sets.ts';
import { type Share, toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  /** What a sensible manager would say it is. */
  kind: z.string(),
  why: z.string().optional(),
  set: z.enum(halves).optional(),
});

type Line = z.infer<typeof lineSchema>;

/** @throws {Error} for a kind that there is not. */
export async function readKinds(
  { name, kinds, others }: Pick<KindSet, 'name' | 'kinds' | 'others'>,
  folder: string,
): Promise<Line[]> {
  const lines = await readLines(folder, `${name}.jsonl`, lineSchema);
  const strange = lines.find(({ kind }) => ![...kinds, ...others].includes(kind));
  if (strange !== undefined) throw new Error(`${name}.jsonl has a line of kind ${strange.kind}.`);
  return lines;
}

/** Whether sentences are told by their kind. */
export const toTask = (set: KindSet): Task => ({
  name: set.name,
  async run(folder, half) {
    const lines = (await readKinds(set, folder)).filter((line) => isOfHalf(line, half));
    const outcomes = lines
      .filter(({ kind }) => set.isJudged?.(kind) !== false)
      .map(({ text, kind }) =>
        toBinaryOutcome(
          { text, why: kind },
          { expected: set.isHot(kind), answered: set.find(text) },
        ),
      );
    return { outcomes, shares: lines.length === 0 ? [] : set.kinds.flatMap(countKind(set, lines)) };
  },
});

/** Of a kind how many are found as such, and how many of what is of none, or of another. */
const countKind =
  ({ others, isOf }: KindSet, lines: readonly Line[]) =>
  (kind: string): Share[] => {
    const isCold = (one: string): boolean =>
      others.length > 0 ? others.includes(one) : one !== kind;
    const same = lines.filter((line) => line.kind === kind);
    const cold = lines.filter((line) => isCold(line.kind));
    const count = (name: string, of: readonly Line[]): Share => ({
      name,
      count: of.filter(({ text }) => isOf(text, kind)).length,
      of: of.length,
    });
    return [count(`${kind} as ${kind}`, same), count(`${others[0] ?? 'others'} as ${kind}`, cold)];
  };
