import { namesFor, toFieldName } from '../facts/field-names.ts';
import { type Fact } from '../facts/read-facts.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { findSaidInstead, findStandIn } from '../request/find-stand-in.ts';
import { isReply } from '../request/read-asked.ts';
import { wantsToSpeak } from '../request/wants-to-speak.ts';
import { isWishForWriting, prefersWriting, refusesMail } from '../request/wishes-for-writing.ts';
import { asksToBook } from '../sentences/booking-links.ts';
import {
  allowsWriting,
  asksForHour,
  asksForPaper,
  asksForSample,
  away,
  bereaved,
  inPerson,
  later,
  refusesCalls,
  toSpoken,
  unreachable,
} from '../sentences/sayings.ts';
import { asksForPapers } from '../sentences/papers-to-read.ts';
import { isOrder, mayBeOrder } from '../sentences/orders.ts';
import { isOfContact, ofOurs } from '../sentences/of-contact.ts';
import type { Reason } from './reason.ts';
import { ofMovedMeetings } from './reasons-of-meetings.ts';
import { ofPlainYes } from './reasons-of-orders.ts';
import { plainNo, unlessRefused } from '../request/judge-answer.ts';

const appointments = new Set([
  ...namesFor('nextStep'),
  ...'agreed appointment visit meeting nextmeeting'.split(' '),
]);
export const isOfAppointment = (fact: Fact): boolean => appointments.has(toFieldName(fact));
export const visits = [...inPerson, /\b(?:visit|viewing|survey|tasting|appointment)\b/iu];
/** Whether, and when, somebody may be called. */
export const ofCalls: readonly Reason[] = [
  {
    input: 'reply',
    isIn: isReply,
    says: [...refusesCalls, ...asksForPaper, asksForSample],
    // Of an order, too, it is asked what is sent.
    isClosedIn: (said, sheet) =>
      (allowsWriting(said) && (sheet.find('namedTime') !== undefined || wantsToSpeak(sheet))) ||
      (!refusesCalls.some((one) => one.test(said)) &&
        (sheet.find('recipient') !== undefined ||
          // `Send the datasheet first. A call would be ok on Tuesday at 10am.`
          sheet.find('callAt') !== undefined ||
          wantsToSpeak(sheet) ||
          (asksForPapers(said) && (isOrder(said) || mayBeOrder(said))))),
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `The reply says “${said}”: may the messages offer a call?`,
  },
  {
    // `What time works for you on Thursday?` is answered with none of their own words.
    input: 'reply',
    isIn: isReply,
    says: [asksForHour],
    settledBy: 'date',
    asks: (said) => `The reply asks “${said}”: on which day, and at what hour, is the call?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [{ test: asksToBook }],
    settledBy: 'date',
    asks: (said) => `The reply says “${said}”: for which day and hour is the call booked there?`,
  },
  ofPlainYes,
  ...ofMovedMeetings,
  {
    input: 'reply',
    isIn: (fact) => !isReply(fact) && isSaidAnywhere(fact),
    says: [{ test: prefersWriting }],
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `On record is “${said}”: may the messages offer a call?`,
  },
  ...['referral', 'openIssues'].map((input): Reason => ({
    input,
    isIn: isWishForWriting,
    says: [{ test: (said) => !refusesCalls.some((one) => one.test(said)) }],
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `They want to be answered by “${said}”: may a call be offered all the same?`,
  })),
  {
    input: 'reply',
    isIn: isReply,
    says: [{ test: refusesMail }],
    ...unlessRefused,
    asks: (said) =>
      `The reply says “${said}”: may these messages be sent, and which way do they go out?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: inPerson,
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `The reply says “${said}”: may the messages offer a call in place of that?`,
  },
  {
    // Who has agreed to a visit is offered no call in its place.
    input: 'reply',
    isIn: isOfAppointment,
    says: visits,
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may messages be sent that offer a call?`,
  },
  {
    // Of a check-in, which is a call.
    input: 'openIssues',
    isIn: (fact) => !isReply(fact),
    says: [
      ...refusesCalls,
      unreachable,
      away,
      bereaved,
      { test: (said) => toSpoken(later).test(said) && isOfContact(said) && !ofOurs.test(said) },
    ],
    // Who stands in is called in their place.
    isClosedIn: (said, sheet) =>
      findSaidInstead(sheet).includes(said) ||
      (!refusesCalls.some((one) => one.test(said)) &&
        findStandIn(sheet)?.said.includes(said) === true),
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `On record is “${said}”: may they be called all the same?`,
  },
];
