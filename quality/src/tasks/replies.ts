import { classifyReply } from '@workspace-ops/replies';
import { z } from 'zod';
import { toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  hot: z.boolean(),
  why: z.string(),
  event_type: z.string().default('reply_received'),
  set: z.enum(['dev', 'held']).optional(),
});

/** Hot or not. Lines that the event's type decides say nothing of the rules, and are left out. */
export const replies: Task = {
  name: 'replies',
  async run(folder, half) {
    const lines = await readLines(folder, 'replies.jsonl', lineSchema);
    const outcomes = lines
      .filter((line) => line.event_type === 'reply_received' && isOfHalf(line, half))
      .map((line) => {
        const { isHotLead } = classifyReply(line.text);
        return toBinaryOutcome(line, { expected: line.hot, answered: isHotLead });
      });
    return { outcomes, shares: [] };
  },
};
