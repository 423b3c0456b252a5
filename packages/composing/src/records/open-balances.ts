import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { plainName } from '../facts/field-names.ts';

/** What one invoice came to, and what of it is open, paid and credited, as programs tell it. */
interface Sums {
  whole: number;
  open: number;
  paid: number;
  credited: number;
}

const names = {
  whole: /^(?:total|totalamount|grandtotal|invoicetotal|amount)$/,
  open: /^balance$/,
  paid: /^(?:amount)?paid$/,
  credited: /^credit$/,
};
/** How each payment came in. */
const payments = /^(?:payments|creditnotes|prepayments|overpayments)$/;

const find = (invoice: JsonObject, of: keyof typeof names): [string, JsonValue] | undefined =>
  Object.entries(invoice).find(([name]) => names[of].test(plainName(name)));

/** Undefined where one of them is no number. */
function readSums(invoice: JsonObject): Sums | undefined {
  const [whole, open] = [find(invoice, 'whole'), find(invoice, 'open')].map((own) =>
    readAmount(own?.[1]),
  );
  const [paid, credited] = [find(invoice, 'paid'), find(invoice, 'credited')].map((own) =>
    own === undefined ? 0 : readAmount(own[1]),
  );
  return whole === undefined || open === undefined || paid === undefined || credited === undefined
    ? undefined
    : { whole, open, paid, credited };
}

/** What an invoice came to, what of it is paid and what is open, each once: programs tell all of them of every invoice. */
export function withOpenBalance(invoice: JsonObject): JsonObject {
  const open = find(invoice, 'open');
  if (open === undefined) return withoutNothing(invoice);
  if (find(invoice, 'whole') === undefined) return renamed(invoice, open[0], 'amount due');
  const sums = readSums(invoice);
  if (sums === undefined) return invoice;
  const told = tell(invoice, sums);
  const isSettled = sums.open === 0 && sums.whole > 0 && !hasStatus(invoice);
  return isSettled ? { ...told, status: 'paid' } : told;
}

/** That nothing is paid says no more than that it is open. */
function withoutNothing(invoice: JsonObject): JsonObject {
  const own = (['paid', 'credited'] as const).map((of) => find(invoice, of));
  return without(
    invoice,
    own.map((one) => (one !== undefined && readAmount(one[1]) === 0 ? one[0] : undefined)),
  );
}

/** The same of one in a list: what is open is its amount. */
export function withOpenOfEntry(invoice: JsonObject): JsonObject {
  const own = find(invoice, 'open');
  if (own !== undefined && find(invoice, 'whole') === undefined)
    return renamed(invoice, own[0], 'amount');
  const sums = readSums(invoice);
  if (sums === undefined) return withoutNothing(invoice);
  const { whole, open, paid, credited } = sums;
  const told = tell(invoice, sums);
  if (open >= whole || whole <= 0) return told;
  const rest = without(
    told,
    (['whole', 'open', 'paid', 'credited'] as const).map((of) => find(invoice, of)?.[0]),
  );
  // In a table it stands below the amounts of the other invoices.
  const ofWhole = find(invoice, 'whole')![0];
  const amount = plainName(ofWhole) === 'amount' ? ofWhole : 'amount';
  // A reminder of several leaves out what is paid in whole.
  if (open === 0) return { ...rest, [amount]: whole, 'amount paid': whole };
  const isCredited = credited > 0 && toCents(whole - paid - credited) === open;
  if (paid > 0 && !isCredited) return told;
  return {
    ...rest,
    [amount]: open,
    invoiced: whole,
    ...(paid > 0 && { paidSoFar: paid }),
  };
}

/** Without what is nothing, what is the same as the whole, and the payments that the paid amount sums up. */
function tell(invoice: JsonObject, { whole, open, paid, credited }: Sums): JsonObject {
  const isSummed = toCents(whole - paid - credited) === open;
  return without(invoice, [
    paid === 0 ? find(invoice, 'paid')?.[0] : undefined,
    credited === 0 ? find(invoice, 'credited')?.[0] : undefined,
    whole === open ? find(invoice, 'open')![0] : undefined,
    ...(isSummed ? Object.keys(invoice).filter((name) => payments.test(plainName(name))) : []),
  ]);
}

const hasStatus = (invoice: JsonObject): boolean =>
  Object.keys(invoice).some((name) => plainName(name).endsWith('status'));

const without = (record: JsonObject, left: readonly (string | undefined)[]): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !left.includes(name)));

const renamed = (record: JsonObject, own: string, usual: string): JsonObject =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name === own ? usual : name, value]),
  );
