import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { readUnit, inUnit } from '../facts/currency.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { debtName, invoiced, open, paid, readPaid } from './open-amounts.ts';

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
  const find = (shape: RegExp) => entries.filter(([name]) => shape.test(debtName(name)));
  const [part, other] = find(paid);
  const [own, rest, third] = inTurn(find(invoiced), part);
  // `payable: by cheque` says how.
  const opens = find(open).filter(([, value]) => readAmount(toWritten(value)) !== undefined);
  const lefts = [...opens, ...(rest === undefined ? [] : [rest])];
  const [left, another] = lefts;
  if (own === undefined || [third, other, another].some((one) => one !== undefined)) return {};
  const [amountName, amount] = own;
  const written = toWritten(amount);
  const whole = readAmount(written);
  if (whole === undefined) return {};
  const paidOf = part && readPaid(part[1], { whole, written });
  const leftWritten = left === undefined ? '' : toWritten(left[1]);
  const openOf = readAmount(leftWritten);
  return {
    debt: {
      amountName,
      written,
      whole,
      ...(paidOf !== undefined && { paid: paidOf }),
      ...(openOf !== undefined && {
        open: { name: left![0], written: leftWritten, amount: openOf },
      }),
    },
  };
});

/** Of what was invoiced and an amount that is less by what is paid, the first is the whole, and the other what is left. */
function inTurn(amounts: readonly Entry[], part: Entry | undefined): readonly Entry[] {
  const [one, other, third] = amounts;
  if (part === undefined || other === undefined || third !== undefined) return amounts;
  const wholeFirst = [
    [one!, other],
    [other, one!],
  ].find(([whole, rest]) => leaves(whole!, part, rest!));
  return wholeFirst ?? amounts;
}
type Entry = [name: string, value: JsonValue];

function leaves([, amount]: Entry, [, part]: Entry, [, rest]: Entry): boolean {
  const written = toWritten(amount);
  const whole = readAmount(written);
  const said = whole === undefined ? undefined : readPaid(part, { whole, written });
  return said !== undefined && said > 0 && toCents(whole! - said) === readAmount(toWritten(rest));
}

/**
 * The data of a list of one invoice as that of the invoice, where what is said beside it to be asked for is what its
 * payment leaves.
 */
export const withOnlyInvoice = onceFor((context: JsonObject): JsonObject => {
  const [list, other] = Object.entries(context).filter(([, value]) => Array.isArray(value));
  if (list === undefined || other !== undefined || !lists.has(normalName(list[0]))) return context;
  const [only, second] = list[1] as JsonValue[];
  if (!isJsonObject(only) || second !== undefined) return context;
  const [own, another] = Object.entries(only).filter(([name]) => invoiced.test(normalName(name)));
  if (own === undefined || another !== undefined) return context;
  const { [list[0]]: _, ...beside } = context;
  const rest = Object.fromEntries(Object.entries(only).filter(([name]) => name !== own[0]));
  const one = { ...beside, ...rest, invoiced: own[1] };
  const left = readDebt(one)?.open;
  return left !== undefined && left.name !== 'invoiced' ? one : context;
});
const lists = new Set(namesFor('invoices'));

/** An amount without what is said of its tax. */
const toWritten = (value: JsonValue): string =>
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
  const unit = readUnit(debt.written);
  const write = (amount: number): JsonValue =>
    typeof context[debt.amountName] === 'number' ? amount : inUnit(unit, amount);
  const own = [debt.amountName, left.name].find((one) => amountNames.has(normalName(one)));
  const name = own ?? 'amount';
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
