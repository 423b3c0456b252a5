import { isGrave } from '../disclosure/health.ts';
import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import { withoutReckoned } from '../figures/open-amounts.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { isQueried } from '../sentences/queried-work.ts';
import { arranged } from '../sentences/arranged-payment.ts';
import { isOfTone } from '../sentences/own-tasks.ts';
import { namesDispleasure } from '../sentences/displeasure.ts';
import { lessDue, putOffPayment, toSettleFirst } from '../sentences/less-due.ts';
import {
  contactGone,
  isInDispute,
  lostInvoice,
  paysLater,
  tellsMoney,
  waitsForPaper,
} from '../sentences/payments-in-notes.ts';
import { unlessRefused, type Settling } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';
import { isInState, type StateOfInvoice } from '../sentences/state-of-invoice.ts';
import { claimsPayment, delicate, partly } from '../sentences/sayings.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';

/** What people say of an invoice in a field of any name: its `history`, say. */
const isOfInvoice = (fact: Fact): boolean => {
  const name = normalName(fact.path.at(-1)!);
  return (
    isFreeText(fact) ||
    isEntry(fact) ||
    isStatus(fact) ||
    (!terms.test(name) && fact.value.split(/\s+/, fewWords).length === fewWords)
  );
};
/** What came in, as the bank has it. */
const isOfBank = ({ path }: Fact): boolean =>
  /^(?:(?:on)?(?:our|the|latest)?bank(?:feed|line|lines|entry|entries|transactions?|statement|receipts?|movements?|credits?)|incomingpayments?|(?:payments?|receipts?)(?:in|seen|today|thismorning))$/.test(
    normalName(path.at(-1)!),
  );
const isStatus = ({ path }: Fact): boolean =>
  /^(?:(?:payment|invoice|account|credit)?status|state)$/.test(normalName(path.at(-1)!));
const terms = /^(?:payment)?(?:terms|conditions)$|^(?:address|scope)$/;
const fewWords = 5;
/** How to pay says nothing of whether it is owed. */
const isHowToPay = goesBy('howToPay');
const isOfDispute = goesBy('disputed');

/** Which has the amount of it, or who says that it was made. */
const tellsPayment = (said: string): boolean =>
  claimsPayment.test(said) ||
  paidInEntry.test(said) ||
  lessDue.test(said) ||
  tellsMoney.test(said) ||
  (partly.test(said) && /\bpaid\b|payment|received|on account/i.test(said));

/** `Invoice 7: amount $30, paid yes` */
const paidInEntry = /(?:: |, )paid (?:yes|in full|fully|all)(?=,|$)/i;

/** What an open amount has taken up is settled. */
const isPartly = (said: string): boolean =>
  partly.test(withoutReckoned(said)) && !paysUsually.test(said);
/** `Always paid on time until now` */
const paysUsually =
  /\b(?:always|usually|normally|generally|so far)\b[^.;,]{0,20}\bpa(?:id|ys?)\b[^.;,\d]*$/iu;

/** `Write to her, not mum`: another one than the letter greets. */
const namesAnother =
  /\b(?:write|send (?:it|this|them|all)|e-?mail|address (?:it|this)|letters?|post(?:ed)?)\b[^.;!?]{0,12}\bto\b[^.;!?]{0,40}\b(?:not|instead|rather than|in future|from now on|now)\b/iu;

/** `Please nothing to Mrs Hale`, `no letters to her`, `don't write to mum`: somebody is spared, or is no longer there. */
const notToThem =
  /\b(?:nothing|no (?:more )?(?:letters?|reminders?|e-?mails?|calls?|post|demands?)) (?:(?:is|are|goes|go|sent|more) )*to (?!(?:pay|do|add|say|report|settle|the (?!widow|family))\b)\p{L}|\b(?:do not|don['’]?t|never|please not) (?:write|send (?:\p{L}+ ){0,3}?|post (?:\p{L}+ ){0,2}?|address (?:\p{L}+ ){0,2}?)\b ?to (?!(?:the )?(?:old|wrong|previous) (?:address|e-?mail))\p{L}/iu;

/** What says only when, or how much of it, is paid denies nothing. */
const isDisputed = (said: string): boolean =>
  !undisputed.test(said) &&
  !isInState(`status: ${said}`, 'notNow') &&
  (isQueried(said) || isInDispute(said) || isDispleased(said) || isHeldAgainstUs(said));

/** What asks for money, or for a paper first, is asked about as that. */
const isDispleased = (said: string): boolean => namesDispleasure(said) && !isOfTone(said);
const undisputed =
  /^(?:status:? )?(?:(?:not|never|no longer) (?:in )?disputed?|disputed? (?:has been |was |is |now )*(?:resolved|settled|withdrawn|dropped|closed|over))[.!]?$/iu;

const isHeldAgainstUs = (said: string): boolean =>
  isAgainstUs(said, ['dispute', 'discontent', 'unaccepted']) &&
  !isOfTone(said) &&
  !(
    [putOffPayment, arranged, lessDue, toSettleFirst, tellsMoney, waitsForPaper, paysLater].some(
      (one) => one.test(said),
    ) && !denies.test(said)
  );
const denies =
  /\b(?:disput|says?\b|said\b|claim|reckon|insist|den(?:y|ies|ied)|refus|wrong|never|complain|unhappy|not happy|angry|furious|rubbish|faulty|broken|damage|leak|still not|won['’]?t)/iu;

/** A state in a word or two: in a field of it whatever follows, elsewhere by itself. */
const inState = (state: StateOfInvoice, reason: Settling & Pick<Reason, 'asks'>): Reason[] => [
  {
    ...reason,
    input: 'invoices',
    isIn: isStatus,
    says: [{ test: (said) => isInState(`status: ${said}`, state) }],
    most: 4,
  },
  {
    ...reason,
    input: 'invoices',
    isIn: (fact) => isOfInvoice(fact) && !isStatus(fact),
    says: [{ test: (said) => isInState(withoutReckoned(said), state) }],
    most: 4,
  },
];

const asksWhetherDisputed = (said: string): string =>
  said.includes('” and “')
    ? `On record are “${said}”: are these invoices disputed?`
    : `On record is “${said}”: is the invoice disputed?`;

/** What has to be settled before somebody is reminded of an invoice. */
export const ofInvoices: readonly Reason[] = [
  {
    input: 'invoices',
    isIn: (fact) => isOfInvoice(fact) && !isHowToPay(fact),
    says: [{ test: isDisputed }],
    most: 4,
    settledBy: 'disputed',
    asks: asksWhetherDisputed,
  },
  ...inState('disputed', { settledBy: 'disputed', asks: asksWhetherDisputed }),
  ...inState('notOwed', {
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: may this be sent now, or is less open than it asks for?`,
  }),
  ...inState('notNow', {
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may this be sent now?`,
  }),
  {
    input: 'invoices',
    isIn: isOfDispute,
    says: [/^(?!(?:no|none|nothing|not|nil|n\/?a|false)\b)(?=.*\p{L}{2} )/iu],
    settledBy: 'disputed',
    asks: (said) => `On record is the dispute “${said}”: is the invoice disputed?`,
  },
  {
    input: 'invoices',
    isIn: isOfInvoice,
    says: [
      delicate,
      { test: isGrave },
      { test: isPartly },
      paidInEntry,
      claimsPayment,
      lessDue,
      tellsMoney,
      toSettleFirst,
    ],
    ...unlessRefused,
    asks: (said) =>
      tellsPayment(said)
        ? `On record is “${said}”: may this be sent now, or is less open than it asks for?`
        : `On record is “${said}”: may this be sent now${namesAnother.test(said) ? ', and does it go to whom it names' : ''}?`,
  },
  {
    input: 'invoices',
    isIn: isOfBank,
    says: [/\d[\d,]*\.\d\d\b|\p{Sc} ?[1-9]/u],
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: may this be sent now, or is less open than it asks for?`,
  },
  {
    input: 'invoices',
    isIn: isOfInvoice,
    says: [waitsForPaper, lostInvoice],
    most: 2,
    ...unlessRefused,
    asks: (said) =>
      `On record is “${said}”: may this be sent now, or do they need something of us first?`,
  },
  {
    input: 'invoices',
    isIn: isOfInvoice,
    says: [contactGone, notToThem],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may this be sent now, and to whom?`,
  },
  {
    // A plan is no part payment: neither hides the other.
    input: 'invoices',
    isIn: isOfInvoice,
    says: [arranged, putOffPayment, paysLater],
    most: 2,
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: may this be sent now, which asks for all of it?`,
  },
];
