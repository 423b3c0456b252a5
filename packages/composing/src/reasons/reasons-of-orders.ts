import { splitSentences } from '../facts/inline-text.ts';
import { asksForCall } from '../sentences/asks-for-call.ts';
import { plainNo, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { takesUp } from '../sentences/meant-by-reply.ts';
import { isOrder, mayBeOrder } from '../sentences/orders.ts';
import { isPlainYes } from '../sentences/plain-yes.ts';
import type { Reason } from './reason.ts';

/** `Send the paperwork over`, `we'd like to book please`: and no call is booked. */
const orders =
  /\b(?:send|e-?mail|post) (?:(?:me|us|over|through|across) )?(?:(?:the|a|an|your|over) )?(?:paperwork|contracts?|agreements?|booking forms?|order forms?|invoices?)\b|\b(?:i|we)(?:['’]d| would) like to (?:book|order|go ahead|proceed)\b(?! (?:in |up )?(?:an? |the |your )?(?:\p{L}+ )?(?:calls?|chat|slot|time|meeting|demo|visit|appointment|survey))|\blet['’]?s go ahead\b(?! and (?:speak|talk|chat|meet|quote))|\bhappy with (?:that|it|the price|the quote),? (?:so |and )?(?:please |pls )?(?:book|go ahead|order)\b/iu;
const ofTime =
  /\b(?:mon|tues?|wednes|weds?|thurs?|fri|satur|sun)(?:days?)?\b|\btomorrow\b|\bat \d/iu;
const speaks = /\b(?:speak|talk|chat|calls?|see you then)\b/iu;

const isOfCall = (said: string): boolean =>
  ofTime.test(said) || asksForCall.test(said) || speaks.test(said);

/** Who orders is offered no call in which to decide. */
export const ofOrders: Reason = {
  input: 'reply',
  isIn: isReply,
  says: [
    {
      test: (said) =>
        (isOrder(said) && !asksForCall.test(said)) ||
        ((orders.test(said) || mayBeOrder(said) || takesUp(said)) && !isOfCall(said)),
    },
  ],
  // `Yes, let's do it. Could do Tuesday.` is of the call, as far as anybody can tell.
  isClosedIn: (said, { facts }) =>
    !isOrder(said) &&
    !orders.test(said) &&
    facts
      .filter(isReply)
      .flatMap(({ value }) => splitSentences(value))
      .some(isOfCall),
  ...unlessRefused,
  asks: (said) =>
    `The reply says “${said}”: is that an order? Then may these messages be sent, which offer a call?`,
};

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
