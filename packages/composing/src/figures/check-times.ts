import type { JsonObject } from '@workspace-ops/contracts';
import { findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import { isEntry, type FactSheet } from '../facts/read-facts.ts';
import { smallNumbers } from '../facts/small-numbers.ts';

const number = `\\d{1,3}(?:\\.\\d{1,2})?|${smallNumbers.join('|')}`;
/** `three times, two hours each, at $95 an hour`, `3 x 2 hrs at 95/hr` */
const told = new RegExp(
  `(?<![\\p{L}\\d.,/])(?:(?<times>${number}) ?(?:times|visits|trips|calls|x|×)|(?<twice>twice))(?: of|,| for| at)? (?<hours>${number}) ?(?:hours?|hrs?|h)\\b(?: each(?: time)?| a time| every time| per (?:visit|trip|call))?,? ?(?:at|@|x|×) ?[$€£₹]? ?(?<price>\\d{1,4}(?:\\.\\d{1,2})?) ?(?:an?|per|each|/) ?(?:hours?|hrs?|h)\\b`,
  'giu',
);
const amountName =
  /^(?:amount|total|totalprice|totalcost|price|claim|claimed|credit|creditwanted)$/;
const sums = /[$€£₹] ?\d(?:[\d,]{0,12}\d)?(?:\.\d{1,2})?/gu;
const longest = 2_000;

/** `three times, two hours each, at $95 an hour` beside an amount of $670: the one thing on record that it is for. */
export function askAboutTimes(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, amountName);
  const amount = stated && readAmount(withoutTax(context[stated.path[0]!]!));
  if (amount === undefined) return [];
  const texts = sheet.facts
    .filter((fact) => fact !== stated && !isEntry(fact))
    .map(({ value }) => value.slice(0, longest));
  const [only, other] = texts.flatMap((text) => [...text.matchAll(told)]);
  if (only === undefined || other !== undefined) return [];
  const { times, twice, hours, price } = only.groups ?? {};
  const hour = Number(price);
  const product = toCents((twice === undefined ? read(times!) : 2) * read(hours!) * hour);
  // Another sum on record may be a part of it.
  const others = texts
    .flatMap((text) => text.match(sums) ?? [])
    .map((sum) => readAmount(sum.replace(' ', '')))
    .filter((sum) => sum !== hour && sum !== amount);
  if (product === amount || others.length > 0) return [];
  const each = withUnit(stated!.value, hour);
  const question = `Which ${stated!.label.toLowerCase()} is right: ${stated!.value} on record, or ${withUnit(stated!.value, product)} for ${(times ?? twice)!.toLowerCase()}${twice === undefined ? ' times' : ''} ${hours!} hours at ${each}?`;
  return [{ stated: stated!, question }];
}

const read = (said: string): number =>
  /^\d/.test(said) ? Number(said) : smallNumbers.indexOf(said.toLowerCase()) + 1;
