import { dangerWeightsFile, listSentencePhrases, writeColumns } from '@workspace-ops/composing';
import {
  listStopPhrases,
  readPhrases,
  readReply,
  stopWeightsFile,
  sumWeights,
  weightsFile,
} from '@workspace-ops/replies';
import { labelledReplies } from '@workspace-ops/replies/labelled';
import { type KindSet, kindSets, ofSentences } from './kind-sets.ts';
import {
  learnFrom,
  type Learning,
  learnWeights,
  type Lesson,
  readRows,
  writeWeights,
} from './learn-weights.ts';
import { readWhy } from './outcome.ts';
import { freshFolder, ownFolder } from './places.ts';
import { readDangers } from './tasks/dangers.ts';
import { readKinds } from './tasks/kinds.ts';
import { type LabelledReply, readReplies, type Reply } from './tasks/replies.ts';
import { readStops } from './tasks/stops.ts';

/** Of phrases that two replies have, or that weigh less, there are as many again, and with them no more lines are judged right. */
const ofReplies: Learning = { fewest: 3, penalty: 3e-5, least: 0.05, isSharp: true };

/** The weights of phrases, as a file, that the labelled replies of the repository teach: all but those of `test`. */
const learnPhraseWeights = async (): Promise<string> =>
  writeWeights(learnWeights(await readReplyLessons(), ofReplies), ofReplies);

async function readReplyLessons(): Promise<Lesson[]> {
  const lines = [...(await readReplies(ownFolder)), ...(await readReplies(freshFolder))].filter(
    ({ set, why }) => set !== 'test' && !readWhy(why).isDoubtful,
  );
  return [...lines, ...labelledReplies].flatMap(toLesson);
}

/** The weights of what asks to hear nothing more, as a file. */
const learnStopWeights = async (): Promise<string> =>
  writeWeights(learnWeights(await readStopLessons(), ofStops), ofStops);

const ofStops: Learning = { fewest: 2, penalty: 1e-5, least: 0.1 };

/** The sentences that were written for it, and those of replies, each once. */
async function readStopLessons(): Promise<Lesson[]> {
  const lines = (await readStops(freshFolder)).filter(({ set }) => set === 'dev');
  const written = lines.map(({ text, stop }) => toStopLesson(readReply(text).sentences, stop));
  const replies = [...(await readReplies(ownFolder)), ...(await readReplies(freshFolder))];
  const said = replies.filter(({ set }) => set !== 'test').flatMap(toStopLessons);
  const known = new Map(
    [...said, ...written].map((lesson) => [[...lesson.phrases].join('\t'), lesson]),
  );
  return [...known.values()];
}

type Sentences = ReturnType<typeof readReply>['sentences'];

const toStopLesson = (sentences: Sentences, hot: boolean): Lesson => ({
  phrases: new Set(sentences.flatMap((sentence) => [...listStopPhrases(sentence)])),
  hot,
});

/** Of a reply that asks for it, its only sentence, or those with a pattern; all sentences of one that does not. */
function toStopLessons({ text, verdict, hot, why }: Reply): Lesson[] {
  const asks =
    verdict === undefined ? !hot && readWhy(why).slug === 'unsubscribe' : verdict === 'opt_out';
  // Of others it is not known.
  if (!asks && !hot && verdict === undefined) return [];
  const { sentences } = readReply(text);
  const lessons = sentences
    .slice(0, longestReply)
    .map((sentence) => toStopLesson([sentence], asks));
  return asks && sentences.length > 1
    ? lessons.filter(({ phrases }) => phrases.has('= asked'))
    : lessons;
}
/** In sentences: a few long replies would teach as much as all others. */
const longestReply = 12;

/** The weights of what tells of danger, as a file, from the sentences of `dev`. */
async function learnDangerWeights(): Promise<string> {
  const own = await readDangerLessons();
  const lessons = [...own, ...(await borrowHarmless(own))];
  return writeWeights(learnWeights(lessons, ofSentences), ofSentences);
}

const readDangerLessons = async (): Promise<(Lesson & { text: string })[]> =>
  (await readDangers(freshFolder))
    .filter(({ set }) => set === 'dev')
    .map(({ text, harm }) => ({ text, phrases: listSentencePhrases(text), hot: harm }));

/** Of other sets some sentences tell of danger, too: what the own ones alone are so sure of, 95 %, is not taken for harmless. */
const mostHarmless = 3;

/** Sentences of other sets: with them a quarter of what is no danger there, or less, is taken for one. */
async function borrowHarmless(own: readonly (Lesson & { text: string })[]): Promise<Lesson[]> {
  const alone = learnWeights(own, ofSentences);
  const lent = await lend(own, (set) => set.isHarmless === true);
  return (
    lent
      // The tests of the rules are full of dangers.
      .filter(({ phrases, why }) => why !== 'rules' && sumWeights(phrases, alone) < mostHarmless)
      .map(({ phrases }) => ({ phrases, hot: false }))
  );
}

/** A sentence with its kind. */
interface KindLesson {
  text: string;
  kind: string;
  /** Where it is from, of what no author wrote for its kind. */
  why: string | undefined;
  phrases: ReadonlySet<string>;
}

/** Each file of weights, and what writes it anew. */
export const weightFiles: readonly { file: string; learn: () => Promise<string> }[] = [
  { file: weightsFile, learn: learnPhraseWeights },
  { file: stopWeightsFile, learn: learnStopWeights },
  { file: dangerWeightsFile, learn: learnDangerWeights },
  ...kindSets.map((set) => ({ file: set.weights.file, learn: () => learnKindWeights(set) })),
];

/** The weights that the sentences of `dev` teach, as a file with a column for each kind. */
export async function learnKindWeights(set: KindSet): Promise<string> {
  const { weights, learning, isBorrowing } = set;
  const own = await readLessons(set);
  const lessons = isBorrowing ? [...own, ...(await borrow(set, own))] : own;
  const rows = readRows(lessons, learning);
  const columns = Object.entries(weights.columns).map(([name, kinds]) => {
    const answers = lessons.map(({ kind }) => ({ hot: kinds.includes(kind) }));
    return [name, learnFrom(rows, answers, learning)] as const;
  });
  return writeColumns(Object.fromEntries(columns), Object.keys(weights.columns));
}

const readLessons = async (set: KindSet): Promise<KindLesson[]> =>
  (await readKinds(set, freshFolder))
    .filter((line) => line.set === 'dev')
    .map(({ text, kind, why }) => ({ text, kind, why, phrases: listSentencePhrases(text) }));

/**
 * Ordinary sentences of other sets, whose authors had something else in mind: with them a table takes half as many of
 * such for one of its kinds, or fewer, at the same share that it finds.
 */
const borrow = async ({ others }: KindSet, own: readonly KindLesson[]): Promise<KindLesson[]> =>
  (await lend(own)).map((lesson) => ({ ...lesson, kind: others[0]! }));

/** What is ordinary in the sets that lend, and all of some; nothing that is known. */
async function lend(
  own: readonly { text: string }[],
  isWhole: (set: KindSet) => boolean = () => false,
): Promise<KindLesson[]> {
  const known = new Set(own.map(plainText));
  const lent = await Promise.all(
    kindSets.map(async (set) => {
      if (isWhole(set)) return readLessons(set);
      return set.isLending
        ? (await readLessons(set)).filter(({ kind }) => set.others.includes(kind))
        : [];
    }),
  );
  return lent.flat().filter((lesson) => !known.has(plainText(lesson)));
}

/** A sentence with its full stop, or in capitals, is the same one. */
const plainText = ({ text }: { text: string }): string => text.toLowerCase().replace(/[.!?]+$/, '');

/** From that round on no rule was tuned to a line. */
const firstUntuned = 13;

/**
 * What phrases have no part in teaches nothing of them; nor do lines that the rules were tuned to teach how far the
 * signs of the rules are to be trusted.
 */
function toLesson({ text, hot, set = 'dev', round = 0 }: LabelledReply): Lesson[] {
  const read = readPhrases(text);
  if (read === null) return [];
  const { phrases, signs } = read;
  const isTuned = set !== 'held' && round < firstUntuned;
  return [{ phrases: isTuned ? phrases : new Set([...phrases, ...signs]), hot }];
}

/** What all weights are learned from: the phrases and the answer of each lesson. */
export async function* listLessons(): AsyncGenerator<string> {
  const toText = ({ phrases }: Pick<Lesson, 'phrases'>, answer: string): string =>
    `${answer}\t${[...phrases].join('\t')}\n`;
  const binary = [await readReplyLessons(), await readStopLessons(), await readDangerLessons()];
  for (const lesson of binary.flat()) yield toText(lesson, String(lesson.hot));
  for (const set of kindSets)
    for (const lesson of await readLessons(set)) yield toText(lesson, lesson.kind);
}
