import { listDenied } from '../facts/denied-names.ts';
import { isFreeText, isKnownName, isLeave, toFieldName } from '../facts/field-names.ts';
import { type Fact } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import { prefersOtherWay } from '../request/wishes-for-writing.ts';
import { besideText } from '../sentences/beside-text.ts';
import { isPraise } from '../sentences/praise.ts';
import { isUnaccepted } from '../request/not-accepted.ts';
import { isOfAccess, isOfTone, isOwnTask } from '../sentences/own-tasks.ts';
import type { Reason } from './reason.ts';
import { isScheduled, isSendTime, isSentLater, isSentNow } from '../sentences/send-time.ts';
import { isSurelyHeld, readInstruction } from '../weights/weigh-instructions.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import { openPart } from '../disclosure/marked-parts.ts';
import { isWithoutMarks } from '../request/unwanted-marks.ts';

/** The catalogue's sentences follow no instruction: whoever sends them says that they keep to it. */
const toFollow: Omit<Reason, 'isIn' | 'says'> = {
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
  !letsUse.test(said) &&
  (!isOfTone(said) || isWithoutMarks(said, '') !== undefined);

/** `Dr Lee is fine with us using the name` lets us, and asks for nothing. */
const letsUse =
  /\b(?<!\bnot (?:\p{L}+ )?)(?:fine|ok|okay|happy|good|comfortable|content|all right|alright) (?:with|for) (?:us|you) (?:to (?:use|name|mention|quote|publish|post|share)|using|naming|mentioning|quoting|publishing|posting|sharing)\b(?! [^.]*\b(?:but|if|only|unless|not|without|except)\b)/iu;

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
const inputsOfCalls = ['reply', 'referral', 'openIssues'];

/** What is said in a call is nobody's order. */
const isInstructed = (fact: Fact): boolean =>
  isFreeText(fact) && !isReply(fact) && toFieldName(fact) !== 'transcript';

const isLeftInPart = (said: string): boolean => {
  const open = openPart(said);
  return open !== said && open !== '';
};

/** What a text waits for. */
export const ofHolds: readonly Reason[] = [
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
    isIn: (fact) => !isFreeText(fact) && !isReply(fact) && !besideText.has(toFieldName(fact)),
    says: [{ test: (said) => isSurelyHeld(said) && !isUnaccepted(said) }],
  },
  {
    ...ofHold,
    isOf: (inputs) => !isScheduled(inputs) && !inputs.includes('reply'),
    // Of an entry of a list it is when that was sent.
    isIn: (fact) =>
      timesToSend.test(toFieldName(fact)) && !fact.path.some((name) => /^\d+$/.test(name)),
    says: [{ test: (said) => !soon.test(said) }],
    asks: (said) => `On record is “${said}” as the time to send it: may this be sent now?`,
  },
];

/** What somebody says that a text is to do. */
export const ofInstructions: readonly Reason[] = [
  {
    ...toFollow,
    isOf: (inputs) => !isScheduled(inputs),
    isIn: isInstructed,
    says: [{ test: wantsMore }],
  },
  {
    ...toFollow,
    isOf: (inputs) =>
      !isScheduled(inputs) && !inputsOfCalls.some((input) => inputs.includes(input)),
    isIn: isInstructed,
    says: [{ test: (said) => prefersOtherWay(said) && !wantsMore(said) }],
  },
  {
    ...toFollow,
    isOf: isScheduled,
    isIn: isInstructed,
    says: [{ test: (said) => wantsMore(said) && !isSendTime(said) }],
  },
  {
    ...toFollow,
    // What a consent sets as its terms is asked about as a consent.
    isIn: (fact) =>
      !isFreeText(fact) &&
      !isLeave(fact) &&
      !fact.names.some(isKnownName) &&
      listDenied(fact).length === 0 &&
      !['consentterms', 'termsinownwords'].includes(toFieldName(fact)),
    // Of a field that tells more the part that is meant is left out.
    says: [{ test: (said) => readInstruction(said) === 'omit' && !isLeftInPart(said) }],
  },
];
