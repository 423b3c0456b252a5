import {
  noWishes,
  ownWords,
  readReplyWishes,
  type Sentence,
  toSentences,
  type Wishes,
} from '@workspace-ops/contacts';
import { isForeign } from './foreign.ts';
import { automaticKind, withoutNotices } from './notices.ts';

/** A line that asks for what the items under it name: "We would ask you for three things:". */
const asking = /\b(?:ask|need|want|like|require|send|provide|let (?:me|us) have)\b/i;
const announcing = /\b(?:following|these|things|points|items|two|three|four|five|six)\b/i;
const refusing = /\b(?:not|no|never|none)\b|n't\b/i;
const item = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/;

/** A text in which each item of a list that is asked for asks for itself. */
function withAskedItems(text: string): string {
  let isAsked = false;
  const lines = text.split('\n').map((line) => {
    if (item.test(line)) return isAsked ? line.replace(item, 'please ') : line;
    if (line.trimEnd().endsWith(':'))
      isAsked = asking.test(line) && announcing.test(line) && !refusing.test(line);
    else if (line.trim() !== '') isAsked = false;
    return line;
  });
  return lines.join('\n');
}

/** Who or what a reply is of, as far as it can be told without weighing any words. */
export type Kind = 'empty' | 'legal_matter' | 'notice' | 'absence' | 'foreign' | 'personal';

export interface ReadReply {
  kind: Kind;
  /** The sentences that are the author's own. */
  sentences: readonly Sentence[];
  /** What it asks for by the patterns of requests. */
  wishes: Wishes;
}

/** The sentences that are the author's own, and what kind of reply they make. */
export function readReply(text: string): ReadReply {
  const own = readOwn(text);
  const sentences = toSentences(own);
  const wishes = sentences.length === 0 ? noWishes : readReplyWishes(text);
  return { kind: findKind(own, sentences, wishes), sentences, wishes };
}

const readOwn = (text: string): string =>
  withAskedItems(withoutNotices(ownWords(text)))
    .replaceAll(/\b(?:subject|betreff|objet|asunto|oggetto): .*/gi, '')
    .replaceAll(/[🙄🥱🖕]/gu, '\neye roll\n')
    .replaceAll(unspaced, ' ');

function findKind(own: string, sentences: readonly Sentence[], { legal }: Wishes): Kind {
  if (sentences.length === 0) return 'empty';
  if (legal !== null) return 'legal_matter';
  return automaticKind(own) ?? (isOfOtherLanguage(sentences) ? 'foreign' : 'personal');
}

export const isOfOtherLanguage = (sentences: readonly Sentence[]): boolean =>
  isForeign(sentences.flatMap((sentence) => sentence.words.map((word) => word.text)));

/** Where a script without spaces meets Latin letters. */
const unspaced = /(?<=[\p{L}--\p{scx=Latin}])(?=[a-z])|(?<=[a-z])(?=[\p{L}--\p{scx=Latin}])/giv;

/** Whether what its author says is in another language than English. */
export const isForeignReply = (text: string): boolean => readReply(text).kind === 'foreign';

/** Whether a sentence of any text asks for no more email, by the patterns alone. */
export const isOptOut = (text: string): boolean =>
  readReplyWishes(text).optOut && toSentences(readOwn(text)).length > 0;
