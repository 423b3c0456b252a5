import { findOwn } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import type { Contradiction } from './contradictions.ts';
import { isFreeText } from '../facts/field-names.ts';
import { groupDigits } from '../facts/money-words.ts';
import type { FactSheet } from '../facts/read-facts.ts';

/** An amount that a note names, in the order of the note. */
interface Named {
  written: string;
  amount: number;
  /** Taken off, as `minus the 1,500`. */
  isLess: boolean;
  /** Said to be what those before it come to. */
  isTotal: boolean;
  start: number;
}

const number =
  /(?<![\p{L}\d.,/:#£₹$€-])(?<written>(?<sign>[$€£₹] ?)?(?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?)(?![\d%:/]|,\d|\.\d| ?(?:%|per ?cent|st\b|nd\b|rd\b|th\b|x\b|×|am\b|pm\b|k\b|days?\b|weeks?\b|wks?\b|months?\b|years?\b|hours?\b|hrs?\b|h\b|mins?\b|minutes?\b|people|persons?\b|men\b|crew|units?\b|pcs\b|pieces?\b|boxes|rolls?\b|sheets?\b|m\b|m2\b|sqm|mm\b|cm\b|km\b|kg\b|miles?\b|feet\b|ft\b|inch|kW|litres?\b|tonnes?\b|degrees|°|(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/giu;
/** What stands before a number that is no amount of the sum: a date, a count, a price of one. */
const noPart =
  /(?:\b(?:no|nos|number|invoice|inv|order|po|ref|job|unit|room|line|phase|van|truck|lift|page|suite|flat|plot|item|at|in|since|of|for|by|on|until|until the|[x×@])\.?|[x×@#]) ?(?:the )?$/iu;
const less =
  /(?:\b(?:minus|less|(?:take|knock)(?: off)?|subtract|deduct\p{L}*|after)|[-–—]) (?:the |a |her |his |their |another )?$/iu;
const total =
  /(?:=|\b(?:total(?:s|ing|ling)?(?: (?:is|of|comes to|should be|would be|will be|now|due))?|in all|in total|altogether|all told|makes|making|comes? to|coming to|adds? up to|so|that['’]?s|which is|sum is)):? ?(?:about |around |roughly )?$/iu;
const totalAfter = /^ ?(?:in all|in total|altogether|all told)\b/iu;
/** `Nov 21`, `Nov 2026`; `on 21 Nov 95` is an amount. */
const isOfDate = (written: string, before: string): boolean =>
  /^(?:\d|[12]\d|3[01]|20\d\d)$/.test(written) &&
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? ?$/iu.test(before);
/** `dig 410, tip 64`; what goes on is counted: `2 loads`. */
const ends = /^\)?(?:$|\s*[,.;+)\n]|\s+(?:and|plus|then)\b)/iu;
/** What comes on top of a total that the parts do not name. */
const further = /^,? ?(?:with|inc(?:l\p{L}*)?|after|before|less|from|of which|or)\b/iu;
const may = /\d\D+\d[\d.,]*\D+\d/;
const longest = 3_000;

function listNamed(text: string): Named[] {
  return [...text.matchAll(number)].flatMap(({ groups = {}, index, 0: whole }) => {
    const written = groups['written']!;
    const amount = readAmount(written.replace(/[$€£₹] ?/u, ''));
    const before = text.slice(Math.max(0, index - 40), index);
    const isTotal =
      total.test(before) ||
      totalAfter.test(text.slice(index + whole.length, index + whole.length + 20));
    const isLess = less.test(before);
    // `3 hrs at 62 = 186` is one amount of 186, and `$62 each` none.
    const isMoney = groups['sign'] !== undefined || /[.,]/.test(written);
    const after = text.slice(index + whole.length, index + whole.length + 20);
    // `2 loads at 55 = 110` is one amount of 110.
    const isPart =
      isTotal ||
      isLess ||
      isMoney ||
      (ends.test(after) && !noPart.test(before) && !isOfDate(written, before));
    return amount === undefined || !isPart
      ? []
      : [{ written, amount, isLess, isTotal, start: index }];
  });
}

/** A discount or a tax of some percent, a rough amount or one of two makes it another sum. */
const changed =
  /%|\b(?:per ?cent|vat|tax|gst|hst|discount\p{L}*|deposit|or|instead|rather|each|per|was|were|about|around|roughly|circa|average|instal\p{L}*|paid|balance|of which|between|up to|at least|at most|max|min)\b/iu;

/** What the amounts in a row before a total come to, whichever of them is the first. */
function listSums(parts: readonly Named[]): number[] {
  const sums: number[] = [];
  let sum = 0;
  for (const { amount, isLess } of parts.toReversed()) {
    sum = toCents(sum + (isLess ? -amount : amount));
    sums.push(sum);
  }
  return sums;
}

/** Whether one is a slip of the pen away from the other: one digit is another, or two have changed places. */
function isSlip(one: number, other: number): boolean {
  const [a, b] = [one, other].map((amount) => amount.toFixed(2));
  if (a!.length !== b!.length) return false;
  const places = a!.split('').flatMap((digit, at) => (digit === b![at] ? [] : [at]));
  const [first, second, more] = places;
  if (first === undefined || more !== undefined) return false;
  if (second === undefined) return true;
  return second === first + 1 && a![first] === b![second] && a![second] === b![first];
}

/**
 * `Callout 95, labour 186, relay 38.40. total 329.40`: a total of a note that is one digit away from what the amounts
 * before it come to. Any other difference may be due to what the note does not say.
 */
export function findRunningSums(sheet: FactSheet): Contradiction[] {
  const own = findOwn(sheet, totalName);
  const amount = own && readAmount(withoutTax(own.value));
  return sheet.facts
    .filter((fact) => isFreeText(fact) && may.test(fact.value))
    .flatMap(({ value }) => findInNote(value.slice(0, longest)))
    .filter(({ amounts }) => amount === undefined || !amounts.includes(amount))
    .slice(0, most);
}
/** Of an amount in a field the field is settled. */
const totalName = /^(?:amount|total|totalprice|totalcost|price|claim|claimed|credit)$/;
const most = 2;

type WrongSum = Contradiction & { amounts: readonly number[] };

function findInNote(text: string): WrongSum[] {
  const named = listNamed(text);
  return named.flatMap((stated, at): WrongSum[] => {
    const after = text.slice(stated.start + stated.written.length).slice(0, 20);
    if (!stated.isTotal || stated.amount < least || further.test(after)) return [];
    const parts = named.slice(Math.max(0, at - mostParts), at);
    const sums = listSums(parts).slice(1);
    if (parts.some(({ amount }) => amount === stated.amount) || sums.includes(stated.amount))
      return [];
    const count = sums.findLastIndex((sum) => isSlip(sum, stated.amount)) + 2;
    const sum = sums[count - 2];
    const from = parts[parts.length - count]?.start ?? 0;
    if (
      sum === undefined ||
      (count < fewParts && isRound(sum)) ||
      changed.test(text.slice(Math.max(0, from - 25), stated.start))
    )
      return [];
    if (![...parts.slice(-count), stated].some(({ written }) => /[$€£₹.,]/.test(written)))
      return [];
    const right = writeLike(stated.written, sum);
    return [
      {
        said: [stated.written, right],
        amounts: [stated.amount, sum],
        question: `Which amount is right: ${stated.written} in the note, or ${right} as what stands before it adds up?`,
      },
    ];
  });
}
/** With the sign, the commas and the pence of the other. */
function writeLike(written: string, amount: number): string {
  const [sign = ''] = /^[$€£₹] ?/u.exec(written) ?? [];
  const digits =
    /\.\d/.test(written) || !Number.isInteger(amount) ? amount.toFixed(2) : String(amount);
  return `${sign}${written.includes(',') || sign !== '' ? groupDigits(digits) : digits}`;
}

/** Two amounts of three digits are a digit away from a third by chance. */
const fewParts = 3;
const isRound = (sum: number): boolean => Number.isInteger(sum) && sum < 1_000;
const mostParts = 12;
const least = 20;
