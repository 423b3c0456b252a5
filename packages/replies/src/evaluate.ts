import type { Sentence } from '@workspace-ops/contacts';
import { isDeniedAbroad, toForeignClauses } from './foreign.ts';
import { isTakenBack, isWithin, negatedSpans, withMarks } from './negation.ts';
import { asWritten } from './patterns.ts';
import { never, type Signal, signals } from './signals.ts';

/** A signal that a reply has, and where: the words that a person can check. */
export interface Found {
  name: string;
  weight: number;
  words: string;
}

/** A word that names interest or an offer, and what it is worth as it stands. */
export interface Wish {
  keyword: string;
  worth: number;
  /** The signals that made its worth. */
  because: Found[];
}

export interface Evaluation {
  wishes: Wish[];
  /** The signals against all wishes. */
  against: Found[];
  /** Whether a wish was named and turned down. */
  hasDenied: boolean;
  /** Whether anything in the reply is negated. */
  hasNegation: boolean;
}

const ofScope = (scope: Signal['scope']): Signal[] => signals.filter((one) => one.scope === scope);
const [wordSignals, clauseSignals, sentenceSignals, textSignals] = (
  ['word', 'clause', 'sentence', 'text'] as const
).map(ofScope) as [Signal[], Signal[], Signal[], Signal[]];

const highest = 3;

/** What the sentences of a reply say for and against buying. */
export function evaluate(sentences: readonly Sentence[], isForeign: boolean): Evaluation {
  const judged = sentences.map((sentence) =>
    isForeign ? toForeignClauses(sentence).map(judgeForeign) : [judgeSentence(sentence)],
  );
  const all = judged.flat();
  return {
    wishes: all.flatMap(({ wishes }) => wishes),
    against: [
      ...all.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])),
      ...findIn(textSignals, sentences.map(({ text }) => text).join('\n')),
    ],
    hasDenied: all.some(({ hasDenied }) => hasDenied),
    hasNegation: sentences.some((sentence) => negatedSpans(withMarks(sentence)).length > 0),
  };
}

const findIn = (rows: readonly Signal[], text: string): Found[] =>
  rows.flatMap(({ name, weight, pattern }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ name, weight, words: found[0].replaceAll(/\s+/g, ' ').trim() }];
  });

interface Judged {
  wishes: Wish[];
  refusal: Found | null;
  hasDenied: boolean;
}

const isInterest =
  /^(?:interested|keen|intrigued|of interest|interest in|interests (?:me|us)|interesting)$/;
const disinterest = /(?<twice>\b(?:not|never|\w+n't) )?\b(?:un|dis|non)interested\b/;

function judgeSentence(sentence: Sentence): Judged {
  const said = withMarks(sentence);
  const negated = negatedSpans(said);
  const isNegatedAt = (at: number): boolean => isWithin(negated, at);
  const found = findWords(said);
  const verdict: Judged = { wishes: [], refusal: null, hasDenied: false };
  for (const { keyword, at, weight, name } of found) {
    const marked = markedClause(said, { keyword, at, isQuestion: sentence.isQuestion });
    const around = findIn(clauseSignals, marked);
    const has = (wanted: string): boolean => around.some((one) => one.name === wanted);
    if (has('means something else')) continue;
    const isNegated =
      isNegatedAt(at) && !has('is missed') && !(isPutOff.test(marked) && !isInterest.test(keyword));
    if (isNegated || has('is turned down')) {
      verdict.hasDenied = true;
      if (isInterest.test(keyword)) verdict.refusal = refusal(keyword);
      continue;
    }
    const counted = around.filter((one) => one.weight > 0 || !has('is asked for'));
    const sum = counted.reduce((total, one) => total + one.weight, weight);
    const because = [{ name, weight, words: keyword }, ...counted];
    verdict.wishes.push({
      keyword,
      worth: Math.min(highest, isPast.test(marked) ? 1 : sum),
      because,
    });
  }
  if (verdict.wishes.length > 0 && !sentence.isQuestion && isTakenBack(said))
    return { ...verdict, wishes: [], hasDenied: true };
  const disinterested = disinterest.exec(said);
  if (disinterested?.groups!['twice'] !== undefined)
    verdict.wishes.push(wish('interested', 'says interest', 1));
  else if (disinterested !== null) verdict.refusal = refusal(disinterested[0]);
  for (const { name, weight, words } of findIn(sentenceSignals, asked(sentence))) {
    if (weight === never) return { ...verdict, wishes: [] };
    const at = said.indexOf(words);
    if (at < 0 || !isNegatedAt(at)) verdict.wishes.push(wish(words, name, weight));
  }
  return verdict;
}

const asked = ({ text, isQuestion }: Sentence): string => `${text}${isQuestion ? ' ?' : ''}`;
const refusal = (words: string): Found => ({ name: 'refuses', weight: -2, words });
const wish = (words: string, name: string, weight: number): Wish => ({
  keyword: words,
  worth: weight,
  because: [{ name, weight, words }],
});

/** "Please don't call before 3pm" grants a call after it. */
const isPutOff = asWritten`
  » (?:(?:me|us) )?(?:before|until|till|after) (?:\d|noon|lunch|tomorrow|next|then|the \d|q\d|\w+day\b|(?:january|february|march|april|may|june|july|august|
  september|october|november|december)\b)`;
/** "We were interested" is said where it is over. */
const isPast = /\b(?:was|were|had been|used to be)(?: \w+)? «interested»/;

/** The words of a sentence, the longest where they overlap. */
function findWords(said: string) {
  const all = wordSignals.flatMap(({ name, weight, pattern }) =>
    [...said.matchAll(pattern)].map(({ index, 0: keyword }) => ({
      name,
      weight,
      keyword,
      at: index,
    })),
  );
  const ordered = all.toSorted((a, b) => a.at - b.at || b.keyword.length - a.keyword.length);
  let end = 0;
  return ordered.filter(({ at, keyword }) => {
    if (at < end) return false;
    end = at + keyword.length;
    return true;
  });
}

const reach = { before: 90, after: 60 };

/** "Pricing, please": what a sentence ends with goes with what it names. */
const plea = / (?:please|pls|plz|yes)$/;
const agreement = /^(?:yes|yep|yeah|sure|ok|okay|great|perfect|gladly|absolutely|definitely) [,;] /;

/** The clause of a word: "could we have a «demo» next week ?". */
function markedClause(
  said: string,
  { keyword, at, isQuestion }: { keyword: string; at: number; isQuestion: boolean },
): string {
  const earlier = said.slice(Math.max(0, at - reach.before), at);
  const clause = earlier.split(/[,;] |\b(?:but|because|however) /).at(-1)!;
  // "Yes, a demo": what agrees to a question goes with what it agrees to.
  const before = `${agreement.exec(said) === null ? '' : 'yes '}${clause}`;
  const after = said.slice(at + keyword.length, at + keyword.length + reach.after);
  const rest = after.split(/ [,;]/)[0]!;
  const pleading = after.length < reach.after ? (plea.exec(after)?.[0] ?? '') : '';
  return `${before}«${keyword}»${rest}${plea.test(rest) ? '' : pleading}${isQuestion ? ' ?' : ''}`;
}

/** In another language a word counts where its clause does not negate it. */
function judgeForeign(clause: Sentence): Judged {
  const found = findWords(clause.text).filter(({ name }) => name !== 'may name an offer');
  const isDenied = isDeniedAbroad(clause);
  const wishes = isDenied
    ? []
    : found.map(({ keyword, name }) => ({
        keyword,
        worth: highest,
        because: [{ name, weight: highest, words: keyword }],
      }));
  return { wishes, refusal: null, hasDenied: isDenied };
}
