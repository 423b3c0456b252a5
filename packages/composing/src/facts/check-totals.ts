import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from './field-names.ts';
import { inlineText } from './inline-text.ts';
import { plainValue } from './plain-value.ts';
import type { Fact, FactSheet } from './read-facts.ts';

/** An amount on record beside what its lines add up to, in the currency of the run. */
interface Total {
  stated: Fact;
  amount: number;
  sum: number;
}

/** A question about an amount, and the fact that it is about. */
export interface AmountQuestion {
  stated: Fact;
  question: string;
}

/** What makes a total another one than its lines add up to. */
const changing =
  /^(?:discount|rebate|tax|vat|taxrate|vatrate|shipping|deposit|paid|credit|rounding)/;
const totalNames = new Set(['amount', 'total']);
const amountNames = new Set(['amount', 'total', 'linetotal']);
const priceNames = new Set(['price', 'unitprice']);
const quantityNames = new Set(namesFor('quantity'));

/** Amounts that are not what their lines come to. */
export function askAboutTotals(context: JsonObject, sheet: FactSheet): AmountQuestion[] {
  const total = findTotal(context, sheet);
  if (total === null) return [];
  const { stated, amount, sum } = total;
  const said = plainValue(stated, sheet);
  const write = (value: number): string => plainValue({ ...stated, value: String(value) }, sheet);
  const lines = listLines(context).flatMap(({ name, amount: own, product }) =>
    product === undefined || product === own
      ? []
      : `Which amount is right: ${write(own)} on record of ${name}, or ${write(product)} as its quantity times its price?`,
  );
  const whole =
    amount === sum
      ? []
      : [`Which amount is right: ${said} on record, or ${write(sum)} as the lines add up?`];
  return [...whole, ...lines.slice(0, 2)].map((question) => ({ stated, question }));
}

/** That the lines add up, for whoever checks them; empty where they do not, or where there is nothing to add. */
export function sayTotal(context: JsonObject, sheet: FactSheet): string {
  const total = findTotal(context, sheet);
  if (total === null || total.amount !== total.sum) return '';
  return `The lines add up to the amount on record, ${plainValue(total.stated, sheet)}.`;
}

function findTotal(context: JsonObject, { facts }: FactSheet): Total | null {
  const lines = listLines(context);
  const stated = facts.find(
    ({ path, names }) => path.length === 1 && names.some((name) => totalNames.has(name)),
  );
  const amount = stated && toNumber(context[stated.path[0]!]);
  if (lines.length < 2 || amount === undefined || hasChange(context)) return null;
  const sum = toCents(lines.reduce((all, line) => all + line.amount, 0));
  return { stated: stated!, amount, sum };
}

const hasChange = (record: JsonObject): boolean =>
  Object.keys(record).some((name) => changing.test(normalName(name)));

interface Line {
  name: string;
  amount: number;
  /** Undefined where the quantity or the price is not on record. */
  product: number | undefined;
}

/** The lines of the one list that has an amount in each; empty where there is none, or where several could be meant. */
function listLines(context: JsonObject): Line[] {
  const lists = Object.values(context)
    .filter((value) => Array.isArray(value))
    .map((list) => list.slice(0, most).map(toLine))
    .filter((lines) => lines.length > 0 && lines.every((line) => line !== null));
  return lists.length === 1 ? lists[0]!.filter((line) => line !== null) : [];
}

/** Longer lists are for a table. */
const most = 500;

function toLine(value: JsonValue, at: number): Line | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || hasChange(value))
    return null;
  const find = (names: ReadonlySet<string>): number | undefined => {
    const key = Object.keys(value).find((name) => names.has(normalName(name)));
    return key === undefined ? undefined : toNumber(value[key]);
  };
  const [amount, price, quantity] = [amountNames, priceNames, quantityNames].map(find);
  if (amount === undefined) return null;
  const name = Object.entries(value)
    .filter(([key]) => itemNames.has(normalName(key)))
    .map(([, said]) => said)
    .find((said) => typeof said === 'string');
  return {
    name: name === undefined ? `line ${at + 1}` : inlineText(name, 60),
    amount,
    product: price === undefined || quantity === undefined ? undefined : toCents(price * quantity),
  };
}

const itemNames = new Set(namesFor('item'));

function toNumber(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' && plain.test(value) ? Number(value) : value;
  return typeof number === 'number' ? toCents(number) : undefined;
}

const plain = /^-?\d{1,12}(?:\.\d{1,4})?$/;

const toCents = (value: number): number => Math.round(value * 100) / 100;
