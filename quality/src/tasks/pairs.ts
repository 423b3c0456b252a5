import { type Outcome, readWhy, type TaskResult } from '../outcome.ts';
import type { Task } from '../task.ts';
import { readPairs, score } from './artifact-lines.ts';

interface Scored {
  score: number;
  passed: boolean;
}

/** A pair of texts of which one is better, with what the rules made of both. */
export interface ScoredPair {
  why: string;
  text: string;
  better: Scored;
  worse: Scored;
}

/** Whether the better one of two texts scores higher. */
export const pairs: Task = {
  name: 'pairs',
  run: async (folder, half) =>
    judgePairs(
      (await readPairs(folder, half)).map(({ type, better, worse, why }) => ({
        why,
        text: better,
        better: score(type, better),
        worse: score(type, worse),
      })),
    ),
};

export function judgePairs(scored: readonly ScoredPair[]): TaskResult {
  const passed = (side: 'better' | 'worse'): number =>
    scored.filter((pair) => pair[side].passed).length;
  return {
    outcomes: scored.map(toOutcome),
    shares: [
      { name: 'better ones passed', count: passed('better'), of: scored.length },
      { name: 'worse ones passed', count: passed('worse'), of: scored.length },
    ],
  };
}

const toOutcome = ({ why, text, better, worse }: ScoredPair): Outcome => ({
  ...readWhy(why),
  right: better.score === worse.score ? 0.5 : Number(better.score > worse.score),
  truePositives: 0,
  falsePositives: 0,
  falseNegatives: 0,
  says: `better ${better.score}, worse ${worse.score} (${why}): ${text}`,
});
