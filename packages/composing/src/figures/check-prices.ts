import type { JsonObject } from '@workspace-ops/contracts';
import { amountIn, findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { askAboutArrears } from './check-arrears.ts';
import { askAboutOvercharge } from './check-overcharges.ts';
import { askAboutPriceEach } from './check-price-each.ts';
import { askAboutSaidSums } from './check-said-sums.ts';
import { askAboutTimes } from './check-times.ts';
import { agrees, readDebt } from './open-of-one.ts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

/** `paid: £200 on 16 November` beside the amount of an invoice, and a balance that is not what is left of it. */
function askAboutPaid(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const invoice = findOwn(sheet, ofInvoice);
  // What is open has been reckoned already.
  if (Object.hasOwn(context, 'invoicedInAll')) return [];
  const debt = invoice && readDebt(context);
  const stated = debt && sheet.facts.find(({ path: [name] }) => name === debt.amountName);
  if (debt?.paid === undefined || stated === undefined) return [];
  const { paid, open, whole } = debt;
  if (paid === 0 || paid >= whole || open?.amount === whole) return [];
  if (open !== undefined && agrees(context, debt)) return [];
  const told = open === undefined ? '' : `, ${open.written} as its ${spacedName(open.name)}`;
  const question = `Which amount is open: ${stated.value} on record${told}, or ${withUnit(debt.written, toCents(whole - paid))} less what is paid?`;
  return [{ stated, question }];
}
const ofInvoice = /^(?:(?:invoice|inv|bill)(?:no|number|ref)?)$/;

/** `wanted: replacements or a credit of £269.50` beside the amount of the whole order. */
function askAboutClaim(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, wanted] = [
    /^(?:amount|total)$/,
    /^(?:wanted|want|wants|claim|claimed|credit|creditwanted|refundwanted|ask)$/,
  ].map((name) => findOwn(sheet, name));
  // What is added up is a sum of its own.
  const amounts = wanted?.value.includes('+')
    ? []
    : (wanted?.value.match(/[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? []);
  if (stated === undefined || amounts?.length !== 1) return [];
  const [whole, part] = [stated.value, amounts[0]].map((value) =>
    readAmount(amountIn(value).replace(' ', '')),
  );
  if (whole === undefined || part === undefined || part >= whole) return [];
  const question = `Which amount is claimed: ${stated.value} on record, or ${amounts[0]} as “${wanted!.label.toLowerCase()}” says?`;
  return [{ stated, question, beside: wanted! }];
}

const sumOf =
  /^(?:[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?[^$€£₹+;.]{0,40}\+ ?)+[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?[^$€£₹+;.]{0,40}$/u;

/** `claim: £836 + £60 redelivery` beside a total. */
function askAboutParts(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:amount|total)$/);
  const amount = stated && readAmount(context[stated.path[0]!]);
  if (amount === undefined) return [];
  return sheet.facts.flatMap((fact): AmountQuestion[] => {
    if (fact === stated || fact.value.length > 200 || !sumOf.test(fact.value)) return [];
    const parts = fact.value.match(/[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? [];
    const sum = toCents(
      parts.reduce((all, part) => all + (readAmount(part.replace(' ', '')) ?? 0), 0),
    );
    const question = `Which amount is right: ${stated!.value} on record, or ${withUnit(stated!.value, sum)} as the ${fact.label.toLowerCase()} adds up?`;
    return sum === amount ? [] : [{ stated: stated!, question }];
  });
}

/** `£545 per engine`, and no hour, day or month, of which nobody has written the number. */
const ofEach =
  /^(?:[$€£₹] ?)?\d[\d,]*(?:\.\d{1,2})? ?(?:[A-Z]{3} )?(?:an?|per|each|\/) ?(?!(?:minute|hour|day|night|week|month|quarter|year|annum|m2|sq|mile|km|kg|tonne|litre)s?\b)(?<thing>\p{L}{3,20})/iu;
const ofPeople = /^(?:head|person|guest|cover|people)$/i;
const heads = /(?<![\d.,$€£₹])(\d{1,5}) (?:\p{L}+ )?(?:people|guests|persons|covers|heads)\b/giu;
/** `4 outboards`, and neither `DF250`, nor `4 March`, nor `2.5 m` */
const things =
  /(?<![\p{L}\d.,:/$€£₹-])(\d{1,4}) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December|days?|weeks?|months?|years?|hours?|minutes?|people|am|pm|x|m|mm|cm|km|kg|ft|inch(?:es)?|feet|lbs?|pounds?|oz|ounces?|per)\b)\p{L}{3,}/giu;
const counted =
  /^(?:guests|covers|people|persons|heads|headcount|pax|numberofguests|quantity|qty|units)$/;

/** What a price is for, and how its count is written. */
interface Priced {
  stated: Fact;
  price: Fact;
  /** In words of any text. */
  said: RegExp;
  /** By the name of a field of its own. */
  named: RegExp;
}

function findPriced(sheet: FactSheet): Priced | undefined {
  const [stated, price] = [
    /^(?:amount|total|totalprice|totalcost|(?:weekly|monthly|annual|yearly|grand)total)$/,
    /^(?:price|rate|unitprice|priceeach|each|perhead|priceperhead)$/,
  ].map((name) => findOwn(sheet, name));
  if (stated === undefined || price === undefined) return undefined;
  const thing = ofEach.exec(price.value)?.groups?.['thing'];
  if (/head$/i.test(price.path[0]!) || (thing !== undefined && ofPeople.test(thing)))
    return { stated, price, said: heads, named: counted };
  if (/^(?:unit|priceeach|each)/.test(normalName(price.path[0]!)))
    return { stated, price, said: things, named: counted };
  if (thing === undefined) return undefined;
  const stem = RegExp.escape(thing.toLowerCase().replace(/s$/, ''));
  return {
    stated,
    price,
    said: new RegExp(`(?<![\\d.,$€£₹])(\\d{1,5}) (?:\\p{L}+ )?${stem}`, 'giu'),
    named: new RegExp(`${stem}|^(?:quantity|qty|units)$`),
  };
}

/** `£21 per head` for 70 people, or `£545 per engine` for 4 engines, beside a total. */
function askAboutEach(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const priced = findPriced(sheet);
  if (priced === undefined) return [];
  const { stated, price, said, named } = priced;
  const [amount, each] = [stated, price].map((fact) =>
    readAmount(amountIn(fact.value).replace(' ', '')),
  );
  if (amount === undefined || each === undefined) return [];
  const counts = sheet.facts
    .filter((fact) => fact !== stated && fact !== price && (said !== things || !isEntry(fact)))
    .flatMap(({ path, value }) =>
      path.length === 1 && named.test(normalName(path[0]!))
        ? (/^\d{1,5}(?![\d.,])/.exec(value) ?? [])
        : [...value.matchAll(said)].map(([, count]) => count!),
    )
    .map(Number);
  const [count, other] = [...new Set(counts)];
  if (count === undefined || other !== undefined) return [];
  const product = toCents(count * each);
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, product)} for ${String(count)} at ${price.value}?`;
  return product === amount ? [] : [{ stated, question }];
}

const ofYear =
  /^(?:annual|yearly)(?:value|price|fee|amount|cost|total|charge|rate)$|^(?:value|price|fee|cost)per(?:year|annum)$|^(?:annual|yearly)contractvalue$/;
const anyPrice = /^(?:price|fee|amount|total|value|rate|charge|dealvalue|contractvalue)$/;
/** A price that is to change, or has changed, is another one. */
const ofOther = /^(?:new|current|old|previous|offer|renewal|proposed|increase|discount)/;
const perYear =
  /^[^a-z]{2,30}(?:\+ ?vat |plus vat )?(?:a|per|\/|p\.?) ?(?<time>year|annum|yr|a\b|month|quarter|pcm)/i;

/** `£3,900 a year` beside an annual value of £4,100. */
function askAboutYear(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, price] = [ofYear, anyPrice].map((name) => findOwn(sheet, name));
  const time = perYear.exec(price?.value ?? '')?.groups?.['time']?.toLowerCase();
  if (stated === undefined || price === undefined || time === undefined) return [];
  if (sheet.facts.some(({ path }) => ofOther.test(normalName(path[0]!)))) return [];
  const [whole, part] = [stated, price].map(({ value }) =>
    readAmount(amountIn(value).replace(' ', '')),
  );
  if (!whole || !part) return [];
  const year = toCents(part * (timesAYear[time[0]!] ?? 1));
  const all = (price.value.match(/[$€£₹] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? []).map(
    (one) => readAmount(one.replace(' ', '')) ?? 0,
  );
  const sum = toCents(year + all.slice(1).reduce((total, one) => total + one, 0));
  // With its tax, or with what is paid once, it is the same price.
  if ([year, sum, toCents(year * 1.2)].includes(whole) || toCents(whole * 1.2) === year) return [];
  const written = `${price.value.replace(/[.]$/, '')}${year === part ? '' : `, which is ${withUnit(stated.value, year)} a year,`}`;
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value}, or ${written} as the ${price.label.toLowerCase()} says?`;
  return [{ stated, question }];
}
const timesAYear: Readonly<Record<string, number>> = { m: 12, p: 12, q: 4 };

const allowed =
  /^(?:approvedamount|approvedspend|nottoexceed|(?:landlords?|owners?|clients?|customers?)?(?:spend|spending|cost|approval|repairs?)(?:limit|cap|ceiling))$/;
const quoted = /^(?:the)?(?:quote|quotation|estimate)(?:d|total|amount|price|value)?$/;

/** A quote of £185 where £150 may be spent. */
function askAboutAllowed(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [most, stated] = [allowed, quoted].map((name) => findOwn(sheet, name));
  if (most === undefined || stated === undefined) return [];
  const [limit, price] = [most, stated].map(({ value }) =>
    readAmount(amountIn(value).replace(' ', '')),
  );
  if (limit === undefined || price === undefined || price <= limit) return [];
  const question = `${stated.label} ${stated.value} is above ${most.label.toLowerCase()} ${most.value}: has whoever set that agreed to it?`;
  return [{ stated, question }];
}

/** An amount beside what is paid or claimed of it, its parts, and a price for each. */
export const priceChecks = [
  askAboutPaid,
  askAboutClaim,
  askAboutParts,
  askAboutEach,
  askAboutPriceEach,
  askAboutYear,
  askAboutAllowed,
  askAboutSaidSums,
  askAboutTimes,
  askAboutOvercharge,
  askAboutArrears,
] as const;
