import { classifyReply, type ReplyVerdict } from '@workspace-ops/replies';
import { z } from 'zod';
import { readWhy, type Share, toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  hot: z.boolean(),
  /** What to do with the sender, where the line says more than hot or not. */
  verdict: z.enum(['hot', 'warm', 'opt_out', 'activity']).optional(),
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
      countAllVerdicts(received),
      ...countUnsure(received),
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

type Line = z.infer<typeof lineSchema>;

/** Of the lines that name a verdict, those that get it. */
function countAllVerdicts(lines: readonly Line[]): Share {
  const named = lines.filter(({ verdict }) => verdict !== undefined);
  const right = named.filter(({ text, verdict }) => classifyReply(text).verdict === verdict);
  return { name: 'verdicts', count: right.length, of: named.length };
}

/** How often the rules say that they are unsure, and how many of their wrong answers stand there. */
function countUnsure(lines: readonly Line[]): Share[] {
  const judged = lines.map(({ text, hot }) => ({ hot, ...classifyReply(text) }));
  const wrong = judged.filter(({ hot, isHotLead }) => hot !== isHotLead);
  const findCount = (some: typeof judged): number => some.filter(({ isUnsure }) => isUnsure).length;
  return [
    { name: 'unsure ones', count: findCount(judged), of: judged.length },
    { name: 'wrong ones that are unsure', count: findCount(wrong), of: wrong.length },
  ];
}
