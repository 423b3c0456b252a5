import { evaluate } from '@workspace-ops/scoring';
import { z } from 'zod';
import { readLines } from '../read-lines.ts';
import type { Half, Task } from '../task.ts';
import { typeSchema } from './artifact-lines.ts';
import { judgePairs } from './pairs.ts';

const lineSchema = z.object({
  half: z.enum(['tuning', 'held-out']),
  kind: z.string(),
  type: typeSchema,
  platform: z.string().nullish(),
  input: z.record(z.string(), z.json()),
  known: z.array(z.string()).default([]),
  better: z.string(),
  worse: z.string(),
});
type Line = z.infer<typeof lineSchema>;

const halves: Readonly<Record<Line['half'], Half>> = { tuning: 'dev', 'held-out': 'held' };
const now = new Date('2026-06-01T09:00:00Z');

/** Whether the text that is true to its run's input scores higher than one that is not. */
export const pairsWithInput: Task = {
  name: 'pairs with input',
  async run(folder, half) {
    const all = await readLines(folder, 'pairs-with-input.jsonl', lineSchema);
    const lines = all.filter((line) => half === undefined || halves[line.half] === half);
    return judgePairs(
      lines.map((line) => ({
        why: line.kind,
        text: line.better,
        better: scoreBesideInput(line, line.better),
        worse: scoreBesideInput(line, line.worse),
      })),
    );
  },
};

const scoreBesideInput = ({ type, platform, input, known }: Line, content: string) =>
  evaluate(
    { artifactType: type, title: 'The artifact', content, targetPlatform: platform ?? null },
    { now, input: { context: input, known } },
  );
