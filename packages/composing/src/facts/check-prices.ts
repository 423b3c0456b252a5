import type { JsonObject } from '@workspace-ops/contracts';
import { amountIn, findOwn, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents } from './amounts.ts';
import type { FactSheet } from './read-facts.ts';

/** `paid: £200 on 16 November` beside the amount of an invoice. */
function askAboutPaid(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [invoice, stated, paid] = [
    /^(?:invoice|invoiceno|invoicenumber|inv|invno)$/,
    /^(?:amount|total)$/,
    /^(?:paid|partpaid|alreadypaid|paidsofar|depositpaid)$/,
  ].map((name) => findOwn(sheet, name));
  if (invoice === undefined || stated === undefined || paid === undefined) return [];
  if (!/^[$€£]? ?\d/.test(paid.value)) return [];
  const [amount, part] = [stated, paid].map(({ value }) => readAmount(amountIn(value)));
  if (amount === undefined || part === undefined || part >= amount) return [];
  const question = `Which amount is open: ${stated.value} on record, or ${withUnit(stated.value, toCents(amount - part))} less what is paid?`;
  return [{ stated, question }];
}

/** `wanted: replacements or a credit of £269.50` beside the amount of the whole order. */
function askAboutClaim(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, wanted] = [
    /^(?:amount|total)$/,
    /^(?:wanted|want|wants|claim|claimed|credit|creditwanted|refundwanted|ask)$/,
  ].map((name) => findOwn(sheet, name));
  // What is added up is a sum of its own.
  const amounts = wanted?.value.includes('+')
    ? []
    : (wanted?.value.match(/[$€£] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? []);
  if (stated === undefined || amounts?.length !== 1) return [];
  const [whole, part] = [stated.value, amounts[0]].map((value) =>
    readAmount(amountIn(value).replace(' ', '')),
  );
  if (whole === undefined || part === undefined || part >= whole) return [];
  const question = `Which amount is claimed: ${stated.value} on record, or ${amounts[0]} as “${wanted!.label.toLowerCase()}” says?`;
  return [{ stated, question }];
}

const sumOf =
  /^(?:[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}\+ ?)+[$€£] ?\d[\d,]*(?:\.\d{1,2})?[^$€£+;.]{0,40}$/u;

/** `claim: £836 + £60 redelivery` beside a total. */
function askAboutParts(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, /^(?:amount|total)$/);
  const amount = stated && readAmount(context[stated.path[0]!]);
  if (amount === undefined) return [];
  return sheet.facts.flatMap((fact): AmountQuestion[] => {
    if (fact === stated || fact.value.length > 200 || !sumOf.test(fact.value)) return [];
    const parts = fact.value.match(/[$€£] ?\d[\d,]*(?:\.\d{1,2})?/gu) ?? [];
    const sum = toCents(
      parts.reduce((all, part) => all + (readAmount(part.replace(' ', '')) ?? 0), 0),
    );
    const question = `Which amount is right: ${stated!.value} on record, or ${withUnit(stated!.value, sum)} as the ${fact.label.toLowerCase()} adds up?`;
    return sum === amount ? [] : [{ stated: stated!, question }];
  });
}

const ofHeads =
  /^(?:[$€£] ?)?\d[\d,]*(?:\.\d{1,2})? ?(?:[A-Z]{3} )?(?:a|per|each|\/) ?(?:head|person|guest|cover)\b/iu;
const heads = /(?<![\d.,$€£])(\d{1,5}) (?:\p{L}+ )?(?:people|guests|persons|covers|heads)\b/giu;

/** `£21 per head` for 70 people beside a total. */
function askAboutHeads(_: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const [stated, price] = [
    /^(?:amount|total|totalprice)$/,
    /^(?:price|rate|perhead|priceperhead)$/,
  ].map((name) => findOwn(sheet, name));
  const [amount, each] = [stated, price].map(
    (fact) => fact && readAmount(amountIn(fact.value).replace(' ', '')),
  );
  const isEach =
    price !== undefined && (ofHeads.test(price.value) || /head$/i.test(price.path[0]!));
  if (!isEach || stated === undefined || amount === undefined || each === undefined) return [];
  const counts = sheet.facts.flatMap(({ value }) =>
    [...value.matchAll(heads)].map(([, count]) => Number(count)),
  );
  const [count, other] = [...new Set(counts)];
  if (count === undefined || other !== undefined) return [];
  const product = toCents(count * each);
  const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${withUnit(stated.value, product)} for ${String(count)} people at ${price.value}?`;
  return product === amount ? [] : [{ stated, question }];
}

/** An amount beside what is paid or claimed of it, its parts, and a price for each. */
export const priceChecks = [askAboutPaid, askAboutClaim, askAboutParts, askAboutHeads] as const;
