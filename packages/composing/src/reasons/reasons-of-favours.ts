import { isGrave } from '../disclosure/health.ts';
import {
  isFreeText,
  isKnownName,
  namesFor,
  toFieldName,
  normalName,
} from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { isPraise } from '../sentences/praise.ts';
import {
  namesDispleasure,
  tellsDispleasure,
  tellsWhatWasClosed,
} from '../sentences/displeasure.ts';
import { contactGone } from '../sentences/payments-in-notes.ts';
import { isLowMark } from '../sentences/low-marks.ts';
import { delicate } from '../sentences/sayings.ts';
import { isSaidWithTopScore } from '../sentences/top-scores.ts';
import { askedBefore, unsureCustomer } from '../sentences/unsure-customer.ts';
import { withholdsFavour } from '../sentences/withheld-favours.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';
import type { Reason } from './reason.ts';

/** What says how a customer stands to us. */
const states = new Set(
  [
    'status',
    'complaint',
    'complaints',
    'satisfaction',
    'relationship',
    'feedback',
    'sentiment',
    ...namesFor('quote'),
    ...namesFor('openIssues'),
  ].map(normalName),
);

/** Where people write what a customer holds of us, and no text tells it. */
const isOfCustomer = (fact: Fact): boolean =>
  !isReply(fact) &&
  (isFreeText(fact) ||
    states.has(normalName(fact.path.at(-1)!)) ||
    (lastHeard.test(normalName(fact.path.at(-1)!)) && severalWords.test(fact.value)));
/** `last contact: she complained on Friday` */
const lastHeard =
  /^(?:last|latest|recent|previous)?(?:contact|heard|call|visit|news|conversation|email|mail|update|history|events?)(?:from(?:them|her|him))?$/;

const owes =
  /\bowes? (?:us\b|[$€£₹] ?\d)|\b(?:ha(?:s|ve)(?: not|n['’]?t)|never|still not|not yet) (?:yet |been )?paid\b|\bin arrears\b|\bunpaid\b|\b(?:invoices?|bills?|account|payments?) (?:is |are |still |\p{L}*-?\d[\d-]* )*(?:overdue|outstanding|open|late|past due|in dispute|disputed)\b/iu;

/** `recent`, `on the ground`: a field that nobody knows by its name, with more than a word or two. */
const isOfUnknownName = (fact: Fact): boolean =>
  !isReply(fact) &&
  !isOfCustomer(fact) &&
  !isKnownName(toFieldName(fact)) &&
  severalWords.test(fact.value);
const severalWords = /\p{L}[ ,]+\p{L}+ \p{L}/u;

/** What a note wants of the text is asked about as such. */
const isBadTime = (said: string): boolean =>
  ([delicate, owes, contactGone, unsureCustomer, askedBefore].some((one) => one.test(said)) ||
    isGrave(said)) &&
  readInstruction(said) === null;

const isDiscontent = (said: string): boolean =>
  withholdsFavour(said) ||
  ((isAgainstUs(said) || tellsDispleasure(said)) && !isPraise(said) && !tellsWhatWasClosed(said));

/** What a customer holds against us: the sentence that says so, and all that is told beside `Furious.` alone. */
export function findDiscontent({ facts }: FactSheet): string | undefined {
  for (const fact of facts.filter(isOfCustomer)) {
    const said = listSentences(fact).find(isDiscontent);
    if (said !== undefined) return said.split(' ').length > fewWords ? said : fact.value;
  }
  return undefined;
}
const fewWords = 3;

/** Of a request for a favour, and of a story. */
export const ofFavours: readonly Reason[] = [
  {
    input: 'consent',
    isIn: isOfCustomer,
    says: [{ test: isDiscontent }],
    isClosedIn: isSaidWithTopScore,
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: is this a customer who is content, and may this be sent now?`,
  },
  {
    input: 'consent',
    isIn: isLowMark,
    says: [{ test: () => true }],
    ...unlessRefused,
    asks: (said) =>
      `They gave “${said}”: is this a customer who is content, and may this be sent now?`,
  },
  {
    // In such a field no more counts than words that leave no doubt.
    isOf: (inputs) => inputs.includes('consent') && inputs.includes('contact'),
    isIn: (fact) => isOfUnknownName(fact) || isReply(fact),
    says: [{ test: (said) => namesDispleasure(said) && !isPraise(said) }],
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: is this a customer who is content, and may this be sent now?`,
  },
  {
    // Who is ill, bereaved or in debt to us is asked for nothing before somebody has thought of it.
    isOf: (inputs) => inputs.includes('consent') && inputs.includes('contact'),
    isIn: (fact) => isOfCustomer(fact) || isOfUnknownName(fact),
    says: [{ test: isBadTime }],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may they be asked for this now?`,
  },
];
