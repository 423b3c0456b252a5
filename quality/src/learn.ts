import { readPhrases } from '@workspace-ops/replies';
import { labelledReplies } from '@workspace-ops/replies/labelled';
import { learnWeights, type Lesson, writeWeights } from './learn-weights.ts';
import { readWhy } from './outcome.ts';
import { freshFolder, ownFolder } from './places.ts';
import { readReplies } from './tasks/replies.ts';

/** The weights of phrases, as a file, that the labelled replies of the repository teach: all but those of `test`. */
export async function learnPhraseWeights(): Promise<string> {
  const lines = [...(await readReplies(ownFolder)), ...(await readReplies(freshFolder))].filter(
    ({ set, why }) => set !== 'test' && !readWhy(why).isDoubtful,
  );
  return writeWeights(learnWeights([...lines, ...labelledReplies].flatMap(toLesson)));
}

/** What phrases have no part in teaches nothing of them. */
function toLesson({ text, hot }: { text: string; hot: boolean }): Lesson[] {
  const phrases = readPhrases(text);
  return phrases === null ? [] : [{ phrases, hot }];
}
