import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { isSameUnit, moneySigns, readUnit } from '../facts/currency.ts';
import { monthWord } from '../facts/day-word.ts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { readInvoiceLine, toInvoice } from '../facts/invoice-lines.ts';
import { isKeptByProgram } from '../facts/of-programs.ts';
import { onceFor } from '../facts/once-for.ts';
import { withRupeeSigns } from '../facts/rupees.ts';
import { most } from './read-lines.ts';

/** What an invoice came to; an `amountDue` may be what is left of it. */
export const invoiced =
  /^(?:(?:grand)?total|amt|(?:total|invoice|inv|bill)?(?:amount|amt|value)|totalprice|(?:invoice|inv|bill)total|gross|sum|invoiced|billed)$/;
export const paid =
  /^(?:less)?(?:(?:amount|amt|already|part|deposit|advance)?(?:paid|received)|(?:paid|received)(?:sofar|todate|amount|amt)|(?:part|advance)payment(?:received)?|advance|payments?(?:received|made)?)$/;
export const open =
  /^(?:(?:current|open|outstanding|pending)?balance(?:due|owed|outstanding|pending|payable|topay|amount|amt)?|(?:net|still)?(?:outstanding|pending|owed|owing|unpaid|open|amountdue|payable)(?:amount|amt|balance)?|(?:amount|amt)(?:outstanding|pending|open|owed|due)|due(?:amount|amt)|(?:amount|amt)?left(?:to?pay)?|(?:still)?to(?:be)?(?:pay|paid)|still(?:tocome|due))$/;
/** `amt`, which may be what is due under another name, is what an invoice came to where it stands beside a balance. */
export const debtName = (name: string): string =>
  [invoiced, paid, open].some((shape) => shape.test(plainName(name)))
    ? plainName(name)
    : normalName(name);
const states = new Set(['status', 'state', 'invoicestatus', 'paymentstatus']);
const amountNames = new Set(namesFor('amount'));

/** An invoice with what is open of it. */
interface Reckoned {
  entry: JsonObject;
  /** What it came to, and what is left. */
  invoiced: number;
  open: number;
}

interface Open {
  /** The data as a table takes it: all invoices, each with what is open of it as its amount. */
  all: JsonObject;
  /** The same without the invoices of which nothing is open. */
  due: JsonObject;
}

/**
 * The data of a list of invoices of which one is paid in part or in whole: its amount is what is open, and what it
 * came to and what was paid stand beside it. As it is where nobody can tell.
 */
export const readOpenAmounts = onceFor((context: JsonObject): Open => {
  for (const [name, list] of Object.entries(context)) {
    const found = Array.isArray(list) && isOfInvoices(list, context) ? reckonList(list) : undefined;
    if (found === undefined) continue;
    const left = found.filter((one) => !isReckoned(one) || one.open > 0);
    const beside = withTotal(context, found);
    const all = { ...beside, [name]: found.map(toEntry) };
    // Of invoices that are all paid somebody has to say what is to be asked for.
    return { all, due: left.length === 0 ? context : { ...all, [name]: left.map(toEntry) } };
  }
  return { all: context, due: context };
});

/** Of the only one of a list people say in words what is paid; a program has one in a list, too. */
const isOfInvoices = (list: readonly JsonValue[], context: JsonObject): boolean =>
  list.length > 1 || (list.every(isJsonObject) && isKeptByProgram(context));

const isReckoned = (one: JsonValue | Reckoned): one is Reckoned =>
  typeof one === 'object' && one !== null && 'entry' in one && 'open' in one && 'invoiced' in one;

const toEntry = (one: JsonValue | Reckoned): JsonValue => (isReckoned(one) ? one.entry : one);

/** An invoice that is a line of text, with what is open of it as its amount; null where it tells no state of its own. */
export function readOpenLine(text: string): JsonObject | null {
  const line = readInvoiceLine(text);
  if (line === null || (line.paid === undefined && line.status === undefined)) return null;
  const invoice = toInvoice(line);
  return line.paid === undefined ? invoice : (reckon(invoice)?.entry ?? null);
}

/** Undefined where nothing was paid of any. */
function reckonList(list: readonly JsonValue[]): (JsonValue | Reckoned)[] | undefined {
  if (list.length > most) return undefined;
  const entries = list.every((entry) => typeof entry === 'string') ? readLines(list) : list;
  const named = entries?.map((entry) => (isJsonObject(entry) ? withAmount(entry) : entry));
  const read = named?.map((entry) => (isJsonObject(entry) ? (reckon(entry) ?? entry) : entry));
  return read?.some((one, at) => isReckoned(one) || one !== entries![at]) ? read : undefined;
}

/** `balance: 640` alone is what is asked for. */
function withAmount(entry: JsonObject): JsonObject {
  const sums = Object.entries(entry).filter(([name]) =>
    [invoiced, paid, open].some((shape) => shape.test(debtName(name))),
  );
  const [[name, sum] = []] = sums;
  return sums.length === 1 && /balance|outstanding/i.test(name!) && readAmount(sum) !== undefined
    ? Object.fromEntries(
        Object.entries(entry).map(([own, value]) => [own === name ? 'amount' : own, value]),
      )
    : entry;
}

/** Lines of which each is an invoice, and one tells of a payment. */
function readLines(lines: readonly string[]): JsonObject[] | undefined {
  const read = lines.map(readInvoiceLine);
  return read.every((line) => line !== null) && read.some((line) => line.paid !== undefined)
    ? read.map(toInvoice)
    : undefined;
}

/** The invoice with what is open of it; undefined of one of which nothing was paid, or nobody can tell how much. */
function reckon(entry: JsonObject): Reckoned | undefined {
  const find = (shape: RegExp): [string, JsonValue][] =>
    Object.entries(entry).filter(([name]) => shape.test(debtName(name)));
  const [[amountName, amount] = [], second] = find(invoiced);
  const state = Object.entries(entry).find(([name]) => states.has(normalName(name)));
  const [[paidName, part] = isPaidState(state?.[1]) ? (['', true] as const) : [], other] =
    find(paid);
  const [[openName, stated] = []] = find(open);
  // Of a balance alone nobody says whether the rest was paid or credited.
  const isBalance = paidName === undefined;
  if (amountName === undefined || (isBalance && openName === undefined)) return undefined;
  if (second !== undefined || other !== undefined) return undefined;
  const whole = readAmount(amount);
  const balance = isBalance ? readAmount(stated) : undefined;
  const said = isBalance ? lessBalance(whole, balance) : readPart(part!, whole, amount);
  if (whole === undefined || said === undefined || said > whole) return undefined;
  const left = toCents(whole - said);
  if (openName !== undefined && readAmount(stated) !== left) return undefined;
  const kept = Object.entries(entry).filter(
    ([name]) => name !== amountName && name !== paidName && name !== openName,
  );
  if (said === 0)
    return {
      entry: { ...Object.fromEntries(kept), amount: amount! },
      invoiced: whole,
      open: whole,
    };
  const own = state;
  // What is paid, and said to be open, is for a person to settle.
  if (left === 0 && own !== undefined && !saysPaid(own[1])) return undefined;
  const write = (value: number): JsonValue =>
    typeof amount === 'number' ? value : withUnit(amount as string, value);
  return {
    entry: {
      ...Object.fromEntries(kept),
      ...(left === 0 && own === undefined && { status: 'paid' }),
      amount: write(left),
      invoiced: amount!,
      ...(!isBalance && { paidSoFar: write(said) }),
    },
    invoiced: whole,
    open: left,
  };
}

const readPart = (
  part: JsonValue,
  whole: number | undefined,
  written: JsonValue | undefined,
): number | undefined => (whole === undefined ? undefined : readPaid(part, { whole, written }));

const lessBalance = (whole: number | undefined, balance: number | undefined): number | undefined =>
  whole === undefined || balance === undefined || balance < 0 || balance > whole
    ? undefined
    : toCents(whole - balance);

const paidOn = `(?:on |in )?(?:${monthWord}\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? ${monthWord}(?:,? \\d{4})?|\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const wholly = new RegExp(
  `^(?:paid|settled)(?: (?:in full|already|today|yesterday|${paidOn}))?(?: ${paidOn})?[.]?$`,
  'iu',
);
/** `Paid`, `Paid on November 12`; not `paid in part`, `paid 300` or `paid by Friday`. */
export const isPaidState = (state: JsonValue | undefined): boolean =>
  typeof state === 'string' && wholly.test(state.trim());

const saysPaid = (state: JsonValue): boolean =>
  typeof state === 'string' && /^(?:paid|closed|settled)/i.test(state);

/** `, invoiced £1,200, paid so far £400` of an invoice as it is told with what is open. */
const told = /, invoiced [^;“”]{1,20}, paid so far \p{Sc}?[\d,.]{1,16}/gu;

/** What is said of an invoice, without what its open amount has taken up. */
export const withoutReckoned = (said: string): string => said.replace(told, '');

/** What was paid of an amount, in its currency. */
export function readPaid(
  value: JsonValue,
  { whole, written }: { whole: number; written: JsonValue | undefined },
): number | undefined {
  if (Array.isArray(value)) {
    const sums = value.map((one) => readPayment(one, written));
    return sums.includes(undefined)
      ? undefined
      : toCents(sums.reduce<number>((all, one) => all + one!, 0));
  }
  if (value === true || (typeof value === 'string' && inFull.test(value.trim()))) return whole;
  if (
    value === false ||
    value === null ||
    (typeof value === 'string' && nothing.test(value.trim()))
  )
    return 0;
  return readPayment(value, written);
}
const inFull = /^(?:yes|y|true|all|in full|paid|fully|full)[.!]?$/i;
const nothing = /^(?:no|n|false|none|nothing|nil|not yet|unpaid|[-–]?)$/i;

/** `£400`, `£400 on 3 November`, `{ date, amount: 400 }` */
function readPayment(value: JsonValue, written: JsonValue | undefined): number | undefined {
  if (isJsonObject(value)) {
    const [sum, other] = Object.entries(value).filter(([name]) =>
      amountNames.has(normalName(name)),
    );
    return sum === undefined || other !== undefined ? undefined : readPayment(sum[1], written);
  }
  if (typeof value === 'number') return value >= 0 ? toCents(value) : undefined;
  const [, said] =
    (typeof value === 'string' && payment.exec(withRupeeSigns(value.slice(0, 120)).trim())) || [];
  if (said === undefined) return undefined;
  const [unit, own] = [said, written].map((text) =>
    typeof text === 'string' ? readUnit(text) : '',
  ) as [string, string];
  return unit === '' || isSameUnit(unit, own)
    ? (readAmount(said) ?? readAmount(said.replace(' ', '')))
    : undefined;
}
const payment = new RegExp(
  String.raw`^((?:(?:${moneySigns}) ?|[A-Z]{3} )?\d[\d,]{0,12}(?:\.\d{1,2})?)(?:,? (?:paid |received )?(?:on|in|by|via|vide|through|dated) [^$€£₹]{1,60}|,? (?:cash|cheque|check|card|bacs|transfer)(?: [^$€£₹]{1,60})?)?$`,
  'u',
);

/** An amount that is said of them all is that of what is open: 1,450 where 1,850 were invoiced and 400 paid. */
function withTotal(context: JsonObject, list: readonly (JsonValue | Reckoned)[]): JsonObject {
  const sums = list.map((one) =>
    isReckoned(one) ? one : { invoiced: readOwn(one), open: readOwn(one) },
  );
  const [all, left] = (['invoiced', 'open'] as const).map((of) =>
    toCents(sums.reduce((sum, one) => sum + one[of], 0)),
  ) as [number, number];
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      if (!amountNames.has(normalName(name)) || readAmount(value) !== all) return [name, value];
      return [name, typeof value === 'string' ? withUnit(value, left) : left];
    }),
  );
}

function readOwn(entry: JsonValue): number {
  const own = isJsonObject(entry)
    ? Object.entries(entry).find(([name]) => invoiced.test(normalName(name)))
    : undefined;
  return (own && readAmount(own[1])) ?? Number.NaN;
}
