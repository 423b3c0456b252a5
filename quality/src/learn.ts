import { listSentencePhrases, weighed, weighedTerms, writeColumns } from '@workspace-ops/composing';
import { type PhraseWeights, readPhrases } from '@workspace-ops/replies';
import { labelledReplies } from '@workspace-ops/replies/labelled';
import { type Learning, learnWeights, type Lesson, writeWeights } from './learn-weights.ts';
import { readWhy } from './outcome.ts';
import { freshFolder, ownFolder } from './places.ts';
import type { Half } from './task.ts';
import { readDangers } from './tasks/dangers.ts';
import { readOpenness } from './tasks/openness.ts';
import { readTerms } from './tasks/terms.ts';
import { readReplies } from './tasks/replies.ts';

/** The weights of phrases, as a file, that the labelled replies of the repository teach: all but those of `test`. */
export async function learnPhraseWeights(): Promise<string> {
  const lines = [...(await readReplies(ownFolder)), ...(await readReplies(freshFolder))].filter(
    ({ set, why }) => set !== 'test' && !readWhy(why).isDoubtful,
  );
  return writeWeights(learnWeights([...lines, ...labelledReplies].flatMap(toLesson)));
}

/** Of phrases that weigh less than that there are twice as many, and without them the figures of `test` are the same. */
const ofSentences: Learning = { fewest: 2, penalty: 1e-5, least: 0.3 };

/** The weights of what tells of danger, as a file, from the sentences of `dev`. */
export async function learnDangerWeights(): Promise<string> {
  const lessons = (await readDangers(freshFolder))
    .filter(({ set }) => set === 'dev')
    .map(({ text, harm }) => ({ phrases: listSentencePhrases(text), hot: harm }));
  return writeWeights(learnWeights(lessons, ofSentences), ofSentences);
}

/** The weights of what is not for outsiders, a column for each kind, from the sentences of `dev`. */
export const learnOpennessWeights = async (): Promise<string> =>
  learnColumns(await readOpenness(freshFolder), weighed, 'open');

/** The weights of what binds somebody, a column for each kind of term, from the sentences of `dev`. */
export const learnTermWeights = async (): Promise<string> =>
  learnColumns(await readTerms(freshFolder), weighedTerms, 'none', ofSentences);

interface KindLine {
  text: string;
  kind: string;
  set?: Half | undefined;
}

/** A column for each kind, and for the last name one of whatever is not `none`. */
function learnColumns(
  lines: readonly KindLine[],
  names: readonly string[],
  none: string,
  learning?: Learning,
): string {
  const read = lines
    .filter(({ set }) => set === 'dev')
    .map(({ text, kind }) => ({ phrases: listSentencePhrases(text), kind }));
  const any = names.at(-1)!;
  const learn = (one: string): PhraseWeights =>
    learnWeights(
      read.map(({ phrases, kind }) => ({
        phrases,
        hot: one === any ? kind !== none : kind === one,
      })),
      learning,
    );
  const columns = names.map((one) => [one, learn(one)] as const);
  return writeColumns(Object.fromEntries(columns), names);
}

/** What phrases have no part in teaches nothing of them. */
function toLesson({ text, hot }: { text: string; hot: boolean }): Lesson[] {
  const phrases = readPhrases(text);
  return phrases === null ? [] : [{ phrases, hot }];
}
