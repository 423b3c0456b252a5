import { classifyReply, type ReplyVerdict } from '@workspace-ops/replies';
import { z } from 'zod';
import { readWhy, type Share, toBinaryOutcome } from '../outcome.ts';
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
    const received = lines.filter(
      (line) => line.event_type === 'reply_received' && isOfHalf(line, half),
    );
    const outcomes = received.map((line) => {
      const { isHotLead } = classifyReply(line.text);
      return toBinaryOutcome(line, { expected: line.hot, answered: isHotLead });
    });
    const shares = [
      countVerdicts(received, 'unsubscribe', 'opt_out'),
      countVerdicts(received, 'warm', 'warm'),
    ];
    return { outcomes, shares };
  },
};

/** How many lines of a kind get the verdict that belongs to it. */
function countVerdicts(
  lines: readonly Pick<z.infer<typeof lineSchema>, 'text' | 'why'>[],
  slug: string,
  verdict: ReplyVerdict,
): Share {
  const same = lines.filter(({ why }) => readWhy(why).slug === slug);
  const right = same.filter(({ text }) => classifyReply(text).verdict === verdict);
  return { name: `${slug} as ${verdict}`, count: right.length, of: same.length };
}
