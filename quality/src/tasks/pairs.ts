import { type Outcome, readWhy } from '../outcome.ts';
import type { Task } from '../task.ts';
import { type Pair, readPairs, score } from './artifact-lines.ts';

/** Whether the better one of two texts scores higher. */
export const pairs: Task = {
  name: 'pairs',
  async run(folder, half) {
    const lines = await readPairs(folder, half);
    const passed = (content: keyof Pick<Pair, 'better' | 'worse'>): number =>
      lines.filter((line) => score(line.type, line[content]).passed).length;
    return {
      outcomes: lines.map(judgePair),
      shares: [
        { name: 'better ones passed', count: passed('better'), of: lines.length },
        { name: 'worse ones passed', count: passed('worse'), of: lines.length },
      ],
    };
  },
};

function judgePair({ type, better, worse, why }: Pair): Outcome {
  const scores = { better: score(type, better).score, worse: score(type, worse).score };
  return {
    ...readWhy(why),
    right: scores.better === scores.worse ? 0.5 : Number(scores.better > scores.worse),
    truePositives: 0,
    falsePositives: 0,
    falseNegatives: 0,
    says: `better ${scores.better}, worse ${scores.worse} (${why}): ${better}`,
  };
}
