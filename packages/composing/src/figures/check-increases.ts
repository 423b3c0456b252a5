import type { JsonObject } from '@workspace-ops/contracts';
import { amountIn, findOwn, type AmountQuestion } from './amount-question.ts';
import { readAmount } from '../facts/amounts.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

const kind =
  '(?:annual|yearly|monthly|weekly|contract)?(?:price|rent|fee|rate|amount|cost|value|charge|premium|subscription)';
/** What is paid now: by its own name before one that may be of either price. */
const before = [
  new RegExp(`^(?:current|old|present|former|previous|existing)${kind}$`),
  /^(?:(?:annual|contract)?value|annual(?:fee|price|rent)|valueper(?:year|annum)|rent|fee|price)$/,
];
/** What was paid: beside it the amount is what is paid now. */
const past = new RegExp(
  `^(?:(?:last|prior|old|previous|former)(?:year|season|term|month)?s?${kind}|${kind}(?:last|previous)(?:year|season|term|month))$`,
);
const now = new RegExp(`^(?:(?:this|next)(?:year|season|term)s?)?${kind}$`);
const after = [
  new RegExp(`^(?:new|proposed|renewal)${kind}$`),
  /^(?:offer|renewaloffer|newoffer|ouroffer)$/,
];
const stated = /^(?:increase|rise|uplift|pricerise|priceincrease|increasepercent|percentincrease)$/;

interface Change {
  /** The fact that tells it. */
  stated: Fact;
  /** As it is quoted. */
  said: string;
  percent: number;
  from: number;
  to: number;
}

/** `5%` beside a current price of 1,240 and a new one of 1,315; `£26,460, that's 4% up` beside a value. */
export function askAboutIncrease(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const changes = [findStated(sheet), ...sheet.facts.map((fact) => findTold(fact, sheet))];
  return changes.filter((one) => one !== undefined).flatMap(askWhatRises);
}

function askWhatRises({ stated: fact, said, percent, from, to }: Change): AmountQuestion[] {
  const actual = (100 * (to - from)) / from;
  // What is so far from the other price is of another time, or of something else.
  const isOfOther = to > from * 2 || to < from / 2;
  if (isOfOther || Math.abs(actual - percent) < roundedBy) return [];
  const question = `Which ${fact.label.toLowerCase()} is right: ${said} on record, or ${String(Math.round(actual * 10) / 10)} % between the two prices?`;
  return [{ stated: fact, question }];
}
const roundedBy = 0.6;

function findStated(sheet: FactSheet): Change | undefined {
  const fact = findOwn(sheet, stated);
  const [, percent] =
    /^\+? ?(\d{1,3}(?:\.\d{1,2})?) ?(?:%|per ?cent)/i.exec(fact?.value ?? '') ?? [];
  if (fact === undefined || percent === undefined) return undefined;
  const paid = findPrice(sheet, [past]);
  const old = paid ?? findPrice(sheet, before);
  const next = findPrice(sheet, after) ?? (paid && findPrice(sheet, [now], paid));
  if (old === undefined || next === undefined || isOfOtherTime(old, next)) return undefined;
  return toChange(fact, { said: fact.value, percent, from: old.value, to: next.value });
}

const amount = '[$€£₹] ?\\d(?:[\\d,]{0,12}\\d)?(?:\\.\\d{1,2})?';
const percentOf = '(?<percent>\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|per ?cent)';
const risen = new RegExp(
  `(?:(?<from>${amount})[^.;%$€£₹]{0,30} to )?(?<to>${amount})[^.;%$€£₹]{0,40}?[ (,+]${percentOf} (?:(?:price|annual) )?(?<way>up|more|higher|dearer|increase|rise|uplift|down|less|lower|cheaper)\\b`,
  'iu',
);
const fallen = /^(?:down|less|lower|cheaper)$/i;

/** What a text says of a price and its change. */
function findTold(fact: Fact, sheet: FactSheet): Change | undefined {
  if (fact.path.length !== 1 || !/\d ?(?:%|per)/.test(fact.value)) return undefined;
  const { from, to, percent, way } = risen.exec(fact.value)?.groups ?? {};
  if (to === undefined) return undefined;
  const old = from === undefined ? findPrice(sheet, before, fact) : undefined;
  if (from === undefined && (old === undefined || isOfOtherTime(old, fact))) return undefined;
  return toChange(fact, {
    said: `“${percent!}% ${way!}”`,
    percent: fallen.test(way!) ? `-${percent!}` : percent!,
    from: from ?? old!.value,
    to,
  });
}

function toChange(
  fact: Fact,
  { said, percent, from, to }: { said: string; percent: string; from: string; to: string },
): Change | undefined {
  const [old, next] = [from, to].map((value) => readAmount(amountIn(value).replace(' ', '')));
  return !old || next === undefined
    ? undefined
    : { stated: fact, said, percent: Number(percent), from: old, to: next };
}

/** A price that begins with its amount. */
const findPrice = (sheet: FactSheet, shapes: readonly RegExp[], except?: Fact): Fact | undefined =>
  shapes
    .map((shape) => findOwn(sheet, shape))
    .find((fact) => fact !== undefined && fact !== except && /^[$€£₹]? ?\d/.test(fact.value));

/** `£2,205 a month` beside what is paid in a year. */
const isOfOtherTime = (...prices: readonly Fact[]): boolean => {
  const periods = prices.flatMap(({ path, value }) => readPeriod(`${value} ${path[0]!}`) ?? []);
  return new Set(periods).size > 1;
};

const readPeriod = (said: string): string | undefined =>
  /week|month|pcm\b|quarter|year|annual|annum|\bp\.?a\b/i
    .exec(said)?.[0]
    .toLowerCase()
    .replace(/^(?:annual|annum|p\.?a)$/, 'year')
    .replace('pcm', 'month');
