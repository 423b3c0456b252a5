import { ownWords, readReplyWishes, type Sentence, toSentences } from '@workspace-ops/contacts';
import { isForeign } from './foreign.ts';
import { withAskedItems } from './lists.ts';
import { automaticKind, withoutNotices } from './notices.ts';

/** Who or what a reply is of, as far as it can be told without weighing any words. */
export type Kind =
  | 'empty'
  | 'opt_out'
  | 'legal_matter'
  | 'notice'
  | 'absence'
  | 'foreign'
  | 'personal';

/** The sentences that are the author's own, and what kind of reply they make. */
export function readReply(text: string): { kind: Kind; sentences: Sentence[] } {
  const own = readOwn(text);
  const sentences = toSentences(own);
  return { kind: findKind(text, own, sentences), sentences };
}

const readOwn = (text: string): string =>
  withAskedItems(withoutNotices(ownWords(text)))
    .replaceAll(/\b(?:subject|betreff|objet|asunto|oggetto): .*/gi, '')
    .replaceAll(/[🙄🥱🖕]/gu, '\neye roll\n')
    .replaceAll(unspaced, ' ');

function findKind(text: string, own: string, sentences: readonly Sentence[]): Kind {
  if (sentences.length === 0) return 'empty';
  const { optOut, legal } = readReplyWishes(text);
  if (optOut) return 'opt_out';
  if (legal !== null) return 'legal_matter';
  return automaticKind(own) ?? (isOfOtherLanguage(sentences) ? 'foreign' : 'personal');
}

export const isOfOtherLanguage = (sentences: readonly Sentence[]): boolean =>
  isForeign(sentences.flatMap((sentence) => sentence.words.map((word) => word.text)));

/** Where a script without spaces meets Latin letters. */
const unspaced = /(?<=[\p{L}--\p{scx=Latin}])(?=[a-z])|(?<=[a-z])(?=[\p{L}--\p{scx=Latin}])/giv;

/** Whether what its author says is in another language than English. */
export const isForeignReply = (text: string): boolean => readReply(text).kind === 'foreign';

/** Whether its writer wants no more email. */
export const isOptOut = (text: string): boolean =>
  readReplyWishes(text).optOut && toSentences(readOwn(text)).length > 0;
