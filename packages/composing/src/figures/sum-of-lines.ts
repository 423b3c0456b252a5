import type { JsonObject } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { toCents } from '../facts/amounts.ts';
import { moneyCodes, moneySigns } from '../facts/currency.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { namesAmount } from '../facts/money-words.ts';
import { onceFor } from '../facts/once-for.ts';
import { hasChange, listLines, namesChange, type Line } from './read-lines.ts';
import { tax } from './tax-rates.ts';

const prices = new Set(['amount', 'price', 'unitPrice', 'pricePerHead'].flatMap(namesFor));
/** What may be a price, or changes what the lines come to. */
const ofPrice = /price|cost|total|amount|quote|fee|sum|rate|option|alternate|discount|deposit/;

/**
 * The data of a proposal with what its priced lines come to as its total, where each has a quantity and a price in one
 * currency and nothing else says what it costs. As it is where nobody can tell.
 */
export const withSumOfLines = onceFor((context: JsonObject): JsonObject => {
  const lines = listCounted(context, saysPrice);
  // What a customer pays has the tax of each line in it.
  return hasChange(context) || lines.length < 2 || lines.some(isTaxed)
    ? context
    : withTotal(context, lines);
});

/**
 * The same of an invoice, which may have one line, and whose total is nobody's to compare its lines with: a tax, a
 * deposit or a discount stands beside it.
 */
export const withTotalOfLines = onceFor((context: JsonObject): JsonObject => {
  const lines = listCounted(
    context,
    (name) => saysPrice(name) && !tax.test(name) && !namesChange(name),
  );
  return lines.length === 0 ? context : withTotal(context, lines, totalOfLines);
});
/** What the lines themselves say: where they stand, nothing is missing without it. */
export const totalOfLines = 'totalOfLines';

const isTaxed = ({ taxRate }: Line): boolean => taxRate !== undefined;

const saysPrice = (name: string): boolean =>
  prices.has(name) || namesAmount(name) || ofPrice.test(name) || tax.test(name);

/** The lines that have a quantity and a price each, where nothing else says what they come to. */
function listCounted(context: JsonObject, saysSum: (name: string) => boolean): readonly Line[] {
  if (Object.keys(context).some((name) => saysSum(normalName(name)))) return [];
  const lines = listLines(context);
  // A price for the whole of a line may be an alternative.
  return lines.every(({ product, amount }) => product === amount) ? lines : [];
}

const owed = new Set(['amount', 'total'].flatMap(namesFor));

/** The data of a reminder of several invoices with what they come to, where nothing on record says it. */
export const withSumOfInvoices = onceFor((context: JsonObject): JsonObject => {
  const isTold = Object.keys(context).some(
    (name) => owed.has(normalName(name)) || ofBalance.test(normalName(name)),
  );
  const lists = Object.values(context).filter((value) => Array.isArray(value));
  const lines = listLines(context);
  // An invoice of which no amount can be read would be missing from it.
  const isWhole = lists.length === 1 && lists[0]!.length === lines.length;
  return isTold || hasChange(context) || lines.length < 2 || !isWhole || lines.some(isTaxed)
    ? context
    : withTotal(context, lines);
});
const ofBalance =
  /balance|outstanding|pending|owed|owing|arrears|sum$|open|paid|due$|payment(?!terms|method|mode|details|link)|received|advance|creditnote/;

const currencies = new Set(namesFor('currency'));
const unitsOfLines = new RegExp(String.raw`${moneySigns}|\b(?:${moneyCodes})\b|\bRs\b\.?`, 'gu');

function withTotal(context: JsonObject, lines: readonly Line[], as = 'total'): JsonObject {
  const written = JSON.stringify(Object.values(context).filter((value) => Array.isArray(value)));
  const [unit, other] = new Set(written.match(unitsOfLines));
  if (other !== undefined) return context;
  const sum = toCents(lines.reduce((all, { amount }) => all + amount, 0));
  // A currency that is said once is that of all of them.
  if (unit === undefined)
    return Object.keys(context).some((name) => currencies.has(normalName(name)))
      ? { ...context, [as]: sum }
      : context;
  return { ...context, [as]: withUnit(unit, sum) };
}
