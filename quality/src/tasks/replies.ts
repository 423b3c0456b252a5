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
  /** Which of the rounds of fresh lines it is of. */
  round: z.number().optional(),
});

export type Reply = z.infer<typeof lineSchema>;
export type LabelledReply = Pick<Reply, 'text' | 'hot' | 'set' | 'round'>;

/** The replies of a folder, without the lines that the event's type decides: they say nothing of the rules. */
export async function readReplies(folder: string): Promise<Reply[]> {
  const lines = await readLines(folder, 'replies.jsonl', lineSchema);
  return lines.filter(({ event_type }) => event_type === 'reply_received');
}

/** A line with what the rules say of it. */
type Judged = Reply & { answer: ReplyVerdict; isHotLead: boolean; isUnsure: boolean };

function judge(line: Reply): Judged {
  const { verdict, isHotLead, isUnsure } = classifyReply(line.text);
  return { ...line, answer: verdict, isHotLead, isUnsure };
}

/** Hot or not. */
export const replies: Task = {
  name: 'replies',
  async run(folder, half) {
    const lines = (await readReplies(folder)).filter((line) => isOfHalf(line, half)).map(judge);
    const outcomes = lines.map((line) =>
      toBinaryOutcome(line, { expected: line.hot, answered: line.isHotLead }),
    );
    const shares = [
      countVerdicts(lines, 'unsubscribe', 'opt_out'),
      countVerdicts(lines, 'warm', 'warm'),
      countAllVerdicts(lines),
      ...countUnsure(lines),
    ];
    return { outcomes, shares };
  },
};

/** How many lines of a kind get the verdict that belongs to it. */
function countVerdicts(lines: readonly Judged[], slug: string, verdict: ReplyVerdict): Share {
  const same = lines.filter(({ why }) => readWhy(why).slug === slug);
  const right = same.filter(({ answer }) => answer === verdict);
  return { name: `${slug} as ${verdict}`, count: right.length, of: same.length };
}

/** Of the lines that name a verdict, those that get it. */
function countAllVerdicts(lines: readonly Judged[]): Share {
  const named = lines.filter(({ verdict }) => verdict !== undefined);
  const right = named.filter(({ answer, verdict }) => answer === verdict);
  return { name: 'verdicts', count: right.length, of: named.length };
}

/** How often the rules say that they are unsure, and how many of their wrong answers stand there. */
function countUnsure(lines: readonly Judged[]): Share[] {
  const wrong = lines.filter(({ hot, isHotLead }) => hot !== isHotLead);
  const findCount = (some: readonly Judged[]): number =>
    some.filter(({ isUnsure }) => isUnsure).length;
  return [
    { name: 'unsure ones', count: findCount(lines), of: lines.length },
    { name: 'wrong ones that are unsure', count: findCount(wrong), of: wrong.length },
  ];
}
