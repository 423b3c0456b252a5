import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, replaceFields, toText, type Field } from './fields.ts';
import { withAside } from './set-aside.ts';
import { claimNames, invoiceNames, orderNames, type PaperRow } from './names/papers.ts';
import { withOpenBalance, withOpenOfEntry } from './open-balances.ts';
import { withOrderOfGoods } from './orders-of-goods.ts';
import { isQuote } from './quotes.ts';
import { isPersonName } from './references.ts';

/** What only programs call a part of an invoice or an order. */
const ofProgram =
  /^(?:docnumber|displayedas|txndate|totalamt|(?:due)?datestring|datedon|dueon|amountremaining|hostedinvoiceurl|postatus|purchaseorder(?:lines|rows|id)|suppliercode|supplierinvoicereference|vendorid|supplierid|taxtotal|totaltax|salesterm|paidtodate|statusid|publicnotes|v3status|createdtime|tranid|trandate|currentorgani[sz]ation|paymentrequests|amounttotal|amountuntaxed|openbalance|createdate|dunningstatus|balancedueamount|ordercreateddate|payableamount)$/;
/** The same, where it is spelled as programs do: people write `Order status`. */
const spelled =
  /^(?:orderstatus|currencycode|purchaseordernumber|dueamount|totalinvoiceamount|invoicestatus|createdat|sentat)$/;
const spelledOfInvoice =
  /^(?:type|invoicenumber|outstandingamount|totalamount|termsandconditions)$/;

const isOfProgram = (record: JsonObject, more?: RegExp): boolean =>
  Object.keys(record).some((name) => {
    const plain = plainName(name);
    // Nobody but programs joins words so: `order-lines`.
    if (ofProgram.test(plain) || /^[a-z]+(?:-[a-z]+)+$/.test(name)) return true;
    return !/\s/.test(name) && (spelled.test(plain) || more?.test(plain) === true);
  });

const ofInvoice =
  /^(?:invoice(?:s|number|no|id|date)?|duedate|duedatestring|dueon|amountdue|amountremaining|outstandingamount|outstanding|balance|balancedueamount|openbalance|totalamt|hostedinvoiceurl)$/;
const ofOrder = /^(?:vendor|supplier|purchaseorder(?:number|lines)$|postatus$)/;
const ofSale = /^(?:customer|client|billto|invoice)/;
/** Somebody has told what is wrong in fields of its own. */
const ofClaim = /^(?:issue|observation|remedy|evidence|fault|problem|complaint|whatwentwrong)$/;

/** A job has the number of its invoice, and is none. */
const ofJob = /^(?:work|job|visit)status$/;

const hasOrderNumber = (record: JsonObject): boolean =>
  hasName(record, /^(?:entity|partner)$/) &&
  Object.entries(record).some(
    ([name, value]) =>
      /^(?:tranid|name|number)$/.test(plainName(name)) && /^PO?-?\d/.test(toText(value)),
  );

const hasName = (record: JsonObject, names: RegExp): boolean =>
  Object.entries(record).some(([name, value]) => names.test(plainName(name)) && !isEmpty(value));

/** The record with its fields under the names that people use on a paper of its kind: an invoice, or an order of goods. */
export function withPaperNames(record: JsonObject): JsonObject {
  if (isQuote(record) || hasName(record, ofJob)) return record;
  if ((hasName(record, ofOrder) && !hasName(record, ofSale)) || hasOrderNumber(record))
    return isOfProgram(record) && !hasName(record, ofClaim)
      ? withOrderOfGoods(
          withOwnNumber(rename(withRates(withAside(record, isKeptOfOrder)), orderNames)),
        )
      : rename(record, claimNames);
  const invoices = findInvoices(record);
  if (invoices !== undefined) return withInvoices(record, invoices);
  return hasName(record, ofInvoice) ? readInvoice(record) : record;
}

/** `Invoice: [{DocNumber, DueDate, Balance}]` */
const findInvoices = (record: JsonObject): [string, JsonObject[]] | undefined => {
  const found = Object.entries(record).find(
    ([name, list]) =>
      /^(?:open|overdue|unpaid|outstanding)?(?:invoices?|bills|documents|transactions|items|results|records|objects|entries|d|data|values?)$/.test(
        plainName(name),
      ) &&
      Array.isArray(list) &&
      list.some((one) => isJsonObject(one) && hasName(one, /^(?:duedate|duedatestring|dueon)$/)) &&
      list.every((one) => isJsonObject(one) && hasName(one, ofInvoice)),
  );
  return found && [found[0], found[1] as JsonObject[]];
};

function withInvoices(record: JsonObject, [name, list]: [string, JsonObject[]]): JsonObject {
  const read = list.map(readEntry);
  const isChanged = read.some((one, at) => one !== list[at]);
  if (!isChanged && isKnownName(name)) return record;
  const outside = rename(record, invoiceNames);
  return replaceFields(outside, ([own]) => (own === name ? [[['invoices', name], read]] : null));
}

const readInvoice = (invoice: JsonObject): JsonObject =>
  isOfProgram(invoice, spelledOfInvoice)
    ? withBilled(withOpenBalance(readParts(withAside(invoice, isKept(invoice)), 'subject')))
    : invoice;

/** One of a list; who is billed stands outside of it. */
const readEntry = (invoice: JsonObject): JsonObject =>
  isOfProgram(invoice, spelledOfInvoice) ? withOpenOfEntry(readParts(invoice)) : invoice;

const readParts = (invoice: JsonObject, subject?: string): JsonObject =>
  withReference(
    rename(withOneDue(withRequest(withRates(withoutKind(invoice)))), invoiceNames),
    subject,
  );

/** `name: 'P00412'` */
const withOwnNumber = (order: JsonObject): JsonObject =>
  replaceFields(order, ([name, value]) =>
    plainName(name) === 'name' && isOwnNumber.test(toText(value))
      ? [[['order number', name], value]]
      : null,
  );

/** What programs keep of their own papers. */
const kept =
  /^(?:createdtime|templatename|duedays|requesttype|last(?:reminder)?sent(?:date|at|on)?|statusid|partial|uid|viewurl|pdfurl|scheduledat|deliverymethod|dunning(?:status|attempts)|paymentsallocationstotalamount)$/;

const isKeptOfOrder = ([name]: Field): boolean => kept.test(plainName(name));

/** What each costs, in the lines of a program. */
const withRates = (paper: JsonObject): JsonObject =>
  replaceFields(paper, ([name, list]) => {
    if (!Array.isArray(list) || !list.every(isJsonObject)) return null;
    const read = withoutSums(list).map((line) =>
      replaceFields(line, ([own, value]) => {
        if (plainName(own) === 'itemtype') return [[['unit', own], value]];
        return plainName(own) === 'rate' ? [[['unit price', own], value]] : null;
      }),
    );
    return read.length < list.length || read.some((one, at) => one !== list[at])
      ? [[name, read]]
      : null;
  });

/** Of several lines one with no more than an amount is what those before it come to. */
const withoutSums = (lines: readonly JsonObject[]): readonly JsonObject[] =>
  lines.length < 2 ? lines : lines.filter((line) => !Object.entries(line).every(isBareAmount));
const isBareAmount = ([name, value]: [string, JsonValue]): boolean =>
  isEmpty(value) || (/^(?:amount|total|linetotal)$/.test(plainName(name)) && isScalar(value));

/** The one request for its money that an invoice makes. */
const withRequest = (invoice: JsonObject): JsonObject =>
  replaceFields(invoice, ([name, list]) => {
    const [only, other] = plainName(name) === 'paymentrequests' && Array.isArray(list) ? list : [];
    if (!isJsonObject(only) || other !== undefined) return null;
    return [
      [['due date'], findField(only, /^duedate$/) ?? null],
      [['total'], findField(only, /^computedamount$/) ?? null],
      [['amount paid'], findField(only, /^totalcompletedamount$/) ?? null],
    ];
  });

/** What a program calls an invoice that we send, and what it keeps of it. */
const isKept =
  (invoice: JsonObject) =>
  ([name, value]: Field): boolean => {
    const plain = plainName(name);
    const isKind =
      /^(?:type|object|invoicetype|documenttype)$/.test(plain) &&
      /^(?:ACCREC|invoice|sales ?invoice|standard)$/i.test(toText(value));
    const isState = plain === 'paid' && typeof value === 'boolean';
    const isTwice = toldBetter.some(([one, by]) => one === plain && hasName(invoice, by));
    return isKind || isState || isTwice || isNotYetDue(invoice, [name, value]) || kept.test(plain);
  };

/** Of a draft nothing is due as yet, and all of it will be. */
const isNotYetDue = (invoice: JsonObject, [name, value]: Field): boolean =>
  /^(?:remaining(?:amount)?|amount(?:remaining|due|residual)|balance(?:due)?|outstanding(?:amount)?)$/.test(
    plainName(name),
  ) &&
  Number(toText(value) || 'none') === 0 &&
  /^draft$/i.test(toText(findField(invoice, /^(?:status|state|invoicestatus)$/)));

/** The same of one in a list. */
const withoutKind = (invoice: JsonObject): JsonObject =>
  replaceFields(invoice, (field) => (isKept(invoice)(field) ? [] : null));

/** What a program tells twice: as a number for itself, and as people read it. */
const toldBetter: readonly (readonly [string, RegExp])[] = [
  ['paymentterms', /^paymenttermslabel$/],
  ['duedate', /^duedatestring$/],
  ['date', /^datestring$/],
  ['displayedas', /^invoicenumber$/],
  ['lineextensionamount', /^taxexclusiveamount$/],
];

/** Beside what remains of it, the amount that was due is the whole. */
function withOneDue(invoice: JsonObject): JsonObject {
  if (!hasName(invoice, /^(?:amountremaining|remainingamount)$/)) return invoice;
  const hasTotal = hasName(invoice, /^(?:total|totalamount|amount)$/);
  return replaceFields(invoice, ([name, value]) => {
    if (plainName(name) !== 'amountdue') return null;
    return hasTotal ? [] : [[['total', name], value]];
  });
}

/** A reference is the number of an invoice that has no other, the customer's order, or what it is for. */
function withReference(invoice: JsonObject, subject: string | undefined): JsonObject {
  const hasNumber = hasName(invoice, /^(?:invoice(?:number|no)?|number)$/);
  return replaceFields(invoice, ([name, value]) => {
    const plain = plainName(name);
    if (plain === 'number') return [[['invoice number', name], value]];
    if (plain === 'name' && !hasNumber && isPaperNumber.test(toText(value)))
      return [[['invoice number', name], value]];
    if (plain === 'id' && !hasNumber && isOwnNumber.test(toText(value)))
      return [[['invoice number', name], value]];
    if (!/^reference(?:number)?$/.test(plain) || typeof value !== 'string') return null;
    if (isOrderNumber.test(value)) return [[['purchase order', name], value]];
    if (!hasNumber) return [[['invoice number', name], value]];
    return subject === undefined || isNumber.test(value) ? null : [[[subject, name], value]];
  });
}
const isOwnNumber = /^[A-Z]{1,5}-?\d{1,12}$/i;
/** `INV/2026/00412` */
const isPaperNumber = /^[A-Z]{1,6}[-/ ]?(?:\d{2,4}[-/]){0,2}\d{1,12}$/;
const isOrderNumber = /^(?:p\.?o\.?|purchase order)\b/i;
/** One word, and one behind a word of two or three letters, as `SO 11803`. */
const isNumber = /^(?:\p{L}{1,4} )?\S*\d\S*$/u;

/** Whoever is billed is the customer, though a program calls them a contact. */
function withBilled(invoice: JsonObject): JsonObject {
  if (hasName(invoice, customers)) return invoice;
  const contact = Object.entries(invoice)
    .filter(([name]) => contacts.test(plainName(name)))
    .map(([, value]) => toText(value))
    .find((value) => value !== '' && !/^https?:/.test(value));
  if (contact === undefined) return invoice;
  if (isPersonName(contact)) return { customer: contact, ...invoice };
  return replaceFields(invoice, ([name, value]) =>
    value === contact && contacts.test(plainName(name)) ? [[['customer', name], value]] : null,
  );
}
const customers = /^(?:customer|customername|client|clientname|company|companyname)$/;
const contacts = /^contact(?:name)?$/;

const rename = (record: JsonObject, rows: readonly PaperRow[]): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const row = rows.find(([shape]) => shape.test(plainName(name)));
    if (row === undefined || !isScalar(value)) return null;
    // What people call private stays so.
    if (row[1] === 'note' && /\s/.test(name)) return null;
    const [, usual, read] = row;
    const written: JsonValue | null = read === undefined ? value : read(value);
    if (written === null) return null;
    return [[usual === '' ? [name] : [usual, name], written]];
  });
