import type { Word } from '@workspace-ops/contacts';
import type { Place } from './senses.ts';

/** Asks for something, or agrees to it, when it stands before the keyword in its clause. */
const cueBefore =
  /\b(?:please|pls|plz|let's|lets|let us|let me|can|could|would you|would we|will you|may i|may we|shall we|should we|i'd|we'd|would love|would like|love to|like to|want|wants|wanna|need|needs|happy to|glad to|open to|ready to|willing to|eager to|excited|delighted|looking for|looking to|looking forward|look forward|send|share|provide|give|get|shoot|drop|forward|email|set|arrange|organize|organise|grab|jump|hop|do|offer|show|feel free|when|what|what's|where|how|which|yes|yeah|yep|sure|ok|okay|interested|go ahead|maybe|perhaps|then|instead|put|proceed|asked (?:me|us) (?:for|about))\b/;
/** Fixes whom or when, when it follows the keyword. */
const cueAfter =
  /^(?:me|us|back|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next|anytime|any time|asap|now|please|in|on|this|at \d|\d|my (?:cell|mobile|office|assistant|direct)|q\d|(?:\w+ ){0,6}would (?:do|suit|help|work|be (?:\w+ )?(?:good|great|nice|fine|perfect|useful|helpful|lovely|welcome)))\b/;
/** What has been is no wish: "we had a demo today". */
const past =
  /\b(?:had|was|were|did|took|attended|saw|watched|received|already|after|last|yesterday|thanks for|thank you for|got|gave|used to|too|so)\b/;
const reach = 14;

/** Whether a keyword is part of a request or a question, so that it answers even a refusal. */
export function isRequested({ words, at, length }: Place, isQuestion: boolean): boolean {
  const before = clauseBefore(words, at);
  if (past.test(before)) return false;
  const after = words.slice(at + length, at + length + 9);
  if (isQuestion) return true;
  if (cueBefore.test(before)) return true;
  return cueAfter.test(untilMark(after).join(' '));
}

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
