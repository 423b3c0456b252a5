import { readAmount, toCents } from './amounts.ts';
import { namesFor } from './field-names.ts';
import type { Fact, FactSheet } from './read-facts.ts';

const quantities = new Set(namesFor('quantity'));
const counted =
  /(?<=^|[:,;] )(?:quantity|qty|count|units) (?<quantity>\d{1,6}(?:\.\d{1,2})?)(?=[,;]|$)/u;
const priced = /(?<=^|[:,;] )price (?<price>[^,;]{0,8}\d[\d,]{0,12}(?:\.\d{1,2})?)(?=[,;]|$)/u;

/** `quantity 2, price $2,450` is the price of both to whoever reads it, unless it says that it is that of each. */
export function withEach(fact: Fact, written: string, sheet: FactSheet): string {
  if (!isCounted(fact) || hasSum(fact)) return written;
  const line = readLine(fact);
  return line !== undefined && line.quantity > 1 && comesToTotal(fact, sheet)
    ? written.replace(priced, '$& each')
    : written;
}

const isCounted = ({ fields = [] }: Fact): boolean =>
  fields.includes('price') && fields.some((name) => quantities.has(name));
const sums = new Set(['amount', 'total', 'linetotal', 'net']);
/** Beside what the line comes to nobody takes its price for that. */
const hasSum = ({ fields = [] }: Fact): boolean => fields.some((name) => sums.has(name));

interface Counted {
  quantity: number;
  price: number;
}

function readLine({ value }: Fact): Counted | undefined {
  const [quantity, price] = [
    counted.exec(value)?.groups?.['quantity'],
    priced.exec(value)?.groups?.['price'],
  ].map(readAmount);
  return quantity === undefined || price === undefined ? undefined : { quantity, price };
}

/** Whether the amount of the run is that of all lines of the list, each its price as often as it is counted. */
function comesToTotal({ path }: Fact, { facts, find }: FactSheet): boolean {
  const lines = facts
    .filter((one) => one.path.length === path.length && one.path.at(-2) === path.at(-2))
    .map((one) => (isCounted(one) ? readLine(one) : undefined));
  const total = readAmount(find('amount')?.value);
  if (total === undefined || !lines.every((line) => line !== undefined)) return false;
  const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
  return toCents(sum) === total;
}
