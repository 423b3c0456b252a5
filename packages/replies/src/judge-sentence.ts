import type { Sentence } from '@workspace-ops/contacts';
import { isMissed, isPutOff } from './apparent-negation.ts';
import { intentWords, isDisinterest, isInterest, type Strength } from './intent-words.ts';
import { findNegated, isNegatedLater } from './negation.ts';
import { isNot } from './negators.ts';
import { phraseAt } from './phrases.ts';
import { isMereMention } from './signals.ts';
import { type Manner, mannerOf } from './requests.ts';
import { isOtherSense } from './senses.ts';

/** A keyword of a sentence that nothing negates. */
export interface Wish {
  keyword: string;
  strength: Strength;
  manner: Manner;
}

export interface SentenceVerdict {
  wishes: Wish[];
  /** The sentence says that there is no interest. */
  isRefusal: boolean;
  hasNegated: boolean;
}

/** What a sentence wishes for, and whether it declines. */
export function judgeSentence({ words, text, isQuestion }: Sentence): SentenceVerdict {
  const verdict: SentenceVerdict = { wishes: [], isRefusal: false, hasNegated: false };
  const negated = findNegated(words);
  let at = 0;
  while (at < words.length) {
    if (isDisinterest(words[at]!.text)) {
      // Two negations are none: "I'm not uninterested".
      if (isNot(words[at - 1]?.text ?? '')) verdict.wishes.push(mutedInterest);
      else verdict.isRefusal = true;
    }
    const found = phraseAt(intentWords, words, at);
    if (found === null) {
      at += 1;
      continue;
    }
    const place = { words, at, length: found.length };
    const keyword = found.text;
    at += found.length;
    if (isOtherSense(place, keyword)) continue;
    if (isDenied(place, keyword, negated[place.at]!)) {
      verdict.hasNegated = true;
      verdict.isRefusal ||= isInterest(keyword);
      continue;
    }
    const strength = isPastInterest(place, keyword) ? 'plain' : found.value;
    const manner = negated[place.at]! ? 'requested' : mannerOf(place, isQuestion);
    verdict.wishes.push({ keyword, strength, manner });
  }
  if (verdict.wishes.length > 0 && isMereMention(text, isQuestion)) verdict.wishes = [];
  return verdict;
}

const mutedInterest: Wish = { keyword: 'interested', strength: 'plain', manner: 'mentioned' };

interface Place {
  words: Sentence['words'];
  at: number;
  length: number;
}

function isDenied({ words, at, length }: Place, keyword: string, isNegated: boolean): boolean {
  if (isNegatedLater(words, at + length)) return true;
  if (!isNegated) return false;
  return !isMissed(words, at, keyword) && (isInterest(keyword) || !isPutOff(words, at + length));
}

/** "We were interested" is said where it is over. */
const isPastInterest = ({ words, at }: Place, keyword: string): boolean =>
  keyword === 'interested' &&
  /\b(?:was|were|had been|used to be)(?: \w+)? $/.test(
    `${words
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(' ')} `,
  );
