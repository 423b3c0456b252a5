import { wishesUntold } from '../disclosure/kept-matters.ts';
import { isOpenConsent, seenFirst } from '../disclosure/open-consents.ts';
import { isNotedUnasked, isQuoteOfOther, isQuoteUnasked } from '../disclosure/unasked-giver.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';
import { isNoted } from './reasons-of-terms.ts';
import { consentWaits } from '../sentences/sayings.ts';
import { isOfConsent } from '../weights/weigh-consent.ts';

const consents = new Set(namesFor('consent'));
const isConsent = (fact: Fact): boolean => consents.has(normalName(fact.path.at(-1)!));

/** `Not yet`, `no consent yet`, `not yet asked`: to ask for it is what a request is for. */
const notAskedYet =
  /^(?:pending|open|to (?:ask|request|be (?:asked|requested|confirmed))|tbc)[.!]?$|^(?:(?:consent|permission|it|he|she|they|we|customer|client)(?:['’]?s| has| have| is| was)? )?(?:not?|none|no (?:consent|permission|answer)|has(?:n['’]?t| not)|have(?:n['’]?t| not))(?: (?:yet|been|asked|ask|given|obtained|requested|received|got|on record|on file|in writing|signed|sought|discussed|raised|so far|for it|it|them|her|him))+[.!]?$/iu;

/** `Not asked about name or photos yet`, in whatever sentence. */
const notAsked =
  /\b(?:not|(?:ha[sd]|have|was|were|is|are)n['’]t|never|nobody has|no one has|to be) (?:yet )?(?:been )?ask(?:ed)?\b(?! (?:not|to wait|us (?:not|to wait))\b)/iu;

const ofQuote: Omit<Reason, 'isIn' | 'says' | 'asks'> = {
  input: 'consent',
  isOf: (inputs) => !inputs.includes('contact') || inputs.includes('referral'),
  isClosedIn: (_, { find }) => find('quote') === undefined,
  ...unlessRefused,
};

/** A consent that somebody has yet to give, or that is given to a text which they have seen. */
export const ofConsent: readonly Reason[] = [
  {
    // Of a request to somebody who has a say in it.
    input: 'contact',
    isIn: isConsent,
    says: [
      {
        test: (said) =>
          (consentWaits.test(said) || (isOfConsent(said) && isOpenConsent(said))) &&
          !wishesUntold(said) &&
          !notAskedYet.test(said) &&
          !notAsked.test(said),
      },
    ],
    ...unlessRefused,
    asks: (said) => `The consent on record says “${said}”: may this be sent now?`,
  },
  {
    input: 'consent',
    // A request for their words is itself what they read.
    isOf: (inputs) => !inputs.includes('contact') || inputs.includes('referral'),
    isIn: isConsent,
    says: [seenFirst],
    settledBy: 'textSeen',
    isUnsettled: refusal,
    asks: (said) => `The consent on record says “${said}”: have they seen this text?`,
  },
  {
    // A consent that says so leaves the quotation out.
    ...ofQuote,
    isIn: isNoted,
    says: [{ test: isNotedUnasked }],
    asks: (said) =>
      `On record is “${said}”, and the text has the quotation: have they agreed since, and may this be sent now?`,
  },
  {
    ...ofQuote,
    isIn: (fact) => isConsent(fact) || isNoted(fact),
    says: [{ test: (said) => isQuoteOfOther(said) && !isQuoteUnasked(said) }],
    asks: (said) =>
      `On record is “${said}”, and the text has it as the customer’s words: have they agreed, and may this be sent so?`,
  },
];
