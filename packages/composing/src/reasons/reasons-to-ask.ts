import {
  goesBy,
  isFreeText,
  isKnownName,
  isLeave,
  namesFor,
  normalName,
} from '../facts/field-names.ts';
import { namesAmount, namesPrice } from '../facts/money-words.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { findStandIn } from '../request/find-stand-in.ts';
import { isReply } from '../request/read-asked.ts';
import { wantsToSpeak } from '../request/wants-to-speak.ts';
import {
  isWishForWriting,
  prefersOtherWay,
  prefersWriting,
  refusesMail,
} from '../request/wishes-for-writing.ts';
import { asksToBook } from '../sentences/booking-links.ts';
import {
  afterHoliday,
  afterThat,
  asksForHour,
  asksForPaper,
  asksForSample,
  away,
  bereaved,
  busy,
  conditional,
  elsewhere,
  failed,
  inPerson,
  later,
  longLeave,
  ofCustomer,
  refusesCalls,
  spokenOf,
  unreachable,
} from '../sentences/sayings.ts';
import { isAcute } from '../request/hazards.ts';
import { isOpenToCall } from '../sentences/asks-for-call.ts';
import { asksForPapers } from '../sentences/papers-to-read.ts';
import { besideText } from '../sentences/beside-text.ts';
import { wentBadlyWithUs } from '../sentences/dealt-with-us.ts';
import { bringsSomebodyIn } from '../sentences/people-in-copy.ts';
import { closedFinding, openFinding } from '../sentences/clean-findings.ts';
import { isOfAnotherFirm } from '../sentences/of-another-firm.ts';
import { isHealed } from '../sentences/is-healed.ts';
import { leavesAnother } from '../sentences/leaves-another.ts';
import { takesUp, wantsLater } from '../sentences/meant-by-reply.ts';
import { isPraise } from '../sentences/praise.ts';
import { movesAppointment } from '../sentences/moved-meetings.ts';
import { lacksBudget, onDuty, putsOffInIndia } from '../sentences/put-off-in-india.ts';
import { putsOff } from '../sentences/put-off.ts';
import { isOrder, mayBeOrder } from '../sentences/orders.ts';
import { asksForSource, isOurCustomer, meetsAgain } from '../sentences/who-we-are.ts';
import { isOfContact, ofOurs } from '../sentences/of-contact.ts';
import { isUnaccepted } from '../request/not-accepted.ts';
import { isOfAccess, isOfTone, isOwnTask } from '../sentences/own-tasks.ts';
import { isNone } from '../left-out/ask-about-denied.ts';
import { isClosedElsewhere } from '../sentences/closed-elsewhere.ts';
import { closedCheck, openCheck } from './open-checks.ts';
import type { Reason } from './reason.ts';
import { ofEvents, ofRecall } from './announced.ts';
import { ofInvoices } from './reasons-of-invoices.ts';
import { ofPlaces } from './reasons-of-places.ts';
import { ofConsent } from './reasons-of-consent.ts';
import { ofFavours } from './reasons-of-favours.ts';
import { ofMovedMeetings } from './reasons-of-meetings.ts';
import { ofOrders, ofPlainYes } from './reasons-of-orders.ts';
import { hardTimes, isHardship, wantsInHardship } from './reasons-of-hardship.ts';
import { ofClaim, ofDelivery, ofMilestone, ofRefusal } from './reasons-of-work.ts';
import { ofTerms, ofVagueTerms } from './reasons-of-terms.ts';
import { isScheduled, isSendTime, isSentLater, isSentNow } from '../sentences/send-time.ts';
import { ofFullEvent } from './places-gone.ts';
import { ofPay, ofPrices } from './price-in-doubt.ts';
import { isSurelyHeld, readInstruction } from '../weights/weigh-instructions.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';
import { setsTerm } from '../weights/weigh-terms.ts';
import { plainNo, refusal, unlessRefused } from '../request/judge-answer.ts';
import { openPart } from '../disclosure/marked-parts.ts';
import { undecided } from '../disclosure/public-part.ts';
import { isWithoutMarks } from '../request/unwanted-marks.ts';
import { ofWorkToCome } from './work-to-come.ts';

export const nameOf = ({ path }: Fact): string => normalName(path.at(-1)!);
const appointments = new Set([
  ...namesFor('nextStep'),
  ...'agreed appointment visit meeting nextmeeting'.split(' '),
]);
export const isOfAppointment = (fact: Fact): boolean => appointments.has(nameOf(fact));
export const visits = [...inPerson, /\b(?:visit|viewing|survey|tasting|appointment)\b/iu];
const findings = new Set(['findings', 'finding']);
const isFinding = goesBy('findings');
const reports = new Set(namesFor('observation'));
const openIssues = new Set(namesFor('openIssues'));

const ofFindings: Omit<Reason, 'isIn'> = {
  input: 'findings',
  says: [openFinding],
  isClosedIn: isClosedElsewhere,
  most: 3,
  settledBy: 'findingsClosed',
  isUnsettled: refusal,
  asks: (said) =>
    said.includes('” and “')
      ? `Findings may be open: “${said}”. Are they closed, or may it be signed for as they are?`
      : `A finding may be open: “${said}”. Is it closed, or may it be signed for as it is?`,
};

/** The catalogue's sentences follow no instruction: whoever sends them says that they keep to it. */
const ofInstructions: Omit<Reason, 'isIn' | 'says'> = {
  most: 3,
  isUntold: true,
  settledBy: 'instructionsKept',
  isSettled: /^yes\b(?!.*\b(?:but|except|only|also|add|say)\b)/is,
  isUnsettled: refusal,
  asks(said) {
    const ofSending = said.split('” and “').map(isOfSending);
    if (ofSending.every(Boolean)) return `On record is “${said}”: will it be sent that way?`;
    const further = ofSending.some(Boolean) ? ', and will it be sent that way' : '';
    return `On record is “${said}”: does the text keep to it${further}?`;
  },
};

/** How a text is to sound is no question of what it tells; which marks it has is. */
const wantsMore = (said: string): boolean =>
  readInstruction(said) !== null &&
  !isSentNow(said) &&
  !isPraise(said) &&
  !isOfAccess(said) &&
  (!isOfTone(said) || isWithoutMarks(said, '') !== undefined);

/** To whom and how it goes, and with what: no text shows it. */
const isOfSending = (said: string): boolean =>
  encloses.test(said) || readInstruction(said) === 'whom' || prefersOtherWay(said);
const encloses =
  /(?:^|[,;:] |\b(?:please|pls|and|must|should|to) )(?:attach|enclose|include|add|send) (?:[\p{L}\d]+ ){0,4}(?:pdfs?|files?|attachments?|data ?sheets?|brochures?|photos?|pictures?|drawings?|plans?|copy|copies|invoices?|certificates?)\b/iu;

const ofHold: Omit<Reason, 'isIn' | 'says'> = {
  ...unlessRefused,
  asks: (said) => `On record is “${said}”: may this be sent now?`,
};

/** `Not signed, Ray wants to wait` is of the work, about which another question asks. */
const holdsBack = (said: string): boolean =>
  readInstruction(said) === 'hold' && !isSentNow(said) && !isUnaccepted(said) && !isOwnTask(said);

const timesToSend =
  /^(?:send(?:it)?(?:on|at|after|when|later|date|time|not?before)|(?:donotsend|dontsend|holdoff)(?:before|until|till?)|hold(?:until|till?))$/;
const soon = /^(?:today|now|asap|at once|immediately|right away|as soon as possible)\b/i;

/** Where a call is offered, another question asks how they want to be answered. */
const ofCalls = ['reply', 'referral', 'openIssues'];

/** What is said in a call is nobody's order. */
const isInstructed = (fact: Fact): boolean =>
  isFreeText(fact) && !isReply(fact) && nameOf(fact) !== 'transcript';

const isOtherCondition = (said: string): boolean => conditional.test(said) && !setsTerm(said);

const namesAnother = (fact: Fact): boolean =>
  isReply(fact) &&
  splitSentences(fact.value).some((said) => elsewhere.some((one) => one.test(said)));

/** `Option A £22,400, option B £25,100` */
const severalPrices =
  /\b(?:option|variant|version|alternative|package) ?[a-d1-4]\b[^.;]{0,12}\p{Sc} ?\d[^]{0,120}\b(?:option|variant|version|alternative|package) ?[a-d1-4]\b[^.;]{0,12}\p{Sc} ?\d|\p{Sc} ?\d[\d,.]{0,12}[^;\d]{0,60}\bor \p{Sc} ?\d/iu;

/** What a newsletter tells as news. */
const isAnnounced = goesBy('theme', 'highlights', 'event', 'offer');

const isLeftInPart = (said: string): boolean => {
  const open = openPart(said);
  return open !== said && open !== '';
};

/** What somebody did to themselves, an order, and how they want to be reached is nothing that they hold against us. */
const isHeldAgainstUs = (said: string): boolean =>
  asksForSource.test(said) ||
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
    isAgainstUs(said, ['discontent', 'dispute']));

export const reasons: readonly Reason[] = [
  {
    isOf: (inputs) => !isScheduled(inputs),
    isIn: (fact) => isFreeText(fact) && !isReply(fact),
    ...ofHold,
    says: [{ test: (said) => holdsBack(said) || isSentLater(said) }],
  },
  {
    isOf: isScheduled,
    isIn: (fact) => isFreeText(fact) && !isReply(fact),
    ...ofHold,
    says: [{ test: (said) => holdsBack(said) && !isSendTime(said) }],
  },
  {
    ...ofHold,
    // A consent, and an answer, says of itself what it waits for.
    isIn: (fact) => !isFreeText(fact) && !isReply(fact) && !besideText.has(nameOf(fact)),
    says: [{ test: (said) => isSurelyHeld(said) && !isUnaccepted(said) }],
  },
  {
    ...ofHold,
    isOf: (inputs) => !isScheduled(inputs) && !inputs.includes('reply'),
    isIn: (fact) => timesToSend.test(nameOf(fact)),
    says: [{ test: (said) => !soon.test(said) }],
    asks: (said) => `On record is “${said}” as the time to send it: may this be sent now?`,
  },
  ...ofClaim,
  ...ofEvents,
  ofRecall,
  ofFullEvent,
  ...ofPlaces,
  {
    input: 'highlights',
    // Of a list in which a blank stands all that is open is asked about in one question.
    isIn: (fact) => fact.blanks === undefined && (isEntry(fact) || isAnnounced(fact)),
    // What says of a part that it is not to be told is asked about by itself.
    says: [{ test: (said) => undecided.test(openPart(said)) }],
    ...unlessRefused,
    asks: (said) => `“${said}” is left out: may the issue be sent without it?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [
      ...[later, away, afterHoliday, afterThat, busy, ...putsOff, onDuty, ...putsOffInIndia].map(
        spokenOf,
      ),
      { test: wantsLater },
      ...hardTimes,
    ],
    isClosedIn: (said, sheet) =>
      // Who answers meanwhile is asked about in its place.
      (longLeave.test(said) && sheet.facts.some(namesAnother)) ||
      (movesAppointment(said) && sheet.find('namedTime') !== undefined) ||
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
    isClosedIn: (said, { find }) =>
      find('namedTime') !== undefined && bringsSomebodyIn.some((one) => one.test(said)),
    settledBy: 'recipient',
    asks: (said) => `The reply says “${said}”: whom are the messages for?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [{ test: isHeldAgainstUs }],
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
    says: [bereaved],
    ...unlessRefused,
    asks: (said) => `The reply says “${said}”: may these messages be sent as they are?`,
  },
  ...ofConsent,
  ofWorkToCome,
  ...ofFavours,
  {
    // What is not settled yet, in whatever words.
    input: 'consent',
    isIn: (fact) => openIssues.has(nameOf(fact)) && !isNone(fact),
    says: [{ test: (said) => !closedFinding.test(said) }],
    ...unlessRefused,
    asks: (said) => `“${said}” is open with this customer: may this be sent before it is settled?`,
  },
  {
    input: 'reply',
    isIn: isReply,
    says: [...refusesCalls, ...asksForPaper, asksForSample],
    // Of an order, too, it is asked what is sent.
    isClosedIn: (said, sheet) =>
      !refusesCalls.some((one) => one.test(said)) &&
      (sheet.find('recipient') !== undefined ||
        wantsToSpeak(sheet) ||
        (asksForPapers(said) && (isOrder(said) || mayBeOrder(said)))),
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
      { test: (said) => spokenOf(later).test(said) && isOfContact(said) && !ofOurs.test(said) },
    ],
    // Who stands in is called in their place.
    isClosedIn: (said, sheet) =>
      !refusesCalls.some((one) => one.test(said)) &&
      findStandIn(sheet)?.said.includes(said) === true,
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `On record is “${said}”: may they be called all the same?`,
  },
  ...ofInvoices,
  ofPay,
  ...ofPrices,
  ...ofTerms,
  {
    input: 'terms',
    isIn: ({ names }) => names.some((name) => namesAmount(name) || namesPrice(name)),
    says: [severalPrices],
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: does the text say what each price is for, and ask which is wanted?`,
  },
  ...['terms', 'offer', 'salary'].map((input): Reason => ({
    input,
    isIn: (fact) => isFreeText(fact),
    // Of a proposal what sets a price, or a term, is asked about as such.
    says: input === 'terms' ? [{ test: isOtherCondition }] : [conditional],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may this be sent as it is?`,
  })),
  {
    input: 'referral',
    isIn: () => true,
    says: refusesCalls,
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `On record is “${said}”: may the letter offer a call?`,
  },
  { ...ofFindings, isIn: ({ path }) => path.some((name) => reports.has(normalName(name))) },
  {
    ...ofFindings,
    isIn: ({ path }) => path.some((name) => findings.has(normalName(name))),
    says: [
      openFinding,
      failed,
      openCheck,
      { test: (said) => isAcute(said) && !closedFinding.test(said) },
    ],
    isClosed: closedCheck,
  },
  {
    ...ofFindings,
    isIn: (fact) => isFinding(fact) && !fact.path.some((name) => findings.has(normalName(name))),
    says: [failed, openCheck],
  },
  ...ofDelivery,
  ofRefusal,
  ...ofMilestone,
  {
    ...ofInstructions,
    isOf: (inputs) => !isScheduled(inputs),
    isIn: isInstructed,
    says: [{ test: wantsMore }],
  },
  {
    ...ofInstructions,
    isOf: (inputs) => !isScheduled(inputs) && !ofCalls.some((input) => inputs.includes(input)),
    isIn: isInstructed,
    says: [{ test: (said) => prefersOtherWay(said) && !wantsMore(said) }],
  },
  {
    ...ofInstructions,
    isOf: isScheduled,
    isIn: isInstructed,
    says: [{ test: (said) => wantsMore(said) && !isSendTime(said) }],
  },
  {
    ...ofInstructions,
    // What a consent sets as its terms is asked about as a consent.
    isIn: (fact) =>
      !isFreeText(fact) &&
      !isLeave(fact) &&
      !fact.names.some(isKnownName) &&
      nameOf(fact) !== 'consentterms',
    // Of a field that tells more the part that is meant is left out.
    says: [{ test: (said) => readInstruction(said) === 'omit' && !isLeftInPart(said) }],
  },
];
