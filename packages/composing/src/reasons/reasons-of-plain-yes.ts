import { isReply } from '../request/read-asked.ts';
import { isPlainYes } from '../sentences/plain-yes.ts';
import { plainNo } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';

/** Whoever writes `Yes` answers what we wrote, which the reply does not say: a time, a price, or an offer that is taken up. */
export const ofPlainYes: Reason = {
  input: 'reply',
  isIn: (fact) => isReply(fact) && isPlainYes(fact.value),
  says: [/\p{L}/u],
  // It says yes to the one time that was offered.
  isClosedIn: (_, { find }) => ['agreedTime', 'agreedDay'].some((name) => find(name) !== undefined),
  settledBy: 'mayCall',
  isSettled: plainNo,
  asks: (said) => `The reply says “${said}”, and not to what: may the messages offer a call?`,
};
