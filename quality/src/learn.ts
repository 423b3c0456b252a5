import { listSentencePhrases, writeColumns } from '@workspace-ops/composing';
import { type PhraseWeights, readPhrases } from '@workspace-ops/replies';
import { labelledReplies } from '@workspace-ops/replies/labelled';
import { type KindSet, kindSets, ofSentences } from './kind-sets.ts';
import { type Learning, learnWeights, type Lesson, writeWeights } from './learn-weights.ts';
import { readWhy } from './outcome.ts';
import { freshFolder, ownFolder } from './places.ts';
import { readDangers } from './tasks/dangers.ts';
import { readKinds } from './tasks/kinds.ts';
import { readReplies } from './tasks/replies.ts';

/** The weights of phrases, as a file, that the labelled replies of the repository teach: all but those of `test`. */
export async function learnPhraseWeights(): Promise<string> {
  const lines = [...(await readReplies(ownFolder)), ...(await readReplies(freshFolder))].filter(
    ({ set, why }) => set !== 'test' && !readWhy(why).isDoubtful,
  );
  return writeWeights(learnWeights([...lines, ...labelledReplies].flatMap(toLesson)));
}

/** The weights of what tells of danger, as a file, from the sentences of `dev`. */
export async function learnDangerWeights(): Promise<string> {
  const lessons = (await readDangers(freshFolder))
    .filter(({ set }) => set === 'dev')
    .map(({ text, harm }) => ({ phrases: listSentencePhrases(text), hot: harm }));
  return writeWeights(learnWeights(lessons, ofSentences), ofSentences);
}

/** A sentence with its kind. */
interface KindLesson {
  text: string;
  kind: string;
  phrases: ReadonlySet<string>;
}

/** The weights that the sentences of `dev` teach, as a file with a column for each kind. */
export async function learnKindWeights(set: KindSet): Promise<string> {
  const { weights, learning, isBorrowing } = set;
  const own = await readLessons(set);
  const lessons = isBorrowing ? [...own, ...(await borrow(set, own))] : own;
  const columns = Object.entries(weights.columns).map(
    ([name, kinds]) => [name, learnColumn(lessons, kinds, learning)] as const,
  );
  return writeColumns(Object.fromEntries(columns), Object.keys(weights.columns));
}

const readLessons = async (set: KindSet): Promise<KindLesson[]> =>
  (await readKinds(set, freshFolder))
    .filter((line) => line.set === 'dev')
    .map(({ text, kind }) => ({ text, kind, phrases: listSentencePhrases(text) }));

const learnColumn = (
  lessons: readonly KindLesson[],
  kinds: readonly string[],
  learning: Learning | undefined,
): PhraseWeights =>
  learnWeights(
    lessons.map(({ phrases, kind }) => ({ phrases, hot: kinds.includes(kind) })),
    learning,
  );

/**
 * Ordinary sentences of other sets, whose authors had something else in mind: with them a table takes half as many of
 * such for one of its kinds, or fewer, at the same share that it finds.
 */
async function borrow({ others }: KindSet, own: readonly KindLesson[]): Promise<KindLesson[]> {
  const known = new Set(own.map(({ text }) => text));
  const lent = await Promise.all(
    kindSets
      .filter(({ isLending }) => isLending)
      .map(async (set) => (await readLessons(set)).filter(({ kind }) => set.others.includes(kind))),
  );
  return lent
    .flat()
    .filter(({ text }) => !known.has(text))
    .map((lesson) => ({ ...lesson, kind: others[0]! }));
}

/** What phrases have no part in teaches nothing of them. */
function toLesson({ text, hot }: { text: string; hot: boolean }): Lesson[] {
  const phrases = readPhrases(text);
  return phrases === null ? [] : [{ phrases, hot }];
}
