import { goesBy, isFreeText, namesFor, toFieldName } from '../facts/field-names.ts';
import { namesAmount, namesPrice } from '../facts/money-words.ts';
import { isEntry } from '../facts/read-facts.ts';
import { conditional, getsNoCalls, refusesCalls } from '../sentences/sayings.ts';
import { closedFinding } from '../sentences/clean-findings.ts';
import { isNone } from '../left-out/ask-about-denied.ts';
import type { Reason } from './reason.ts';
import { ofEvents, ofRecall, ofRecallByName } from './announced.ts';
import { ofInvoices } from './reasons-of-invoices.ts';
import { ofPlaces } from './reasons-of-places.ts';
import { ofConsent } from './reasons-of-consent.ts';
import { ofFavours } from './reasons-of-favours.ts';
import { ofClaim, ofDelivery, ofMilestone, ofRefusal } from './reasons-of-work.ts';
import { ofTerms } from './reasons-of-terms.ts';
import { ofFullEvent } from './places-gone.ts';
import { ofPay, ofPrices } from './price-in-doubt.ts';
import { setsTerm } from '../weights/weigh-terms.ts';
import { plainNo, unlessRefused } from '../request/judge-answer.ts';
import { openPart } from '../disclosure/marked-parts.ts';
import { undecided } from '../disclosure/public-part.ts';
import { ofWorkToCome } from './work-to-come.ts';
import { ofCalls } from './reasons-of-calls.ts';
import { ofFindings } from './reasons-of-findings.ts';
import { ofHolds, ofInstructions } from './reasons-of-instructions.ts';
import { ofAnswers } from './reasons-of-replies.ts';

/** Nobody is written to who said that they are not to be: `also those who unticked last year`. */
const optedOut =
  /(?<!\b(?:not|no|without|except|excluding|excludes|minus|bar|less|leave out|leaving out|other than)\b[^.;]{0,30})\b(?:un-?ticked|unsubscribed|opted[- ]out|opt-outs|(?:said|saying) no|(?:did|have|has|had|who)(?: not|n['’]t) (?:ticked?|sign(?:ed)? up|subscribe[d]?|consent(?:ed)?|agree[d]?|opt(?:ed)? in)|never (?:ticked|signed up|subscribed|consented|agreed|opted in)|withdrew (?:their )?consent|asked (?:to (?:be|come) |us to )?(?:taken|take|come|removed?|off)|without (?:their )?consent|bought(?:-in)? list)\b/iu;
const isAudience = goesBy('audience');

const openIssues = new Set(namesFor('openIssues'));

const isOtherCondition = (said: string): boolean => conditional.test(said) && !setsTerm(said);

/** `Option A £22,400, option B £25,100` */
const severalPrices =
  /\b(?:option|variant|version|alternative|package) ?[a-d1-4]\b[^.;]{0,12}\p{Sc} ?\d[^]{0,120}\b(?:option|variant|version|alternative|package) ?[a-d1-4]\b[^.;]{0,12}\p{Sc} ?\d|\p{Sc} ?\d[\d,.]{0,12}[^;\d]{0,60}\bor \p{Sc} ?\d/iu;

/** What a newsletter tells as news. */
const isAnnounced = goesBy('theme', 'highlights', 'event', 'offer');

export const reasons: readonly Reason[] = [
  ...ofHolds,
  ...ofClaim,
  ...ofEvents,
  ofRecall,
  ofRecallByName,
  ofFullEvent,
  ...ofPlaces,
  {
    input: 'highlights',
    // Of a list in which a blank stands all that is open is asked about in one question.
    isIn: (fact) => fact.blanks === undefined && (isEntry(fact) || isAnnounced(fact)),
    // What says of a part that it is not to be told is asked about by itself.
    says: [{ test: (said) => undecided.test(openPart(said)) }],
    most: 3,
    ...unlessRefused,
    asks: (said) => {
      const [is, it] = said.includes('” and “') ? ['are', 'them'] : ['is', 'it'];
      return `“${said}” ${is} left out: may the issue be sent without ${it}?`;
    },
  },
  {
    input: 'audience',
    isIn: (fact) =>
      isAudience(fact) || /^(?:send|sent|goes|mail|mailed)to(?:list)?$/.test(toFieldName(fact)),
    says: [optedOut],
    ...unlessRefused,
    asks: (said) =>
      `It goes to “${said}”: who asked not to be written to, or never agreed, is left out. Is it sent without them?`,
  },
  ...ofAnswers,
  ...ofConsent,
  ofWorkToCome,
  ...ofFavours,
  {
    // What is not settled yet, in whatever words.
    input: 'consent',
    isIn: (fact) => openIssues.has(toFieldName(fact)) && !isNone(fact),
    says: [{ test: (said) => !closedFinding.test(said) }],
    ...unlessRefused,
    asks: (said) => `“${said}” is open with this customer: may this be sent before it is settled?`,
  },
  ...ofCalls,
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
    says: [
      { test: (said) => !getsNoCalls.test(said) && refusesCalls.some((one) => one.test(said)) },
    ],
    settledBy: 'mayCall',
    isSettled: plainNo,
    asks: (said) => `On record is “${said}”: may the letter offer a call?`,
  },
  ...ofFindings,
  ...ofDelivery,
  ofRefusal,
  ...ofMilestone,
  ...ofInstructions,
];
