import { goesBy } from '../facts/field-names.ts';
import { namesAmount, namesPrice } from '../facts/money-words.ts';
import type { Fact } from '../facts/read-facts.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';
import { isNoted } from './reasons-of-terms.ts';

const isPay = goesBy('salary');

/** `Up to 21 but start everybody at 19`, `19-21/hr depending`; `depending on experience` is for applicants to read. */
const amongUs =
  /(?:[,;(]|\bbut\b|\band\b) ?(?:(?:we|i|really|can|will|could|might|only|always|usually|just|normally) ?){0,3}(?:start|bring|hire|go|stretch|push|negotiate|settle|offer) (?:them|everybody|everyone|people|him|her|at|in|to|up|for|as|higher|lower)\b|\bdepending[.!)]*$|\b(?:tb[cd]|not sure|maybe|or so|\d+ ?ish|call it|don['’]?t (?:say|post|tell))\b|\?/iu;

/** What an opening says of the pay is for everybody to read. */
export const ofPay: Reason = {
  input: 'salary',
  isIn: isPay,
  says: [amongUs],
  ...unlessRefused,
  asks: (said) => `On record is “${said}” as the pay: are applicants to read it so?`,
};

const price = String.raw`(?:pric(?:es?|ed|ing)|quot(?:es?|ed|ation)|costs?|costing|figures?|sums?|totals?|rates?|\p{Sc} ?\d[\d,.]*|\d{1,3},\d{3}|\d{3,6})`;
const list = String.raw`(?:sheets?|lists?|prices?|pricing|rates?|books?|catalogue|costs?|figures?|tariffs?|quotes?)`;
const source = String.raw`(?:(?:(?:last|previous) (?:year|month|season|spring|summer|autumn|winter|time)['’]?s?|old|20\d\d) (?:\p{L}+ )?${list})`;
const work = String.raw`(?:re-?d(?:o|oing|one)|re-?(?:pric|cost|quot|check|work|calculat|figur)(?:e|ed|ing)?|updat(?:e|ed|ing)|check(?:ed|ing)?|confirm(?:ed|ing)?|revis(?:e|ed|ing)|adjust(?:ed|ing)?|work(?:ed|ing)? out|going over|looking at)`;
const duty = String.raw`(?:needs?(?: to)?(?: be)?|(?:has|have|got|is|are|still)(?: yet)? to(?: be)?|(?:must|should)(?: be)?|wants)`;
const few = String.raw`(?:[\p{L}'’]+ ){0,3}?`;

const cleared = String.raw`(?:approved|signed[- ]off|cleared|authori[sz]ed|released|ok['’]?(?:ed|d)|okayed)`;
const clearing = String.raw`(?:approved?|signed?[- ]off|cleared?|authori[sz]ed?|released?|ok['’]?(?:ed|d)?|okayed)`;
const leave = String.raw`(?:approval|sign[- ]?off|clearance|authori[sz]ation|ok(?:ay)?|go[- ]ahead|the nod)`;

/** As people write that a price is not the last word: whose it is, or who has to look at it again. */
const doubts = [
  // `Off last years sheet`, `based on the old rates`; `cheaper than last year's prices` is none.
  String.raw`(?:off|from|based on|using|uses|still on|out of|per) (?:the |our |my |an? )?${source}`,
  String.raw`(?:is|are|was|['’]s|thats|its) (?:still |just |only )*(?:the |our |an? )?(?:last year['’]?s|old)(?: ones?| ${list})?(?=[.,;!)]|$)`,
  // `1140 is out of date`
  String.raw`${price} ${few}(?:is |are |was |['’]s )?(?:now |well |a bit |probably |might be |may be )*(?:out of date|out-of-date|outdated|too low|wrong now|years? old|no longer (?:right|current|valid)|not current|(?:due to|might|may|could|will) (?:go up|change|rise))`,
  String.raw`(?:out of date|outdated|provisional|placeholder|guessed|ballpark|rough) ${price}`,
  String.raw`${price} (?:\p{L}+ ){0,2}?(?:is|was|are|['’]s) (?:only |just |really |a bit of |still )*(?:an? )?(?:guess|guesstimate|ballpark|rough|provisional|placeholder|tb[ca])`,
  // `Jo needs to redo the price`, `the price still has to be checked`
  String.raw`${duty} ${few}${work} (?:the |our |that |this |it[,;] )?(?:whole |final )?${price}`,
  String.raw`${price} (?:[^\s.;!?]+ ){0,12}?${duty} ${few}${work}`,
  // `Not final price yet`, `he hasnt confirmed the price of the glass`
  String.raw`(?:not|n['’]?t|isnt|hasnt|havent|never|yet to) ${few}(?:final(?:ised|ized)?|fixed|firm|confirm(?:ed)?|check(?:ed)?|work(?:ed)? out|re-?priced) ${few}${price}`,
  String.raw`${price} (?:[\p{L}'’]+ ){0,4}?(?:not|n['’]?t|isnt|hasnt|arent|never)(?: been| yet| quite)* (?:final(?:ised|ized)?|fixed|firm|confirmed|checked|worked out|right)(?: yet)?`,
  String.raw`${price} (?:is |are )?(?:yet |still )?to be (?:confirmed|checked|finalised|finalized|updated|revised)`,
  // `Price not approved yet`, `Dana has not signed off the price`, `the price still needs Dana's ok`
  String.raw`${price} (?:[\p{L}'’]+ ){0,4}?(?:not|n['’]?t|isnt|hasnt|never)(?: been| yet| quite)* ${cleared}`,
  String.raw`(?:not|n['’]?t|isnt|hasnt|havent|never|yet to|nobody|no one) ${few}${clearing} ${few}${price}`,
  String.raw`${price} (?:is |are )?(?:yet |still )?to be ${cleared}`,
  String.raw`${price} (?:\p{L}+ ){0,3}?(?:needs?|awaits?|awaiting|waiting (?:for|on)|pending|subject to|without|has no) ${few}${leave}`,
  String.raw`(?:awaiting|waiting (?:for|on)|pending|subject to|without|no|needs?) ${few}${leave} (?:of|on|for) (?:the |our |this )?(?:\p{L}+ )?${price}`,
  String.raw`(?:material|timber|steel|glass|\p{L}{4,}) (?:has |have |['’]s |['’]ve )?gone up since`,
];
const inDoubt = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${doubts.join('|')})(?![\p{L}\d])(?! of (?:their|his|her) )`,
  'iu',
);
/** Most sentences have none of these. */
const hint =
  /last|previous|old|20\d\d|date|final|firm|fixed|confirm|check|right|re-?(?:d|p|c|q|w|f)|updat|revis|adjust|work|guess|rough|ballpark|provis|placehold|tb[ca]|g(?:o|one) up|chang|ris|low|wrong|valid|current|approv|sign|clear|author|releas|ok|ahead|nod/i;
/** `It was off last year's list, Jo has redone it`, and what a customer thinks of a price. */
const isRight =
  /\b(?:redid|(?:has|have|is|was|now|been|already|since) (?:been )?(?:redone|re-?priced|re-?costed|updated|checked|confirmed|revised)|(?:i|we|jo|he|she) (?:\p{L}+ )?(?:checked|updated|confirmed|repriced)|up to date|not (?:off|from|based on|out of date)|[a-z]+n['’]t (?:off|from|based on))\b/iu;
const ofTheirs =
  /\b(?:they|customer|client|he|she|their|his|her)(?:['’]s|['’]ve)? (?:(?:has|have|had|is|are|was|were|still|not|n['’]t|currently|now|pays?|paid|paying|wants?|needs?|(?:other|old|current|previous|last) \p{L}+) )+/iu;
/** Who says so is one of theirs, unless one of ours is to do something. */
const asOurs = /\b(?:b4|before|until|it goes out|we send)\b/iu;

/** Whether a sentence says that a price may not be the one that is asked for in the end. */
export function doubtsPrice(sentence: string): boolean {
  const said = sentence.slice(0, longest);
  return (
    hint.test(said) &&
    inDoubt.test(said) &&
    !isRight.test(said) &&
    (!ofTheirs.test(said) || asOurs.test(said))
  );
}
const longest = 600;

const taxed =
  /(?:\bplus|\+|\b(?:ex|exc|excl|excluding|exclusive of|inc|incl|including|inclusive of|without|no|less|before|not including|not incl|zero[- ]rated(?: for)?|add))\.? ?(?:the )?(?:vat|gst|sales tax)\b(?! (?:numbers?|no|returns?|regist\p{L}+|invoices?|receipts?)\b)|\b(?:vat|gst|sales tax) (?:is |to be |to go |goes )?(?:on top|extra|added|included|excluded|not included|to add|to be added|free|exempt|at \d)/iu;
const tellsTax = /\b(?:VAT|GST|tax(?:es)?)\b/iu;

const isOfPrice = (fact: Fact): boolean =>
  isNoted(fact) || fact.names.some((name) => namesPrice(name) || namesAmount(name));

/** What a proposal needs of its price beside the sum. */
export const ofPrices: readonly Reason[] = [
  {
    input: 'terms',
    isIn: isOfPrice,
    says: [{ test: doubtsPrice }],
    ...unlessRefused,
    asks: (said) => `On record is “${said}”: does the price hold, and may it be sent now?`,
  },
  {
    // Whatever else its sentence says, and another question quotes of it.
    input: 'terms',
    isIn: isNoted,
    says: [taxed],
    isToldAs: (_, text) => tellsTax.test(text),
    settledBy: 'mayOmitPrice',
    isUnsettled: refusal,
    asks: (said) =>
      `The text does not tell whether tax is in the price, and on record is “${said}”: may it be sent without that?`,
  },
];
