import { classifyReply, type ReplyVerdict } from '@workspace-ops/replies';
import { z } from 'zod';
import { readWhy, type Share, toBinaryOutcome } from '../outcome.ts';
import { readLines } from '../read-lines.ts';
import { halves, isOfHalf, type Task } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  hot: z.boolean(),
  /** What to do with the sender, where the line says more than hot or not. */
  verdict: z.enum(['hot', 'warm', 'opt_out', 'activity']).optional(),
  why: z.string(),
  event_type: z.string().default('reply_received'),
  set: z.enum(halves).optional(),
});

type Line = z.infer<typeof lineSchema>;

/** The replies of a folder, without the lines that the event's type decides: they say nothing of the rules. */
export async function readReplies(folder: string): Promise<Line[]> {
  const lines = await readLines(folder, 'replies.jsonl', lineSchema);
  return lines.filter(({ event_type }) => event_type === 'reply_received');
}

/** Hot or not. */
export const replies: Task = {
  name: 'replies',
  async run(folder, half) {
    const received = (await readReplies(folder)).filter((line) => isOfHalf(line, half));
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
