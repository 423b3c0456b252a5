import { amountIn, findOwn, withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import type { Contradiction } from './contradictions.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { plainValue } from '../facts/plain-value.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

const priceName =
  /^(?:(?:our|the|total|quoted|agreed|contract)?(?:price|fee|rate|quote)|amount|total)$/;

/** A share or an amount as it is said of a price, with the time that it is for. */
interface Said {
  figure: number;
  isShare: boolean;
  time: string;
  /** `£130.50 a month` */
  written: string;
}

const figure =
  /(?<sign>[$€£₹] ?)(?<sum>\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?)(?![\d,.]*\d| ?(?:k|m)\b)|(?<![\d.,])(?<share>\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)/iu;
const figures = new RegExp(figure, 'giu');
const ofTime =
  /\b(?:(?:a|per|each|every) (hour|day|week|month|quarter|year|annum)|\/ ?(hour|hr|day|week|month|mo|year|yr)\b|p\.?(cm)\b|(hourly|daily|weekly|monthly|quarterly|yearly|annual))/i;

function readSaid(text: string): Said | undefined {
  const [first = '', ...groups] = figure.exec(text) ?? [];
  const [, sum, share] = groups;
  const number = share === undefined ? readAmount(sum) : Number(share);
  if (number === undefined) return undefined;
  const times = ofTime.exec(text);
  const time = (times?.slice(1).find(Boolean) ?? '')
    .toLowerCase()
    .replace(/^(?:cm|mo|monthly)$/, 'month')
    .replace(/^(?:annum|yr|yearly|annual)$/, 'year');
  return {
    figure: number,
    isShare: share !== undefined,
    time,
    written: `${first.trim()} ${times?.[0] ?? ''}`.replace(' /', '/').trim(),
  };
}

/** A field for what somebody was told of the price: `fee told on the phone`. */
const toldName =
  /\b(?:price|fees?|rate|cost|charge|quote)\b.*\b(?:(?:told|said|promised|mentioned)\b|(?:quoted|agreed|given|named) (?:to|on|by|over|at|in)\b)|\b(?:told|said|promised|mentioned)\b.*\b(?:price|fees?|rate|cost|charge)\b|^(?:(?:she|he|they|customer|client) )?(?:was|were) (?:told|quoted|promised)$/;
/** A sentence that says so itself: `Ben quoted them $24,000 on the phone`. */
const toldText =
  /\b(?:e-?mails?|letters?|quot(?:e|ation)s?|offers?|messages?|texts?)\b[^.;!?$€£₹]{0,30}\b(?:says?|said|has|had|shows?|showed|gives|gave|names?|reads?)\b (?:it (?:is|was) |about )?(?=[$€£₹\d])|\b(?:quoted|promised|told|offered|gave)\b (?:(?:him|her|them|the \p{L}+|m(?:r|rs|s)\.? \p{L}+) )(?:a (?:price|fee|rate) of |it (?:is|was|would be|will be) |that (?:it|we) \p{L}+ )?(?:about )?(?=[$€£₹\d])/iu;
/** What was ordered, as a note has it: `Amount in the order was $6,840`, `the PO says £900`. */
const ofOrder =
  /\b(?:orders?|purchase orders?|p\.?o\.?|contracts?|agreements?|proposals?|pdf|paperwork)\b(?: (?:value|amount|price|total))? (?:says?|said|has|had|shows?|showed|gives|names?|reads?|states?|was|is|came to|comes to)\b (?:it (?:is|was) |for |about )?(?=[$€£₹\d])|\b(?:amount|price|total|value|figure|sum)\b (?:in|on|of|by|per) (?:the |their |our )?(?:signed )?(?:order|purchase order|p\.?o\.?|contract|agreement|proposal)\b (?:was|is|says|reads) (?=[$€£₹\d])|\bordered (?:at|for) (?=[$€£₹])/iu;
/** What is billed of an order may be a part of it. */
const ofPart =
  /\b(?:half|part|parts|stage|instal\p{L}*|paid|first|second|third|balance|rest|of which|so far)\b/iu;

/** Of something else, of another time or of somebody else. */
const ofOther =
  /\b(?:last|previous|old|before|used to|then|extra|for the|for an?|deposit|discount|off|less|more|up|increase|bidder|competitor|other|another|if|unless|from|to|between|about|around|roughly|up to|at least|once)\b/i;

/** `£159.50 a month plus VAT` beside `Ben told him £130.50 a month all in`: the customer expects the other one. */
export function findToldPrice(sheet: FactSheet): Contradiction[] {
  const { facts } = sheet;
  const price = facts.find(
    ({ path, value }) =>
      path.length === 1 && priceName.test(normalName(path[0]!)) && readOwn(value) !== undefined,
  );
  const only = price === undefined ? findOnlyEntry(sheet) : undefined;
  const own = price ? readOwn(price.value) : only;
  if (own === undefined) return [];
  const label = price?.label.toLowerCase() ?? 'amount';
  const told = facts
    .filter((fact) => fact !== price && !isEntry(fact))
    .flatMap((fact) => listTold(fact))
    .find(({ said }) => isOther(own, said) && !isOfEach(own, said, facts));
  if (told === undefined) return [];
  const said: [string, string] = [
    clipSentence(price === undefined ? own.written : plainValue(price, sheet), 120),
    told.said.written,
  ];
  const as = told.isOfOrder ? 'as the order has it' : 'as somebody was told';
  return [
    {
      said,
      question: `Which ${label} is right: ${said[0]} on record, or ${said[1]} ${as} (${told.where})?`,
    },
  ];
}

/** `£159.50 a month`, and the number of a field beside which the currency stands. */
const readOwn = (value: string): Said | undefined =>
  readSaid(value) ?? (/^\d+(?:\.\d{1,2})?$/.test(value) ? toSaid(value) : undefined);
const toSaid = (written: string): Said => ({
  figure: Number(written),
  isShare: false,
  time: '',
  written,
});

/** The amount of the only invoice, or line, of a run. */
function findOnlyEntry(sheet: FactSheet): Said | undefined {
  const [entry, other] = sheet.facts.filter((fact) => isEntry(fact) && fact.fields !== undefined);
  if (entry === undefined || other !== undefined) return undefined;
  const sum = amountOfEntry.exec(plainValue(entry, sheet))?.groups?.['sum'];
  const amount = readAmount(sum);
  return amount === undefined ? undefined : { ...toSaid(sum!), figure: amount };
}
const amountOfEntry =
  /(?<=[:,;] )(?:amount|total|price) (?<sum>(?:[$€£]|[A-Z]{3} )?\d[\d,]{0,12}(?:\.\d{1,2})?)(?=[,;]|$)/u;

const isOther = (one: Said, other: Said): boolean =>
  one.isShare === other.isShare &&
  (one.time === other.time || one.time === '' || other.time === '') &&
  one.figure !== other.figure &&
  // With or without its tax it may be the same.
  ![1.2, 1 / 1.2, 1.19, 1 / 1.19].some(
    (tax) => Math.abs(one.figure * tax - other.figure) < one.figure * rounding,
  );
const rounding = 0.005;

/** `£24 a flat` beside `48 flats` and £1,152: what each costs is no other price. */
function isOfEach(own: Said, told: Said, facts: readonly Fact[]): boolean {
  const times = toCents(own.figure / told.figure);
  if (own.isShare || told.isShare || !Number.isInteger(times) || times < 2) return false;
  const counts = facts
    .slice(0, mostFacts)
    .flatMap(({ value }) =>
      [...value.slice(0, longest).matchAll(count)].map(([said]) => Number(said)),
    )
    .slice(0, mostCounts);
  return counts.some((one) => one === times || counts.some((other) => one * other === times));
}
const count = /(?<![\p{L}\d.,$€£₹/-]|[$€£₹] )\d{1,4}(?![\d.,/%]\d|[\p{L}\d%/])/gu;
const mostFacts = 60;
const mostCounts = 40;
const longest = 500;

interface Told {
  said: Said;
  /** The name of its field. */
  where: string;
  isOfOrder: boolean;
}

function listTold(fact: Fact): Told[] {
  const name = spacedName(fact.path[0]!);
  const isNamed = toldName.test(name);
  return splitSentences(fact.value).flatMap((sentence) => {
    const said = readSaid(sentence);
    const order = ofOrder.exec(sentence);
    const isOfOrder = order !== null && !ofPart.test(sentence);
    const isTold = isNamed || isOfOrder || toldText.test(sentence);
    const others = [...sentence.matchAll(figures)].length;
    return said === undefined || !isTold || others > 1 || ofOther.test(cutClause(sentence, order))
      ? []
      : [{ said, where: name, isOfOrder }];
  });
}

/** Of `The PDF says $71,500, I think he gave the last discount` no more than what the paper says. */
const cutClause = (sentence: string, order: RegExpExecArray | null): string =>
  order === null
    ? sentence
    : sentence.slice(0, order.index + order[0].length) +
      sentence.slice(order.index + order[0].length).split(/[,;] /)[0]!;

const least =
  /\b(?:(?:don['’]?t|do not|never|not|no) (?:go|sell|drop|quote|accept|agree|do it) (?:it )?(?:to )?(?:lower than|below|under|for less than|less than)|(?:least|lowest|minimum|floor|bottom|rock bottom)(?: acceptable)? price(?: is| of|:)?|(?:walk away|walk) (?:below|under|at less than)) ?(?<amount>[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?)(?! ?(?:k|m)\b)/iu;
const percent = /(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i;

/** `5%` off a price of $58,400 beside `Don't go lower than $55,500`. */
export function findLeastPrice(sheet: FactSheet): Contradiction[] {
  const price = findOwn(sheet, /^(?:price|amount|total|totalprice|fee|quote)$/);
  const discount = findOwn(sheet, /^(?:discount|rebate|reduction)$/);
  const whole = price && readAmount(amountIn(price.value).replace(' ', ''));
  const bound = sheet.facts
    .map(({ value }) => least.exec(value)?.groups?.['amount'])
    .find((one) => one !== undefined);
  const lowest = readAmount(bound?.replace(' ', ''));
  if (whole === undefined || lowest === undefined) return [];
  const off = discount === undefined ? 0 : (readDiscount(discount.value, whole) ?? 0);
  const left = toCents(whole - off);
  if (left >= lowest || left <= 0 || lowest > whole * 2) return [];
  const less = off === 0 ? '' : ` less the discount, which is ${withUnit(price!.value, left)}`;
  return [
    {
      said: [price!.value, bound!],
      question: `Which price is right: ${price!.value}${less}, or ${bound!} as the least on record?`,
    },
  ];
}

function readDiscount(said: string, whole: number): number | undefined {
  const [, share] = percent.exec(said) ?? [];
  return share === undefined
    ? readAmount(amountIn(said).replace(' ', ''))
    : toCents((whole * Number(share)) / 100);
}
