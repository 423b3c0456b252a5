import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName, spacedName } from './field-names.ts';
import { onceFor } from './once-for.ts';

const rates =
  /^(?:(?:bill(?:ing)?|hour(?:ly)?|day|daily|week(?:ly)?|month(?:ly)?|our|agreed)?(?:rate|retainer)|(?:monthly|weekly|annual|yearly|hourly|daily)(?:price|fee|cost|charge|retainer|rental|rent|hire|subscription|payment|amount|total|investment)?|investment|pricing|price(?:onrecord|toquote|perunit)|(?:list|standard|current)price|rrp|(?:price|fee|charge|rate)per[a-z]{3,20})$/u;
const money =
  /^(?:from |about |approx\.? )?(?:\p{Sc}|[A-Z]{3} )\s?\d|^\d[\d.,]{0,12}(?: ?k)? ?(?:\/|an? |per )\p{L}/u;
const prices = new Set(
  ['amount', 'pricePerHead'].flatMap(namesFor).concat('unitprice', 'priceeach', 'items', 'lines'),
);

const amounts = new Set(namesFor('amount'));
const ofEach = /^priceper(?!(?:day|week|month|quarter|year|annum|hour|head|person)s?$)[a-z]{3,20}$/;

/**
 * `retainer: $4,500/mo`, `rate: $92 an hour`: the price of an offer that has no other one, and of which there is but one.
 * A rate may be a figure of anything else, which only money tells.
 */
export const withPriceOfRate = onceFor((context: JsonObject): JsonObject => {
  const fields = Object.entries(context);
  const found = fields.filter(
    ([name, value]) =>
      typeof value === 'string' && rates.test(normalName(name)) && money.test(value),
  );
  const [rate, ...others] = found;
  if (rate === undefined || others.length > 0) return context;
  const known = fields.filter(([name]) => prices.has(normalName(name)));
  // Beside what all comes to `price per hamper` is that of each.
  if (known.length > 0)
    return ofEach.test(normalName(rate[0])) &&
      known.every(([name]) => amounts.has(normalName(name)))
      ? Object.fromEntries(
          fields.map((field) => (field === rate ? ['price each', rate[1]] : field)),
        )
      : context;
  const price = sayTime(rate[1] as string, rate[0]);
  return Object.fromEntries(fields.map((field) => (field === rate ? ['price', price] : field)));
});

const times: Readonly<Record<string, string>> = {
  hour: 'an hour',
  day: 'a day',
  dail: 'a day',
  week: 'a week',
  month: 'a month',
  annual: 'a year',
  year: 'a year',
};
const time = /^(?<time>hour|day|dail|week|month|annual|year)/u;
/** `price per cat` */
const ofThing = /(?<=^(?:price|fee|charge|rate) )per (?!unit\b|item\b)\p{L}[\p{L} ]{1,24}$/u;
const sum = /(?:\p{Sc}|[A-Z]{3} )\s?\d[\d.,]*k?/iu;
const bareSum = /^(?:\p{Sc}|[A-Z]{3} )\s?\d[\d.,]*k?(?= ?(?:$|[+(]|plus\b|inc|ex))/iu;
const saysTime = /\/ ?\p{L}|\b(?:an?|per|each|every) \p{L}|\bp\.?[amw]\b/iu;

/** `$4,500 a month` of `monthlyRetainer: $4,500`, `£64 per cat` of `price per cat: £64`. */
function sayTime(written: string, name: string): string {
  const thing = ofThing.exec(spacedName(name))?.[0];
  if (thing !== undefined)
    return written.includes(thing) ? written : written.replace(sum, (said) => `${said} ${thing}`);
  const each = times[time.exec(normalName(name))?.groups?.['time'] ?? ''];
  return each === undefined || saysTime.test(written)
    ? written
    : written.replace(bareSum, (said) => `${said} ${each}`);
}
