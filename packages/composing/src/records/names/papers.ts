import type { JsonValue } from '@workspace-ops/contracts';
import { toText } from '../fields.ts';

/** Names by `plainName`, what they mean on a paper of the kind, and how the value is written there. */
export type PaperRow = readonly [
  shape: RegExp,
  usual: string,
  read?: (value: JsonValue) => JsonValue | null,
];

const readUrl = (value: JsonValue): JsonValue | null =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value) ? `online at ${value}` : null;

const readDays = (value: JsonValue): JsonValue | null =>
  /^\d{1,3}$/.test(toText(value)) ? `${toText(value)} days` : null;

const readDay = (value: JsonValue): JsonValue =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)[T ].{0,30}$/, '$1') : value;

const readEmail = (value: JsonValue): JsonValue | null =>
  typeof value === 'string' && value.includes('@') ? value : null;

/** A day that its program tells with an hour. */
const readTimed = (value: JsonValue): JsonValue | null => {
  const day = readDay(value);
  return day === value ? null : day;
};

/** Where money goes, whatever it is called. */
const readAccount = (value: JsonValue): JsonValue | null =>
  /\b(?:sort code|iban|account|routing|bacs|bank transfer)\b/i.test(toText(value)) ? value : null;

/** `paid: yes` is a state of it. */
const readNumber = (value: JsonValue): JsonValue | null =>
  /^\d[\d.]{0,15}$/.test(toText(value)) ? value : null;

/** A state as people write it: `AUTHORISED` is an invoice that waits for its money. */
const readState = (value: JsonValue): JsonValue | null =>
  typeof value === 'string' && /^(?:[A-Z][A-Z_]{3,30}|[a-z]+(?:_[a-z]+){1,3})$/.test(value)
    ? value
        .toLowerCase()
        .replaceAll('_', ' ')
        .replace(/^authori[sz]ed$/, 'open')
    : null;

/** Of all papers that ask for money. */
const sums: readonly PaperRow[] = [
  [
    /^(?:totalamt|(?:total|gross)value|totalgross|amounttotal|totalwithtax|sumgross|total(?:amount)?inc(?:l|luding)?(?:tax|vat|gst))$/,
    'total',
  ],
  [
    /^(?:sumtax|totaltax(?:amount|amt)?|taxtotal|amounttax|(?:sales)?tax(?:value|amount|amt)|(?:vat|gst)(?:value|amount|amt|total)|total(?:vat|gst))$/,
    'tax',
  ],
  [/^address$/, 'email', readEmail],
  [/^currencycode$/, 'currency'],
];

export const invoiceNames: readonly PaperRow[] = [
  ...sums,
  [/^totalinvoiceamount$/, 'total'],
  [/^(?:due|invoice)date$/, '', readTimed],
  [/^(?:termsandconditions|footer)$/, 'how to pay', readAccount],
  [/^(?:agingdays|aging|dayspastdue|overduedays)$/, 'days overdue'],
  [/^(?:entity|partner|currentorgani[sz]ation|counterparty)$/, 'customer'],
  [/^(?:totalopenbalance|totalbalance|total(?:amount)?overdue)$/, 'balance'],
  [/^paid$/, 'amount paid', readNumber],
  [/^invoicestatus$/, 'status'],
  [/^title$/, 'subject'],
  [/^(?:send|sent)(?:date|at|on)$/, 'sent on', readDay],
  [/^(?:paymentterms|invoicenet)$/, 'payment terms', readDays],
  [
    /^(?:docnumber|invoicenum|displayedas|displaynumber|documentnumber|docno|num|tranid)$/,
    'invoice number',
  ],
  [
    /^(?:txndate|datestring|datedon|created|invoiceddate|invoicedat|dateissued|createdate|issue(?:d)?date|trandate)$/,
    'invoice date',
    readDay,
  ],
  [
    /^(?:duedatestring|dueon|dueat|paymentdue(?:date|on|by)?|datedue|expirationdate)$/,
    'due date',
    readDay,
  ],
  [
    /^(?:amountdue|amountremaining|remainingamount|duevalue|amountoutstanding|outstandingamount|(?:outstanding|open|remaining|unpaid|invoice)balance|balanceremaining|balancedue|outstanding|unpaidamount|dueamount|balancedueamount|openamount|total(?:due|outstanding|remaining|unpaid))$/,
    'balance',
  ],
  [
    /^(?:amountpaid|paidvalue|totalpaid|paidtotal|paidamount|amountreceived|paidtodate)$/,
    'amount paid',
  ],
  [/^(?:amountcredited|creditedamount|creditvalue|totalcredits?)$/, 'credit'],
  [
    /^(?:poreference|poref|orderreference|customerpo(?:number|no|ref(?:erence)?)?|customerpurchaseorder(?:number|no)?|customerorder(?:number|no|ref(?:erence)?)?|purchaseorder(?:number|ref(?:erence)?)|buyer(?:s)?reference)$/,
    'purchase order',
  ],
  [
    /^(?:salesterms?|paymenttermsname|paymentterm|termsname|invoicenetdays|paymenttermslabel)$/,
    'payment terms',
  ],
  [
    /^(?:paymenttermsindays|paymentterms?days|timetopay|net(?:terms|days)|termsindays)$/,
    'payment terms',
    readDays,
  ],
  [
    /^(?:hostedinvoiceurl|onlineinvoiceurl|invoice(?:url|link)|pay(?:ment)?(?:url|link|page)|checkouturl|payonline(?:url|link)?|onlinepayment(?:url|link))$/,
    'how to pay',
    readUrl,
  ],
  [/^(?:invoice)?status$/, 'status', readState],
  [/^(?:customermemo(?:value)?|publicnotes?)$/, 'description'],
  [/^(?:privatenotes?|internalnotes?|privatememo)$/, 'note'],
];

/** What is asked of whoever supplies it; of a customer it is what we need from them. */
export const claimNames: readonly PaperRow[] = [
  [/^what(?:do)?we(?:want|need|expect|ask)(?:for)?(?:from|of)(?:them|supplier|vendor)$/, 'remedy'],
];

export const orderNames: readonly PaperRow[] = [
  ...sums,
  [
    /^(?:docnumber|purchaseorder(?:number|no|ref(?:erence)?)|displayedas|documentnumber|docno|number|tranid|reference)$/,
    'order number',
  ],
  [
    /^(?:txndate|datestring|datedon|created(?:date|at|on)?|dateissued|issuedate|orderdate|ordercreated(?:date|at)|date|dateorder|trandate)$/,
    'order date',
    readDay,
  ],
  [
    /^(?:(?:fully|goods)?received(?:date|on|at)|receipt(?:date)|datereceived)$/,
    'received on',
    readDay,
  ],
  [/^(?:order|po|purchaseorder)status$/, 'status'],
  [/^status$/, 'status', readState],
  [/^additionalinfo$/, 'note'],
  [/^(?:company|entity|partner)$/, 'supplier'],
  [/^(?:privatenotes?|privatememo|internal(?:notes?|comments?))$/, 'note'],
];
