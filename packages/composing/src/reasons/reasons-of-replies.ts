import { type Fact } from '../facts/read-facts.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { isReply } from '../request/read-asked.ts';
import { findOptOut } from '../request/refuses-contact.ts';
import {
  bereaved,
  elsewhere,
  longLeave,
  ofCustomer,
  ofOwnAddress,
  refusesCalls,
  toSpoken,
} from '../sentences/sayings.ts';
import { isOpenToCall } from '../sentences/asks-for-call.ts';
import { asksForPapers } from '../sentences/papers-to-read.ts';
import { wentBadlyWithUs } from '../sentences/dealt-with-us.ts';
import { bringsSomebodyIn } from '../sentences/people-in-copy.ts';
import { isOfAnotherFirm } from '../sentences/of-another-firm.ts';
import { isHealed } from '../sentences/is-healed.ts';
import { leavesAnother } from '../sentences/leaves-another.ts';
import { tellsDispleasure } from '../sentences/displeasure.ts';
import { takesUp, wantsLater } from '../sentences/meant-by-reply.ts';
import { movesAppointment } from '../sentences/moved-meetings.ts';
import { lacksBudget } from '../sentences/put-off-in-india.ts';
import { putOffs } from '../sentences/put-offs.ts';
import { isOrder, mayBeOrder } from '../sentences/orders.ts';
import { asksForSource, isInTouch, isOurCustomer, meetsAgain } from '../sentences/who-we-are.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Reason } from './reason.ts';
import { ofOrders } from './reasons-of-orders.ts';
import { hardTimes, isHardship, wantsInHardship } from './reasons-of-hardship.ts';
import { ofVagueTerms } from './reasons-of-terms.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';

const namesAnother = (fact: Fact): boolean =>
  isReply(fact) &&
  splitSentences(fact.value).some((said) => elsewhere.some((one) => one.test(said)));

const wantsApology =
  /\b(?:like|want|wants|expect|need|await|awaiting|wait(?:ing)? for|deserve|demand|owed?|due)\b[^.;!?]{0,16}\bapolog(?:y|ies)\b|\b(?:you|they|he|she|somebody|someone|your \p{L}+) (?:should|must|need to|needs to|has to|have to|ought to|could) (?:first |at least )?apologi[sz]e\b/iu;

/** What somebody did to themselves, an order, and how they want to be reached is nothing that they hold against us. */
const isHeldAgainstUs = (said: string): boolean =>
  asksForSource.test(said) ||
  wantsApology.test(said) ||
  meetsAgain.test(said) ||
  wentBadlyWithUs(said) ||
  (!isHealed(said) &&
    !isOfAnotherFirm(said) &&
    !asksForPapers(said) &&
    !leavesAnother(said) &&
    !isHardship(said) &&
    !bringsSomebodyIn.some((one) => one.test(said)) &&
    !isOpenToCall.test(said) &&
    !isOrder(said) &&
    !mayBeOrder(said) &&
    !takesUp(said) &&
    !lacksBudget(said) &&
    !refusesCalls.some((shape) => shape.test(said)) &&
    (tellsDispleasure(said) ||
      !(noMore.test(said) || elsewhere.some((shape) => shape.test(said)))) &&
    isAgainstUs(said, ['discontent', 'dispute']));

/** Who wants no more of our mail, or names somebody else to write to, says nothing against us by that. */
const noMore =
  /\b(?:do(?:es)?(?: not|n['’]?t)|no longer) (?:want|need|wish)s?(?: to (?:get|receive|hear))? (?:any ?)?(?:more|further) (?:of (?:these|your|this) )?(?:e-?mails?|mail(?:ings?)?|letters?|calls?|messages?|texts?|contact)\b/iu;

/** `It's higher than I expected` is answered as a question is. */
const ofPrice =
  /\b(?:higher|more|dearer|pricier|more expensive) than (?:i|we)(?:['’]d| had)? (?:expected|thought|hoped|budgeted|planned)\b|\b(?:bit|too|rather|quite|very) (?:expensive|pricey|dear|steep|high)\b/iu;

const saysLater = [...putOffs.map(toSpoken), ...hardTimes];
const isPutOff = (said: string): boolean => saysLater.some((one) => one.test(said));

/** `Can we talk in January? We're flat out until Christmas.` is answered now. */
function asksForWeek({ facts, find }: FactSheet): boolean {
  const week = find('namedWeek')?.value;
  const asked = facts.filter(isReply).flatMap(({ value }) => splitSentences(value));
  return week !== undefined && asked.some((one) => one.endsWith('?') && one.includes(week));
}

/** Of a reply that puts off, names somebody else, complains or mourns. */
export const ofAnswers: readonly Reason[] = [
  {
    input: 'reply',
    isIn: isReply,
    says: [...saysLater, { test: wantsLater }],
    isClosedIn: (said, sheet) =>
      // Who answers meanwhile is asked about in its place.
      (longLeave.test(said) && sheet.facts.some(namesAnother)) ||
      // `We review systems for next year. I'm free on Thursday morning.`
      ((movesAppointment(said) || !isPutOff(said)) && sheet.find('namedTime') !== undefined) ||
      asksForWeek(sheet) ||
      (sheet.find('messageDay') !== undefined && !isHardship(said)) ||
      wantsInHardship(said, sheet),
    settledBy: 'date',
    asks: (said) =>
      `The reply says “${said}”: on which day${isHardship(said) ? ', if at all,' : ''} may they be written to?`,
  },
  ofOrders,
  ofVagueTerms,
  {
    input: 'reply',
    isIn: isReply,
    says: elsewhere,
    // Whoever names a time, and adds a colleague, is answered for themselves.
    isClosedIn: (said, sheet) =>
      (sheet.find('namedTime') !== undefined && bringsSomebodyIn.some((one) => one.test(said))) ||
      // Whoever leaves the list gets no message, nor does anybody in their place.
      findOptOut(sheet) !== null,
    settledBy: 'recipient',
    asks: (said) => `The reply says “${said}”: whom are the messages for?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [ofOwnAddress],
    isClosedIn: (said, sheet) =>
      elsewhere.some((shape) => shape.test(said)) || findOptOut(sheet) !== null,
    ...unlessRefused,
    asks: (said) => `The reply says “${said}”: are the messages sent to that address?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [{ test: isHeldAgainstUs }],
    isClosedIn: (said, sheet) => ofPrice.test(said) && sheet.find('ourAnswer') !== undefined,
    settledBy: 'complaintAnswered',
    isUnsettled: refusal,
    asks: (said) => `The reply says “${said}”: what is said to that, and by whom?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [ofCustomer, ...isOurCustomer],
    settledBy: 'knownCustomer',
    asks: (said) => `The reply says “${said}”: is this a customer already? Then it is no lead.`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [isInTouch],
    ...unlessRefused,
    asks: (said) =>
      `The reply says “${said}”: who of us is that, and may these messages be sent beside it?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [bereaved],
    ...unlessRefused,
    asks: (said) => `The reply says “${said}”: may these messages be sent as they are?`,
  },
];
