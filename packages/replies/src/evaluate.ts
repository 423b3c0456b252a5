import type { Sentence } from '@workspace-ops/contacts';
import { isContrast } from './contrast.ts';
import { weighTongues } from './foreign.ts';
import { chooseLanguages } from './languages/choose.ts';
import { fold } from './languages/fold.ts';
import { rulesAbroad } from './languages/rules.ts';
import { isTakenBack, isWithin, negatedSpans, withMarks } from './negation.ts';
import { asWritten } from './patterns.ts';
import { english, type Named, type Rules } from './rules.ts';
import {
  askedFor,
  never,
  otherSense,
  puttingOff,
  putOff,
  referral,
  referring,
  type Signal,
} from './signals.ts';

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
  /** Whether it puts the matter off to a later time. */
  isPutOff: boolean;
  /** Whether it names who is to be written to instead. */
  isReferring: boolean;
  /** Whether something is wished for in another language. */
  isAbroad: boolean;
  /** Whether one offer is plainly asked for and a way to talk about it turned down, beside each other. */
  isContrast: boolean;
}

const highest = 3;

/** What the sentences of a reply say for and against buying. */
export function evaluate(sentences: readonly Sentence[], isForeign: boolean): Evaluation {
  const read = withRules(sentences, isForeign);
  const all = read.flatMap(({ sentence, rules }) =>
    rules.map((one) => ({ rules: one, ...judgeSentence(sentence, one) })),
  );
  const against = [
    ...all.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])),
    ...findIn(english.text, sentences.map(({ text }) => text).join('\n')),
    ...findAbroad(read),
  ];
  const has = (wanted: string, pattern: RegExp): boolean =>
    against.some(({ name }) => name === wanted) || sentences.some(({ text }) => pattern.test(text));
  return {
    wishes: all.flatMap(({ wishes }) => wishes),
    against: against.filter(({ name }) => name !== referral),
    hasDenied: all.some(({ hasDenied }) => hasDenied),
    hasNegation: sentences.some((sentence) => negatedSpans(withMarks(sentence)).length > 0),
    isPutOff: has(putOff, puttingOff),
    isReferring: has(referral, referring),
    isAbroad: all.some(({ rules, wishes }) => rules !== english && wishes.length > 0),
    isContrast: isContrast(all, against),
  };
}

interface Read {
  sentence: Sentence;
  /** More than one where a sentence is of two languages. */
  rules: Rules[];
}

/** Each sentence with how it is read: a reply may be in more than one language. */
function withRules(sentences: readonly Sentence[], isForeign: boolean): Read[] {
  const tongues = sentences.map(({ words }) => weighTongues(words.map(({ text }) => text)));
  const isAbroad = tongues.map(({ strange, plain }) => isForeign && strange >= plain);
  const isTwofold = tongues.some(({ strange }) => strange > 0);
  if (!isForeign && !isTwofold)
    return sentences.map((sentence) => ({ sentence, rules: [english] }));
  const languages = chooseLanguages(sentences.map(({ text }) => text).join('\n'));
  return sentences.map((sentence, at) => ({
    sentence,
    rules: isAbroad[at] ? [rulesAbroad(languages, true)] : [english, rulesAbroad(languages, false)],
  }));
}

/** What the sentences in other languages say against buying. */
function findAbroad(read: readonly Read[]): Found[] {
  const abroad = read.filter(({ rules }) => rules.some((one) => one !== english));
  const rules = abroad[0]?.rules.at(-1);
  if (rules === undefined) return [];
  const lines = abroad.map(
    ({ sentence }) => `${fold(sentence.text)}${sentence.isQuestion ? ' ?' : ''}`,
  );
  return findIn(rules.text, lines.join('\n'));
}

const findIn = (rows: readonly Signal[], text: string): Found[] =>
  rows.flatMap(({ name, weight, pattern }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ name, weight, words: found[0].replaceAll(/\s+/g, ' ').trim() }];
  });

interface Judged {
  said: string;
  wishes: Wish[];
  refusal: Found | null;
  hasDenied: boolean;
  /** The words that were named and turned down. */
  denied: string[];
}

const isInterest =
  /^(?:interested|keen|intrigued|of interest|interest in|interests (?:me|us)|interesting)$|(?<!\p{L})(?:za|ge)?int(?:e)?res/u;
const disinterest = /(?<twice>\b(?:not|never|\w+n't) )?\b(?:un|dis|non)interested\b/;

function judgeSentence(sentence: Sentence, rules: Rules): Judged {
  const said = rules.read(sentence);
  const written = withMarks(sentence);
  const negated = rules.findDenied(said);
  const isNegatedAt = (at: number): boolean => isWithin(negated, at);
  const found = findWords(said, rules.word);
  const verdict: Judged = { said, wishes: [], refusal: null, hasDenied: false, denied: [] };
  for (const named of found) {
    const { at, weight, name } = named;
    const keyword = written.slice(at, at + named.keyword.length);
    const marked = rules.markClause(said, named, sentence.isQuestion);
    const around = findIn(rules.clause, marked);
    const has = (wanted: string): boolean => around.some((one) => one.name === wanted);
    if (has(otherSense)) continue;
    const isNegated =
      isNegatedAt(at) && !has('is missed') && !(isPutOff.test(marked) && !isInterest.test(keyword));
    if (isNegated || has('is turned down')) {
      verdict.hasDenied = true;
      verdict.denied.push(keyword);
      if (isInterest.test(keyword)) verdict.refusal = refusal(keyword);
      continue;
    }
    const counted = around.filter((one) => one.weight > 0 || !has(askedFor));
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
  for (const { name, weight, words } of findIn(rules.sentence, asked(said, sentence))) {
    if (weight === never) return { ...verdict, wishes: [] };
    const at = said.indexOf(words);
    if (at < 0 || !isNegatedAt(at)) verdict.wishes.push(wish(words, name, weight));
  }
  return verdict;
}

/** As the patterns for whole sentences read it, without marks. */
const asked = (said: string, { isQuestion }: Sentence): string =>
  `${said.replaceAll(/ [,;](?= )/g, '')}${isQuestion ? ' ?' : ''}`;
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
function findWords(said: string, rows: readonly Signal[]): Named[] {
  const all = rows.flatMap(({ name, weight, pattern }) =>
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
