import type { Word } from '@workspace-ops/contacts';
import type { Place } from './senses.ts';

/** Asks for something, or agrees to it, when it stands before the keyword in its clause. */
const cueBefore =
  /\b(?:please|pls|plz|let's|lets|let us|let me|can|could|would you|would we|will you|may i|may we|shall we|should we|i'd|we'd|would love|would like|love to|like to|want|wants|wanna|need|needs|happy to|glad to|open to|ready to|willing to|eager to|excited|delighted|looking for|looking to|looking forward|look forward|send|share|provide|give|get|shoot|drop|forward|email|set|arrange|organize|organise|grab|jump|hop|do|offer|show|feel free|when|what|what's|where|how|which|yes|yeah|yep|sure|ok|okay|interested|go ahead|maybe|perhaps|then|instead|put|proceed|tell|before we|for the|for your|asked (?:me|us) (?:for|about))\b/;
/** Fixes whom or when, when it follows the keyword. */
const cueAfter =
  /^(?:me|us|back|question|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next|anytime|any time|asap|now|please|in|on|this|at \d|\d|my (?:cell|mobile|office|assistant|direct)|q\d|(?:\w+ ){0,6}would (?:do|suit|help|work|be (?:\w+ )?(?:good|great|nice|fine|perfect|useful|helpful|lovely|welcome)))\b/;
/** What has been is no wish: "we had a demo today". */
const past =
  /\b(?:had|was(?! (?:wondering|hoping|asking|thinking))|were|did|took|attended|saw|watched|received|already|after|last|yesterday|thanks for|thank you for|got|gave|used to)\b/g;
const reach = 14;

/**
 * How a keyword stands in its sentence: as part of a request or a question, so that it answers even
 * a refusal; by itself; or in a statement about a certain one, which is no wish: "the demo crashed".
 */
export type Manner = 'requested' | 'mentioned' | 'described';

export function mannerOf({ words, at, length }: Place, isQuestion: boolean): Manner {
  const before = `${clauseBefore(words, at)} `;
  // What is asked for after what has been is a request still: "saw it and wants to schedule".
  const [over, since] = splitLast(before);
  const after = untilMark(words.slice(at + length, at + length + 9)).join(' ');
  const isAsked = isQuestion ? over === '' || cueBefore.test(since) : cueBefore.test(since);
  if (isAsked || (over === '' && cueAfter.test(after))) return 'requested';
  const isCertain = words.length > terse && certain.test(before) && !broken.test(after);
  return isCertain || remote.test(over) ? 'described' : 'mentioned';
}

/** The words up to the last that speaks of the past, and those since. */
function splitLast(before: string): [over: string, since: string] {
  const last = [...before.matchAll(past)].at(-1);
  if (last === undefined) return ['', before];
  const end = last.index + last[0].length;
  return [before.slice(0, end), before.slice(end)];
}

/** So short a sentence is an answer: "Yes, the demo." */
const terse = 5;
/** Speaks of one that both know, or that is somebody else's. */
const certain = /\b(?:the|your|their|his|her|that|those|these|about any) (?:\w+ )?$|\bof $/;
/** What does not work is missed. */
const broken = /^(?:link|form|page|button|invite)\b/;
/** What is over. */
const remote = /\b(?:had|saw|watched|took|attended|compared|after|last|yesterday|used to|gave)\b/;

function clauseBefore(words: readonly Word[], at: number): string {
  let start = at;
  while (start > 0 && start > at - reach && words[start]!.mark === '' && !isTurn(words[start]!)) {
    start -= 1;
  }
  return words
    .slice(start, at)
    .map(({ text }) => text)
    .join(' ');
}

const isTurn = ({ text }: Word): boolean =>
  text === 'but' || text === 'because' || text === 'however';

function untilMark(words: readonly Word[]): string[] {
  const end = words.findIndex(({ mark }) => mark !== '');
  return words.slice(0, end < 0 ? words.length : end).map(({ text }) => text);
}
