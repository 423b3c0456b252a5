import { ignoringCase } from '@workspace-ops/content';
import { normalName } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { readAmount } from '../facts/amounts.ts';
import { amountIn } from './amount-question.ts';
import type { Contradiction } from './contradictions.ts';

const prices = /^(?:(?:our|the|total|quoted|agreed|contract)?(?:price|fee|quote)|amount|total)$/;
const deposits = /^(?:deposit|downpayment|advance|prepayment|balance)$/;

const own = ({ facts }: FactSheet, name: RegExp): Fact[] =>
  facts.filter(({ path }) => path.length === 1 && name.test(normalName(path[0]!)));

const sign = '(?:[$€£₹] ?|(?:GBP|EUR|USD) ?)';
const sum = `${sign}?\\d[\\d.,]{0,14}\\d ?k?(?![\\p{L}\\d%])`;
const aside = '(?:[^/\\d;]{0,40}?)';
const several = [
  // `£1,480 p.a. (Jo) / 1,640 in the email`, and no `£12/15 m2`
  ignoringCase(`${sign}\\d[\\d.,]{0,14}${aside} (?:/|or|vs\\.?|versus|resp\\.?) ?${sum}`),
  ignoringCase(
    `${sign}\\d[\\d.,]{0,14}${aside}[,;:–-] ?(?:but |or |and )?(?:\\p{L}+ ){0,3}(?:says?|said|reckons|thinks|has|had|noted|quoted|wrote|told)(?: (?:it(?:['’]s| is| was)|that|them|him|her))* ${sum}`,
  ),
];
/** What a second sum is of: another time, another part, or the same with its tax. */
const explained =
  /\b(?:vat|tax|inc(?:l|luding|\.)?|ex(?:cl|cluding|\.)?|plus|per|(?<!\.)an?(?!\.)|each|every|month(?:ly)?|year(?:ly)?|week(?:ly)?|option|variant|version|package|deposit|was|instead|less|discount|off|from|if|with|without)\b[^/]{0,20}(?:\/|\bor\b)|=|≈/iu;
const rough = ignoringCase(
  `(?<!\\p{L})(?:between ${sign}?\\d[\\d.,]{0,14} ?k? and ${sign}?\\d|(?:about|around|approx(?:imately|\\.)?|circa|ca\\.?|roughly|somewhere|say|maybe|probably|~) ?(?:around |about |between )?${sign}?\\d)|\\d ?k?[ -]?ish(?!\\p{L})|\\d k?or (?:so|thereabouts|near offer)(?!\\p{L})|\\d ?k? or (?:so|thereabouts)(?!\\p{L})`,
);

/** `$4,500-5,200`, `$4,500 to $5,200`; no `$4,500 - 12 months` and no day. */
const range = ignoringCase(
  `^${sign}?\\d[\\d.,]{0,14}\\d ?k? ?(?:-|–|—|to|up to) ?(?:${sign}\\d[\\d.,]{0,14}|\\d[\\d.,]{2,14}|\\d[\\d.]{0,5}(?= ?k(?!\\p{L})))(?!/|-\\d| ?(?:months?|years?|weeks?|days?|visits?|units?|hours?|hrs?)(?!\\p{L}))`,
);
/** `$4,500 +/- 10%`, `T&M, est. $4,500`, `$4,500 pending Luis`, `$4,500 max`, `call it 45 hundred` */
const unsettled = ignoringCase(
  [
    '\\+ ?/ ?-|[±]|(?<!\\p{L})(?:plus or minus|give or take)(?!\\p{L})',
    '(?<!\\p{L})(?:est(?:\\.|imates?|imated)?|ballpark|budgetary|guess(?:timate|ed)?|rom|tentative|provisional|preliminary|indicative|placeholder|pending|awaiting|waiting (?:on|for)|tb[cd]|to be (?:confirmed|determined|checked)|not (?:final|firm|confirmed)|depend(?:s|ing) on)(?!\\p{L})',
    '(?<!\\p{L})(?:max(?:imum)?|min(?:imum)?|tops|at (?:most|least)|up to|starting (?:at|from)|starts at|no (?:more|less) than|or (?:less|more|under))(?!\\p{L})(?! (?:of )?\\d{1,3} ?(?:visits?|hours?|hrs?|people|guests?|units?|months?|years?)(?!\\p{L}))|\\d ?k?\\+(?! ?(?:vat|tax|gst|hst|\\d|\\p{L}))',
    "(?<!\\p{L})(?:call it|let[’']?s say|i(?:[’']?d| would)? (?:think|say|guess)|should be|could be|might be)(?!\\p{L})|\\d ?hundred(?!\\p{L})",
    "(?<!\\p{L})(?:if|unless|assuming|provided|as long as)(?!\\p{L})(?! (?:(?:you|they|it is|we(?:[’']re)?) )?(?:are |is )?(?:sign|order|book|pa(?:y|id)|accept|approv|confirm|commit))",
  ].join('|'),
);
const isUncertain = (text: string): boolean =>
  rough.test(text) || range.test(text) || unsettled.test(text);

/** A price that is two, or none for certain: a customer would hold us to either. */
function findUncertain(sheet: FactSheet): Contradiction[] {
  return own(sheet, prices).flatMap(({ value, written, names }): Contradiction[] => {
    const text = value.slice(0, longest);
    // What somebody said of us is no sum: `Every guest was where they should be.`
    if (names[0] === 'quote' && !/\d/.test(text)) return [];
    // `TBC - waiting on Ian` is no sum at all: how it is to read is asked about as a blank.
    if (written !== undefined && !/\d/.test(text)) return [];
    const said: [string, string] = [clipSentence(text, 120), ''];
    if (several.some((one) => one.test(text)) && !explained.test(text))
      return [{ said, question: `“${said[0]}” names two amounts: which one is right?` }];
    return isUncertain(text)
      ? [{ said, question: `“${said[0]}” is no certain amount: which one is told?` }]
      : [];
  });
}
const longest = 300;

/** `price: £1,480 a year` beside `amount: £1,640`; the one with its tax, or several of the other, is the same. */
function findOtherPrice(sheet: FactSheet): Contradiction[] {
  const isOfMore = sheet.facts.some(
    ({ path, names }) =>
      beside.test(normalName(path[0]!)) || names.some((name) => beside.test(name)),
  );
  const [price, amount] = [/^(?:price|quote|quotedprice)$/, /^(?:amount|total|totalprice)$/].map(
    (name) => own(sheet, name)[0],
  );
  if (isOfMore || price === undefined || amount === undefined) return [];
  const [one, other] = [price, amount].map(({ value }) =>
    /\d[^\d]*[$€£₹]|%/.test(value) ? undefined : readAmount(amountIn(value).replace(' ', '')),
  );
  if (one === undefined || other === undefined || one === 0 || one === other) return [];
  const ratio = other / one;
  if (Number.isInteger(ratio) || taxes.some((tax) => Math.abs(ratio - tax) < rounding)) return [];
  return [{ said: [clipSentence(price.value, 60), clipSentence(amount.value, 60)] }];
}
const beside =
  /^(?:items|lines|quantity|qty|unitprice|discount|rebate|deposit|invoices|hours|days|deliverypric?e?|delivery|fees?|options?|approvedamount|budget)$/;
const taxes = [1.05, 1.07, 1.1, 1.19, 1.2, 1.21, 1.22, 1.23, 1.25, 1 / 1.19, 1 / 1.2];
const rounding = 0.002;

const signs = /[$€£₹]|\b(?:GBP|EUR|USD)\b/g;
const asSign: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };
const signsIn = (value: string): string[] => [
  ...new Set((value.match(signs) ?? []).map((one) => asSign[one] ?? one)),
];

/** `amount: €13,500` beside `deposit: £4,000` */
function findOtherCurrency(sheet: FactSheet): Contradiction[] {
  const [price, deposit] = [prices, deposits].map((name) => own(sheet, name)[0]);
  if (price === undefined || deposit === undefined) return [];
  const [one, other] = [price, deposit].map(({ value }) => signsIn(value));
  return one!.length === 1 && other!.length === 1 && one![0] !== other![0]
    ? [{ said: [clipSentence(price.value, 60), clipSentence(deposit.value, 60)] }]
    : [];
}

const share = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/giu;
/** What a share may be of that is no part of the price. */
const noPart =
  /\b(?:interest|late|discount|off|vat|tax|base|above|over|retention|retained|per (?:month|annum|week|day)|a (?:month|year|week|day)|penalt\p{L}*|cancel\p{L}*|refund\p{L}*|increase|rise|surcharge|commission|early|within)\b/iu;
const payable =
  /\b(?:deposit|order|delivery|completion|complete|start|handover|hand-over|balance|after|before|upfront|up front|advance|invoice|sign(?:ing|ature|-?off)?|milestone|finish|now|rest|then|on|at|when|end)\b/iu;

/** `30% deposit, 60% on delivery, 20% after` comes to more than there is. */
function findWrongShares(sheet: FactSheet): Contradiction[] {
  return own(sheet, /^(?:payment)?(?:terms|schedule|plan)$/).flatMap(({ value }) => {
    const text = value.slice(0, longest);
    const shares = [...text.matchAll(share)].map(([, said]) => Number(said));
    if (shares.length < 2 || noPart.test(text) || !payable.test(text)) return [];
    const all = Math.round(shares.reduce((one, other) => one + other, 0) * 100) / 100;
    const isLess = all < whole && /\b(?:balance|rest|remain\p{L}*)\b/iu.test(text);
    if (all === whole || isLess) return [];
    const said: [string, string] = [clipSentence(text, 120), ''];
    return [{ said, question: `“${said[0]}” comes to ${String(all)} %: which shares are right?` }];
  });
}
const whole = 100;

const terms = /^(?:(?:payment)?(?:terms|conditions)|payment)$/;
const ofPaying =
  /\bnet\b ?\d|\d ?%|\b(?:down|deposit|upfront|up front|balance|due|receipt|cod|advance|prepa\p{L}+|(?:within|in) \d{1,3} days|\d{1,3} days|on (?:completion|delivery|order|signing)|monthly|quarterly)\b/iu;

/** `terms: Net 30` beside `paymentTerms: 50% down, balance net 15`: a text can tell one of them. */
function findOtherTerms(sheet: FactSheet): Contradiction[] {
  const [one, other] = own(sheet, terms).filter(({ value }) => ofPaying.test(value));
  if (one === undefined || other === undefined) return [];
  const [first, second] = [one, other].map(({ value }) => plainTerms(value));
  if (first!.includes(second!) || second!.includes(first!)) return [];
  return [{ said: [clipSentence(one.value, 80), clipSentence(other.value, 80)] }];
}
const plainTerms = (value: string): string =>
  value
    .slice(0, longest)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d%]/gu, '');

/** What is wrong within the fields that say what a customer pays. */
export const findWrongPrices = (sheet: FactSheet): Contradiction[] => [
  ...findUncertain(sheet),
  ...findOtherPrice(sheet),
  ...findOtherCurrency(sheet),
  ...findWrongShares(sheet),
  ...findOtherTerms(sheet),
];
