import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { unitOf, inUnit } from '../facts/currency.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { invoiced, open, paid, readPaid } from './open-amounts.ts';

/** What an invoice came to, and what of it is paid and open, as far as each can be read. */
export interface Debt {
  amountName: string;
  /** As it is written. */
  written: string;
  whole: number;
  paid?: number;
  open?: { name: string; written: string; amount: number };
}

const amountNames = new Set(namesFor('amount'));
/** Taken off by whoever pays, or by us. */
const deduction = /^(?:less)?(?:tds|creditnote|credit|discount|retention|deduction)/;
const inclusive =
  /,? ?\(?(?:incl?|inclusive|including)\b\.?(?: of)? ?(?:all )?(?:gst|vat|tax(?:es)?)\)?$/iu;

/** The one invoice that data without a list of them is about; undefined where nothing is said to be paid or open. */
export const readDebt = (context: JsonObject): Debt | undefined => found(context).debt;

const found = onceFor((context: JsonObject): { debt?: Debt } => {
  const entries = Object.entries(context).filter(([, value]) => value !== '' && value !== null);
  const find = (shape: RegExp) => entries.filter(([name]) => shape.test(normalName(name)));
  const [own, second] = find(invoiced);
  const [part, other] = find(paid);
  const [left, another] = find(open);
  if (own === undefined || [second, other, another].some((one) => one !== undefined)) return {};
  const [amountName, amount] = own;
  const written = writtenOf(amount);
  const whole = readAmount(written);
  if (whole === undefined) return {};
  const paidOf = part && readPaid(part[1], { whole, written });
  const rest = left === undefined ? '' : writtenOf(left[1]);
  const openOf = readAmount(rest);
  return {
    debt: {
      amountName,
      written,
      whole,
      ...(paidOf !== undefined && { paid: paidOf }),
      ...(openOf !== undefined && {
        open: { name: left![0], written: rest, amount: openOf },
      }),
    },
  };
});

/** An amount without what is said of its tax. */
const writtenOf = (value: JsonValue): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(inclusive, '')
    : '';

/** Whether what is paid and what is taken off leave what is said to be open. */
export function agrees(context: JsonObject, { whole, paid: part, open: left }: Debt): boolean {
  if (part === undefined || left === undefined) return true;
  const off = Object.entries(context)
    .filter(([name]) => deduction.test(normalName(name)))
    .map(([, value]) => readAmount(value));
  const taken = off.reduce<number>((sum, one) => sum + (one ?? Number.NaN), part);
  return [whole - part, whole - taken].some((rest) => toCents(rest) === left.amount);
}

/**
 * The data of one invoice that says what is open of it: that is its amount, and what it came to stands beside it. As it
 * is where its figures contradict each other, or where nothing says what is left.
 */
export const withOpenOfOne = onceFor((context: JsonObject): JsonObject => {
  const debt = readDebt(context);
  const left = debt?.open;
  if (debt === undefined || left === undefined || left.amount <= 0) return context;
  if (left.amount >= debt.whole || !agrees(context, debt)) return context;
  const unit = unitOf(debt.written);
  const write = (amount: number): JsonValue =>
    typeof context[debt.amountName] === 'number' ? amount : inUnit(unit, amount);
  const name = amountNames.has(normalName(debt.amountName)) ? debt.amountName : 'amount';
  const kept = Object.entries(context).filter(
    ([one]) => ![debt.amountName, left.name].includes(one) && !paid.test(normalName(one)),
  );
  return {
    ...Object.fromEntries(kept),
    [name]: write(left.amount),
    invoicedInAll: context[debt.amountName]!,
    ...(debt.paid !== undefined && { paidSoFar: write(debt.paid) }),
  };
});
