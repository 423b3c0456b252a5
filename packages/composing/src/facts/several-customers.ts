import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { customerNames, isSameName, toName } from './conflicts.ts';
import { namesFor, normalName } from './field-names.ts';
import { parties } from './trade-names.ts';

/** The customers whom the records of a list name, each once, where no field says whose they are. */
export function listCustomers(context: JsonObject): string[] {
  if (findCustomer(context) !== undefined) return [];
  const named = Object.values(context).flatMap(findCustomers);
  return named.filter(
    (name, at) => named.findIndex((one) => isSameName(toName(one), toName(name))) === at,
  );
}

/** Whether a list has records of several customers, whoever a field names. */
export const namesSeveral = (context: JsonObject): boolean =>
  Object.values(context).some((value) => {
    const [first, ...others] = findCustomers(value).map(toName);
    return others.some((name) => !isSameName(first!, name));
  });

/** The customers of a list of invoices none of which is of the customer that a field names. */
export function listOtherCustomers(context: JsonObject): string[] {
  const own = findCustomer(context);
  if (own === undefined) return [];
  const named = Object.values(context).filter(isOfInvoices).flatMap(findCustomers);
  return named.some((name) => isSameName(toName(name), toName(own))) ? [] : [...new Set(named)];
}

const overdue =
  /^(?:overdue|overdueinvoices|openinvoices|unpaid|unpaidinvoices|outstandinginvoices)$/;

/** The data with its list of overdue records as `invoices`, whatever it is called. */
export function withInvoices(context: JsonObject): JsonObject {
  const lists = Object.keys(context).filter((name) => isRecords(context[name]!));
  const key =
    lists.find((name) => overdue.test(normalName(name))) ??
    lists.find((name) => isOfInvoices(context[name]!));
  if (key === undefined || Object.hasOwn(context, 'invoices')) return context;
  const list = context[key]!;
  const { [key]: _, ...others } = context;
  return { ...others, invoices: list };
}

const isRecords = (value: JsonValue): value is JsonObject[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonObject);

/** `debtors: [{ invoice, amount }]` */
const isOfInvoices = (list: JsonValue): boolean =>
  isRecords(list) &&
  list.every((record) => {
    const names = Object.keys(record).map(normalName);
    return [invoiceNames, amountNames].every((known) => names.some((name) => known.has(name)));
  });

const invoiceNames = new Set(namesFor('invoice'));
/** As a report of arrears has what is open. */
const amountNames = new Set([
  ...namesFor('amount'),
  'balance',
  'outstanding',
  'arrears',
  'owed',
  'owing',
]);

/** The data without the records that name another customer than the run's own; as it is, where none names that one. */
export function withoutOthers(context: JsonObject): JsonObject {
  const own = findCustomer(context);
  if (own === undefined) return context;
  const isOwn = (value: JsonValue): boolean => {
    const name = isJsonObject(value) ? findCustomer(value) : undefined;
    return name === undefined || isSameName(toName(name), toName(own));
  };
  const isMixed = (value: JsonValue): value is JsonValue[] =>
    Array.isArray(value) &&
    value.some((one) => isJsonObject(one) && findCustomer(one) !== undefined && isOwn(one)) &&
    !value.every(isOwn);
  if (!Object.values(context).some(isMixed)) return context;
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      name,
      isMixed(value) ? value.filter(isOwn) : value,
    ]),
  );
}

const findCustomers = (value: JsonValue): string[] =>
  Array.isArray(value) && value.length > 1
    ? value.flatMap((one) => (isJsonObject(one) ? (findCustomer(one) ?? []) : []))
    : [];

function findCustomer(record: JsonObject): string | undefined {
  const names = Object.keys(record);
  const [party, other] = names.filter((name) => parties.includes(normalName(name)));
  // Of a landlord and a tenant either may be the customer.
  const key =
    names.find((name) => customerNames.has(normalName(name))) ??
    (other === undefined ? party : undefined);
  const value = key === undefined ? undefined : record[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
