import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { normalName } from '../facts/field-names.ts';
import type { Line } from './read-lines.ts';

/** Neither the number under which somebody pays a tax is one, nor what it is paid on. */
export const tax =
  /^(?:(?:sales)?tax|vat|(?:[csi]|ut)?gst|hst)(?!(?:able|number|no|id|code|registration))/;
/** In per cent: no country has a higher rate on what is sold. */
export const highestTax = 30;

type Field = readonly [name: string, value: JsonValue];

/** A tax is a rate where it says so, as `13%` and `taxRate` do, else an amount; undefined where it is neither. */
export function addTax(sum: number, field: Field): number | undefined {
  const percent = readRate(field);
  if (percent !== undefined) return toCents(sum * (1 + percent / 100));
  const amount = readAmount(field[1]) ?? findMoney(field[1]);
  // `tax: 20` may be either.
  return amount === undefined || amount < sum / 100 ? undefined : toCents(sum + amount);
}

/** In per cent, of which 0.2 are 20. */
function readRate([name, value]: Field): number | undefined {
  const [, percent] = (typeof value === 'string' && rate.exec(value)) || [];
  if (percent !== undefined) return Number(percent);
  const number = rateName.test(normalName(name)) ? readAmount(value) : undefined;
  return number !== undefined && number < 1 ? number * 100 : number;
}
const rate = /^\s*(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|per ?cent)\s*$/i;
const rateName = /(?:rate|percent|percentage)$/;

/** `7.5% on the parts only, $31.80`: the one sum of money in it. */
function findMoney(value: JsonValue): number | undefined {
  const [only, other] =
    typeof value === 'string' ? (value.match(/\p{Sc} ?\d[\d,]*(?:\.\d{1,2})?(?!\d)/gu) ?? []) : [];
  return only === undefined || other !== undefined ? undefined : readAmount(only);
}

const untaxed = /^(?:(?:vat|tax|gst)?[ -]?(?:exempt|free)|zero[ -]rated|none|nil|no|n\/a|0)$/i;

/** The rate of tax that a line says is on it, of 1: 0 without one, null where it is no rate. */
export function readTaxRate(line: JsonObject): number | null {
  const [only, other] = Object.entries(line).filter(
    ([name, value]) => tax.test(normalName(name)) && value !== null && value !== '',
  );
  if (only === undefined) return 0;
  const isFree = typeof only[1] === 'string' ? untaxed.test(only[1].trim()) : only[1] === 0;
  const percent = isFree ? 0 : readRate(only);
  return other !== undefined || percent === undefined || percent > highestTax
    ? null
    : percent / 100;
}

/** What the lines come to with the tax on each, which some round by the line; null where none has any. */
export function addTaxOfLines(lines: readonly Line[], stated: number): number | null {
  if (lines.every(({ taxRate }) => taxRate === undefined)) return null;
  const sum = toCents(
    lines.reduce((all, { amount, taxRate = 0 }) => all + amount * (1 + taxRate), 0),
  );
  return Math.abs(sum - stated) * 100 <= lines.length ? stated : sum;
}
