import { isReply } from '../request/read-asked.ts';
import { plainNo } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';

const yes =
  "(?:yes|yep|yeah|yup|aye|ok|okay|sure|certainly|absolutely|definitely|of course|go on then|go ahead|why not|fine|perfect|great|lovely|no problem|that(?: would|[’'])?s? (?:be )?(?:works?|suits?|fine|ok|okay|good|great|perfect|lovely)(?: for (?:me|us))?|works for (?:me|us)|suits (?:me|us)|(?:fine|good|ok|okay) (?:by|with|for) (?:me|us))";
const courtesy =
  '(?:please|pls|thanks|thank you|thx|cheers|ta|very much|many thanks|do|then|it is|mate)';
/** The whole of a reply. */
const plainYes = new RegExp(
  `^[^\\p{L}\\p{N}]{0,4}${yes}(?:[,.! –-]{1,3}(?:${yes}|${courtesy})){0,4}[^\\p{L}\\p{N}]{0,6}$`,
  'iu',
);
const longest = 80;

/** Whoever writes `Yes` answers what we wrote, which the reply does not say: a time, a price, or an offer that is taken up. */
export const ofPlainYes: Reason = {
  input: 'reply',
  isIn: (fact) => isReply(fact) && fact.value.length <= longest && plainYes.test(fact.value),
  says: [/\p{L}/u],
  settledBy: 'mayCall',
  isSettled: plainNo,
  asks: (said) => `The reply says “${said}”, and not to what: may the messages offer a call?`,
};
