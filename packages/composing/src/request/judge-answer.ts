import { clip } from '../facts/inline-text.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isPlainYes } from '../weights/weigh-answer.ts';

/** How a question is settled. */
export interface Settling {
  /** The field that settles it. */
  settledBy: string;
  /** How that field settles it whatever else it says: the text is written in another way then. */
  isSettled?: RegExp;
  /** How that field says that it is not; by default as one agrees. */
  isUnsettled?: RegExp;
}

/** How one says that something may not be, or is not, done: `not yet`, `never`, `still open`. */
export const refusal = /^(?:no|nope|not|never|false|nein|non|open|still|disputed)\b/i;

/** Any answer lets the text be sent but one that refuses. */
export const unlessRefused = { settledBy: 'maySend', isUnsettled: refusal };

/** A no that sets no condition: `not before Thursday` is another answer. */
export const plainNo =
  /^(?:no\b|(?:nope|never|false|nein|non|not(?: (?:yet|now|again|ever|at all|any ?more|today))?)[^\p{L}\p{N}]*$)/iu;

/** `disputed: yes` is no leave to send. */
const affirmed = /^(?:yes|true|ja|oui|disputed|still|open)\b/i;

/** Answers that are yes or no; the others are what was asked for. */
const isFree = ({ value }: Fact, settledBy: string): boolean =>
  settledBy === 'date' ||
  (settledBy === 'recipient' && !severalRoles.test(value)) ||
  settledBy === 'complaintAnswered';

/** `Rosa for access, Sunil for the price`: who is greeted is one. */
const severalRoles = /\p{L} for \p{L}|\b(?:cc|copy|copied)\b/iu;

/** `yes, but not before Thursday` and `2231 yes, leave it out` settle nothing: no text takes them up by itself. */
const condition =
  /^(?!(?:yes|no|ok(?:ay)?)\b[^\p{L}]*$).*(?<!^)\b(?:but|with (?:the|an?|all|both|his|her|their)|only|without|except|unless|provided|if|until|till|before|after|once|leave|instead|yes|as an?|when|goes out|for the|ask)\b|^yes\b.*[$€£₹] ?\d|^yes\b.*\b(?:nothing|none|nobody|no|not|never|[a-z]+n['’]t)\b/isu;

/** `crane is booked now so yes`, `yes, the hoist is not in it` */
const soYes =
  /^[^,;]{0,80}\bso yes[.!]?$|^yes\b[^.;]{0,80}\b(?:not|[a-z]+n['’]t|nothing|nowhere) (?:of (?:it|that) )?(?:in (?:it|there|the \p{L}+)|there|mentioned|named)[.!]?$/iu;

/** As one answers yes or no: `6188 is, 6120 is not` is neither. */
const plain =
  /^(?:yes|no|not|ok(?:ay)?|sure|true|false|ja|nein|oui|non|settled|resolved|closed|agreed|approved|confirmed|done|seen|disputed|open|still)\b/i;

/** `no, credit Dawn` */
const refusesWith = /^no\b.*\p{L}{2}/isu;

/** What of an answer is still to be done: undefined where it settles the question. */
export function findUnsettled(
  answer: Fact | undefined,
  { settledBy, isSettled, isUnsettled = isSettled ?? affirmed }: Settling,
): string | undefined {
  if (answer === undefined) return '';
  const said = `“${clip(answer.value, 120)}”`;
  if (isSettled?.test(answer.value) || soYes.test(answer.value)) return undefined;
  if (isUnsettled.test(answer.value))
    return settledBy === 'disputed'
      ? ` The answer so far: ${said}. What is disputed is not asked for: reject it, answer no once it is settled, or with the number of the disputed one of several.`
      : refusesWith.test(answer.value)
        ? ` The answer so far: ${said}. No text takes it up by itself: change the text by hand, or a field by a line that begins with its name.`
        : ` The answer so far: ${said}.`;
  const isPlain =
    plain.test(answer.value) || (!isUnsettled.test('yes') && isPlainYes(answer.value));
  return !isFree(answer, settledBy) && (condition.test(answer.value) || !isPlain)
    ? ` No text takes up ${said} by itself: change it by hand, or answer with ${settledBy === 'recipient' ? 'one name' : 'yes or no'} alone.`
    : undefined;
}

/** Whether an answer is a yes with nothing that is still to be done. */
export const agrees = (answer: Fact | undefined): boolean =>
  answer !== undefined &&
  (/^yes\b/i.test(answer.value) || isPlainYes(answer.value)) &&
  !condition.test(answer.value);
