import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { findOwn, isAgreed, withUnit, type AmountQuestion } from './amount-question.ts';
import { readAmount, toCents, withoutTax } from '../facts/amounts.ts';
import { checkFigures } from './check-figures.ts';
import { normalName } from '../facts/field-names.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { isPaid } from './part-payments.ts';
import { plainValue } from '../facts/plain-value.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { findOnlyLine, hasChange, listLines, readDiscountShare, type Line } from './read-lines.ts';
import { asWritten, readRupees, rupeesOn } from './rupees-of-data.ts';
import { addTax, addTaxOfLines, highestTax, tax } from './tax-rates.ts';
import { listToldLines, readPeriod } from './told-lines.ts';

/** An amount on record beside what its lines add up to, in the currency of the run. */
interface Total {
  stated: Fact;
  amount: number;
  sum: number;
  /** With the tax on record; null where there is none, or where it is no number. */
  gross: number | null;
  /** With the discount on record taken off; null without one. */
  reduced: number | null;
  /** A part of it was paid, and the amount is what is left. */
  isRest: boolean;
  /** What it comes to is its quantity times its price. */
  isOfOne: boolean;
}

/** What a run comes to; a price may be that of each. */
const totalName =
  /^(?:(?:grand|quote|quoted|order|invoice|contract|overall|net)?total(?:price|amount|cost|value|sum|charge|fee|due)?|amount|(?:quoted?|order|invoice|contract|agreed|fixed)(?:price|amount|value|sum)|sum|price)$/;

/** Amounts that are not what their lines come to. */
export const askAboutTotals = onceForBoth(
  (sheet: FactSheet, context: JsonObject): readonly AmountQuestion[] =>
    hasTwoFigures(sheet) ? askInSigns(readRupees(context), rupeesOn(sheet), sheet) : [],
);

/** Of rupees however they are written, in the words of those who wrote them. */
const askInSigns = (context: JsonObject, sheet: FactSheet, own: FactSheet): AmountQuestion[] =>
  [...askAboutSums(context, sheet), ...checkFigures(context, sheet)].map((asked) => ({
    ...asked,
    stated: own.facts[sheet.facts.indexOf(asked.stated)] ?? asked.stated,
    question: asWritten(asked.question, own),
  }));

/** A net total may be all that there is. */
function askAboutSums(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const ofTotal = askAboutTotal(context, sheet);
  return ofTotal.length > 0 ? ofTotal : askAboutNet(context, sheet);
}

/** A question is about two figures at least. */
function hasTwoFigures({ facts }: FactSheet): boolean {
  const figures = facts.filter(({ value }) => /\d/.test(value));
  return figures.length > 1 || figures.some(({ value }) => /\d\D+\d/.test(value));
}

function askAboutTotal(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const total = findTotal(context, sheet);
  if (total === null || isAgreed(context, total.stated)) return [];
  const { stated, sum, gross } = total;
  const said = plainValue(stated, sheet);
  const write = (value: number): string =>
    plainValue({ ...stated, value: withUnit(stated.value, value) }, sheet);
  const lines = listLines(context).flatMap(({ name, amount: own, product }) =>
    product === undefined || product === own
      ? []
      : `Which amount is right: ${write(own)} on record of ${name}, or ${write(product)} as its quantity times its price?`,
  );
  const taxed = gross === null ? '' : `, ${write(gross)} with the tax`;
  const less = total.reduced === null ? '' : `, ${write(total.reduced)} less the discount`;
  const whole = addsUp(total)
    ? []
    : [
        `Which amount is right: ${said} on record, or ${write(sum)} as ${total.isOfOne ? 'its quantity times its price' : 'the lines add up'}${taxed}${less}?`,
      ];
  return [...whole, ...lines.slice(0, 2)].map((question) => ({ stated, question }));
}

/** That the lines add up, for whoever checks them; empty where they do not, or where there is nothing to add. */
export const sayTotal = (context: JsonObject, sheet: FactSheet): string =>
  asWritten(sayInSigns(readRupees(context), rupeesOn(sheet)), sheet);

function sayInSigns(context: JsonObject, sheet: FactSheet): string {
  const total = findTotal(context, sheet);
  if (total === null || total.isOfOne || !addsUp(total)) return '';
  if (total.isRest)
    return `The lines less what was paid come to the amount on record, ${plainValue(total.stated, sheet)}.`;
  const beside = total.amount === total.gross ? ' with the tax' : ' less the discount';
  const taxed = total.amount === total.sum ? '' : beside;
  return `The lines add up to the amount on record${taxed}, ${plainValue(total.stated, sheet)}.`;
}

/** How the amount on record stands to the tax, where the lines tell. */
export function tellsTax(
  context: JsonObject,
  sheet: FactSheet,
): 'included in' | 'on top of' | undefined {
  const total = findTotal(readRupees(context), rupeesOn(sheet));
  if (total === null || total.gross === null || total.gross === total.sum) return undefined;
  if (total.amount === total.gross) return 'included in';
  return total.amount === total.sum ? 'on top of' : undefined;
}

const isPrice = ({ names }: Fact): boolean => names.includes('price');

const addsUp = ({ amount, sum, gross, reduced, isRest }: Total): boolean =>
  [sum, gross, reduced].includes(amount) || isRest;

function findTotal(context: JsonObject, { facts }: FactSheet): Total | null {
  // What is left of an invoice is no sum of its lines.
  if (Object.hasOwn(context, 'invoicedInAll')) return null;
  const read = ({ path: [name] }: Fact) => readAmount(withoutTax(withoutOwnTax(context[name!]!)));
  const [stated] = facts
    .filter((fact) => fact.path.length === 1 && fact.names.some((name) => totalName.test(name)))
    .filter((fact) => read(fact) !== undefined)
    .toSorted((one, other) => Number(isPrice(one)) - Number(isPrice(other)));
  const amount = stated && read(stated);
  const share = readDiscountShare(context);
  if (amount === undefined || share === undefined) return null;
  const own = listLines(context);
  const only = own.length < 2 ? findOnlyLine(context) : null;
  const listed = own.length < 2 && only === null ? listTold(context, stated!, amount) : own;
  if (listed.length < 2 && only === null) return null;
  const lines = only === null ? listed : [only];
  const sum = toCents(lines.reduce((all, line) => all + line.amount, 0));
  const taxes = Object.entries(context).filter(
    ([name, value]) => tax.test(normalName(name)) && !isOnTop(value),
  );
  // Lines before the tax may come to it by a rate that nobody tells.
  if (taxes.length === 0 && hasOwnTax(context[stated!.path[0]!]!) && mayBeTaxed(amount, sum))
    return null;
  const gross = taxes.length === 0 ? addTaxOfLines(lines, amount) : addTax(sum, taxes[0]!);
  // What cannot be read may account for any difference.
  if (taxes.length > 1 || gross === undefined) return null;
  const isRest =
    amount !== sum &&
    amount !== gross &&
    [sum, gross ?? sum].some((whole) => isPaid(context, toCents(whole - amount)));
  const reduced = share === 0 ? null : toCents(sum * (1 - share));
  // With the tax on it, or taken off what is left.
  const further = reduced === null || gross === null ? [] : [toCents(gross * (1 - share))];
  return further.includes(amount)
    ? null
    : { stated: stated!, amount, sum, gross, reduced, isRest, isOfOne: only !== null };
}

/** `$9,713 inc GST` */
const ownTax = / ?\(?(?:inc|incl|including|with) ?\.? ?(?:vat|tax|gst|hst)\b.*$/i;
const hasOwnTax = (value: JsonValue): boolean => typeof value === 'string' && ownTax.test(value);
const withoutOwnTax = (value: JsonValue): JsonValue =>
  typeof value === 'string' ? value.replace(ownTax, '') : value;

/** Whether a tax on all of the sum, or on a part of it, may make it so much. */
const mayBeTaxed = (amount: number, sum: number): boolean =>
  amount >= sum && amount <= sum * (1 + highestTax / 100);

/** Lines in words, where they are charged as often as the amount on record. */
function listTold(context: JsonObject, { path: [name] }: Fact, amount: number): Line[] {
  const told = listToldLines(context);
  if (told === null) return [];
  const sum = told.lines.reduce((all, line) => all + line.amount, 0);
  const period = readPeriod(context[name!]!);
  // Of an amount without a period, one that is twice as high may be for several.
  const isAlike = told.period === period || (period === '' && amount < sum * 2);
  return isAlike ? told.lines : [];
}

/** `plus VAT` says that the amount on record is before the tax, as its lines are. */
const isOnTop = (value: JsonValue): boolean =>
  typeof value === 'string' && onTop.test(value.trim());
const onTop =
  /^(?:(?:plus|\+|ex\.?|excl\.?|excluding|before|without) ?(?:the )?(?:vat|tax|gst|hst)|excl(?:uded|usive)?|extra|on top|not included|(?:to be |is )?added(?: on top)?|(?:vat|tax|gst|hst) (?:extra|on top|excluded|not included|to be added))\.?$/i;

const net =
  /^(?:net|nett|(?:invoice)?(?:net|sub)total|invoicenet|(?:invoice|quote)totalnett?|(?:net|nett)(?:amount|value|price|sum)|totalnett?|(?:amount|total|price|value)?(?:ex|excl|excluding|before|without)(?:vat|tax|gst))$/;
/** With the tax, or of which nobody knows. */
const whole =
  /^(?:gross\p{L}*|(?:grand|invoice)?total|amount|amountdue|totaldue|(?:amount|total|price)(?:inc|incl|including|with)(?:vat|tax|gst))$/u;

/** `net: £190` beside lines that come to £180, unless these are with the tax. */
function askAboutNet(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const stated = findOwn(sheet, net);
  const amount = stated && readAmount(withoutTax(context[stated.path[0]!]!));
  if (amount === undefined || isAgreed(context, stated!) || hasChange(context)) return [];
  const lines = listLines(context);
  const sum = toCents(lines.reduce((all, line) => all + line.amount, 0));
  if (lines.length === 0 || sum === amount) return [];
  const isTaxed = Object.entries(context).some(
    ([name, value]) => whole.test(normalName(name)) && readAmount(value) === sum,
  );
  if (isTaxed) return [];
  const added = plainValue({ ...stated!, value: withUnit(stated!.value, sum) }, sheet);
  const question = `Which ${stated!.label.toLowerCase()} is right: ${plainValue(stated!, sheet)} on record, or ${added} as the lines add up?`;
  return [{ stated: stated!, question }];
}
