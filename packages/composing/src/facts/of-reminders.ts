import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, plainName } from './field-names.ts';
import { onceFor } from './once-for.ts';
import { accountsContacts } from './trade-names.ts';

/**
 * The data of a reminder as its letter tells it: whom the customer has for it, how to pay, and which reminder it is,
 * whatever fields say so.
 */
export const withReminder = onceFor((context: JsonObject): JsonObject =>
  withNumber(withNext(withHowToPay(withAccounts(context)))),
);

/** Of a list that has one invoice, or has one left, nobody reads that these are unpaid. */
const withNumber = (context: JsonObject): JsonObject =>
  Array.isArray(context['invoices']) && context['invoices'].length === 1
    ? { ...context, invoicesAre: 'this invoice is' }
    : context;

/** `who: The Anchor, owner Jo Hale` owes it where no other field says who does; `who: Ines` is one of us. */
export const withDebtor = onceFor((context: JsonObject): JsonObject => {
  const names = Object.keys(context);
  const who = names.find((name) => plainName(name) === 'who');
  const said = who === undefined ? undefined : context[who];
  if (!isText(said) || said.trim().split(' ').length < 3 || names.some(isDebtor)) return context;
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => [name === who ? 'customer' : name, value]),
  );
});
const debtors: ReadonlySet<string> = new Set(namesFor('customer'));
const isDebtor = (name: string): boolean => debtors.has(plainName(name));

const isText = (value: JsonValue | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** Who keeps their accounts reads of an open invoice before anybody else of theirs. */
function withAccounts(context: JsonObject): JsonObject {
  const entries = Object.entries(context);
  const found = entries.find(([name]) => ofAccounts.has(plainName(name)));
  if (found === undefined || !isNamed(found[1])) return context;
  return Object.fromEntries([
    ['contact', found[1]],
    ...entries
      .filter((entry) => entry !== found)
      .map(([name, value]) => [contacts.has(plainName(name)) ? 'otherContact' : name, value]),
  ]);
}
const ofAccounts = new Set(accountsContacts);
const isNamed = (value: JsonValue): boolean =>
  (isText(value) && /^\p{Lu}[^@]*$/u.test(value)) ||
  (isJsonObject(value) && isText(value['name']) && !value['name'].includes('@'));
const contacts = new Set('contact contactname contactperson maincontact'.split(' '));

type Kind = 'link' | 'text' | 'bank' | 'name' | 'reference';

const byMeans = /^(?:pay(?:by|via|with|through)?|topay)$/;
/** What says how to pay, with the words that a letter has before it. */
const ways: readonly (readonly [RegExp, Kind, string])[] = [
  [
    /^(?:pay(?:ment)?(?:link|url|page)|(?:link|url)topay|(?:pay|payment)?online(?:payment)?(?:link|url)?|checkoutlink|invoicelink)$/,
    'link',
    'online at',
  ],
  [
    /^(?:(?:bank|payment|remittance|bacs|ach|wire|transfer)(?:details|info|information|account)|payment(?:methods|options)|remitto|remittance(?:address)?|howtopay|waystopay|paymentinstructions)$/,
    'text',
    '',
  ],
  [byMeans, 'text', ''],
  [
    /^(?:bank)?accountname$|^(?:bank)?accountholder$|^(?:beneficiary|payee)(?:name)?$|^(?:make)?(?:cheques?|checks?)?payable(?:to)?$|^payto$/,
    'name',
    '',
  ],
  [/^(?:neft|rtgs|neft(?:or)?rtgs|imps|eft|giro|paynow|interac|e?transfer(?:to)?)$/, 'text', ''],
  // With an account it is a way to pay, without one the name of a bank, ours or theirs.
  [/^bank$/, 'text', ''],
  [/^(?:upi|upiid|vpa)$/, 'text', 'UPI'],
  [/^bankname$/, 'bank', ''],
  [/^sortcode$/, 'bank', 'sort code'],
  [/^(?:bank)?account(?:number|no)$/, 'bank', 'account'],
  [/^iban$/, 'bank', 'IBAN'],
  [/^(?:bic|swift|bicswift|swiftbic|swiftcode|biccode)$/, 'bank', 'BIC'],
  [/^bsb$/, 'bank', 'BSB'],
  [/^(?:aba)?routing(?:number|no)$|^aba$/, 'bank', 'routing number'],
  [/^(?:payment|remittance)(?:reference|ref)$/, 'reference', 'reference'],
];
const own = /^(?:our|us|we|seller|company)(?=[a-z]{3})/;
const groups =
  /^(?:our)?(?:bank|bankdetails|bankaccount|payment|paymentdetails|paymentinfo|howtopay|remittance|remitto)$/;
/** Whose account it may be. */
const theirs = /\b(?:their|his|her|customer['’]s|client['’]s|they pay from|mandate)\b/iu;
/** `yes`, `true`: that it can be paid so tells nobody how. */
const saysNothing = /^(?:yes|no|y|n|true|false|none|n\/a|unknown|tbc|tbd|[-–?]+)[.!]?$/i;

/** By what somebody pays, and neither until when nor how much. */
const means =
  /\b(?:che(?:ck|que)s?|payable|payee|ach|zelle|venmo|paypal|upi|cards?|cash|transfers?|wire|bank|online|account|iban|link|bacs|m-?pesa|paybill|paynow|gcash|swish|vipps|bizum|pix|bpay|payid|giro)\b|https?:/iu;

/** What a field names that says to whom it is payable, where it says how. */
const byTransfer =
  /\biban\b|@|\btransfers?\b|\bche(?:ck|que)s?\b|\bpaypal\b|\ba\/?c\b|\baccount\b/iu;

interface Way {
  key: string;
  kind: Kind;
  said: string;
}

/** Our details stand on an invoice for whoever pays it; what is the customer's own is named as theirs. */
function withHowToPay(context: JsonObject): JsonObject {
  const all = Object.entries(context).flatMap(([key, value]) =>
    isJsonObject(value) && groups.test(plainName(key))
      ? Object.entries(value).flatMap((entry) => readWay(...entry, key))
      : readWay(key, value, key),
  );
  // An account number alone is as often that of the customer with us, and a reference is no way.
  const isAlone = all.every(
    ({ kind, key }) => kind === 'reference' || ofCustomer.test(plainName(key)),
  );
  const found = isAlone ? [] : all;
  const [first, second] = found;
  if (first === undefined) return context;
  if (second === undefined && asWritten.has(plainName(first.key))) return context;
  const keys = new Set(found.map(({ key }) => key));
  return {
    ...Object.fromEntries(Object.entries(context).filter(([key]) => !keys.has(key))),
    howToPay: tellWays(found),
  };
}

/** `Online at https://…, or by bank transfer to Lugger Ltd, IBAN …` */
function tellWays(found: readonly Way[]): string {
  const of = (kind: Kind): string[] => [
    ...new Set(found.flatMap((way) => (way.kind === kind ? [way.said] : []))),
  ];
  const [bank, names] = [of('bank'), of('name')];
  const account = bank.length === 0 ? [] : [`bank transfer to ${[...names, ...bank].join(', ')}`];
  const payee = bank.length === 0 ? names.map((name) => `payable to ${name}`) : [];
  const all = [of('link'), of('text'), account].filter((one) => one.length > 0);
  return [all.map((one) => one.join(', ')).join(', or '), ...payee, ...of('reference')]
    .filter((part) => part !== '')
    .join(', ');
}
const ofCustomer = /^account(?:number|no|name|holder)$/;
const asWritten = new Set(namesFor('howToPay'));

function readWay(name: string, value: JsonValue, key: string): Way[] {
  const plain = plainName(name).replace(own, '');
  const [, kind, words] = ways.find(([shape]) => shape.test(plain)) ?? [];
  if (kind === undefined || (typeof value !== 'string' && typeof value !== 'number')) return [];
  const said = String(value)
    .trim()
    .replace(/[.;,]+$/u, '');
  if (said === '' || saysNothing.test(said) || theirs.test(said) || /[[{<]/.test(said)) return [];
  if (plain === 'bank' && !/\d{4}/.test(said)) return [];
  // `pay by: 12/15`, `to pay: $300`
  if (byMeans.test(plain) && !means.test(said)) return [];
  const isWhole = words === '' || said.toLowerCase().includes(words!.toLowerCase());
  const isLink = /^(?:https?:\/\/|www\.)\S+$/iu.test(said);
  if (kind === 'name' && byTransfer.test(said)) return [{ key, kind: 'text', said }];
  if (kind === 'link' && !isLink) return /\s/.test(said) ? [{ key, kind: 'text', said }] : [];
  return [{ key, kind, said: isWhole ? said : `${words} ${said}` }];
}

/** `remindersSent: 1`: the next one is the second. */
function withNext(context: JsonObject): JsonObject {
  const [key, value] = Object.entries(context).find(([name]) => counts.test(plainName(name))) ?? [];
  const sent = value === undefined ? undefined : countSent(value);
  if (key === undefined || sent === undefined) return context;
  const { [key]: _, ...others } = context;
  const next = ordinals[sent];
  return next === undefined ? others : { ...others, nextReminder: next };
}
const counts =
  /^(?:reminders?(?:already)?sent|reminders|(?:numberof|noof|previous|prior|past)reminders(?:sent)?|remindercount|reminderssofar)$/;
const ordinals: Readonly<Record<number, string>> = {
  1: 'second',
  2: 'third',
  3: 'fourth',
  4: 'fifth',
};

function countSent(value: JsonValue): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value === 'number') return value;
  const [, said] =
    (typeof value === 'string' && /^(\d)(?![\d./-])(?: |x|$|[,;(])/u.exec(value.trim())) || [];
  return said === undefined ? undefined : Number(said);
}
