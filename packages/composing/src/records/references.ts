import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isGivenName } from '../facts/given-names.ts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { onceByName, rowsByName } from '../facts/once-by-name.ts';
import { refusedByName } from '../facts/refusals-by-name.ts';
import { isAddress, readAddress } from './addresses.ts';
import { findField, isScalar, replaceFields, toText, type NewField } from './fields.ts';
import { readNumbered, readPair } from './wrapped-values.ts';

type Kind = 'person' | 'firm' | 'place' | 'thing' | 'currency';

/** Whom or what a reference is to, by what programs call the field. */
const kinds: readonly (readonly [RegExp, string, Kind])[] = [
  [
    /^(?:org|organi[sz]ation|(?:parent)?account(?:id)?|customer|client|salesaccount|debtor|billto|billingaddress|compan(?:y|ie))$/,
    'customer',
    'firm',
  ],
  [/^(?:vendor|supplier)$/, 'supplier', 'firm'],
  [
    /^(?:person|requester|consumer|reviewer|(?:primary)?recipient|associatedcontact|(?:parent)?contactid|(?:primary|main|customer|client|billing|accounts|job|site)?contact(?:person)?)$/,
    'contact',
    'person',
  ],
  [
    /^(?:owner(?:id)?|assignee|assigned(?:to)?(?:user|employee|technician|tech|staff|to)?|responsible(?:person|user)?)$/,
    'owner',
    'person',
  ],
  [/^requestedby$/, 'requested by', 'person'],
  [/^reportsto$/, 'manager', 'person'],
  [
    /^(?:projectmanager|sales(?:person|rep)|referredby|referrer|referringcustomer|accountmanager|raisedby|manager|supervisor|author|reporter|hiringmanager|technician|inspector|jobmanager|punchitemmanager|(?:implementation|onboarding|delivery|engagement)manager)$/,
    '',
    'person',
  ],
  [/^(?:shipaddr|shippingaddress|deliveryaddress|shipto)$/, 'delivery address', 'place'],
  [/^billaddr$/, 'billing address', 'place'],
  [/^(?:main|customer|mailing|postal|registered|business)address$/, '', 'place'],
  [/^(?:creator|createdby|submittedby|loggedby|submitter)$/, 'reporter', 'person'],
  [/^(?:site|location|work(?:ing)?location|property|office|jobsite)$/, '', 'place'],
  [/^(?:job|site|service)address$/, '', 'place'],
  [/^address$/, 'address', 'place'],
  [
    /^(?:leadsource|source|status|stage|category|department|division|trade|product|team|project|term|paymentterm|salesterm)$/,
    '',
    'thing',
  ],
  [/^(?:transaction)?currency(?:id)?$/, 'currency', 'currency'],
];

const named =
  /^(?:name|displayname|refname|displayedas|displaylabel|fullname|nickname|locationstr|currencycode|(?:company|supplier|vendor|customer|account|organi[sz]ation|product|site)(?:full)?name|descriptor|descriptivename|partyname)$/;
const firm = /^(?:company|companyname|organi[sz]ation|organi[sz]ationname)$/;
const first = /^(?:first|firstname|givennames?)$/;
const last = /^(?:last|lastname|familyname|surname)$/;
const position = /^(?:position|jobtitle|title|jobrole)$/;
const email = /^(?:emails?|emailaddress(?:es)?|workemail|address|handle)$/;
const isEmail = (value: JsonValue): boolean => typeof value === 'string' && value.includes('@');
const phone = /^(?:phones?|phonenumbers?|mobile|mobilenumber|homenumber|worknumber)$/;

/**
 * `Account: {Name: 'Lakeview Montessori', BillingCity}` is the customer of that name, and `person_id: {name, phone: [{value}]}`
 * a contact with a telephone number. A list of one such record is read as the record.
 */
export const withReferences = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const pair = readPair(name, given) ?? (isReferenceName(name) ? readNumbered(given) : undefined);
    const ofPair = pair === undefined ? undefined : findPaired(name, record);
    if (ofPair !== undefined) return [[[ofPair, spacedName(name)], pair!['name']!]];
    const value = pair ?? (Array.isArray(given) && given.length === 1 ? given[0]! : given);
    const kind = isJsonObject(value) ? findKind(name) : undefined;
    if (!isJsonObject(value) || kind === undefined) return null;
    const [, usual, of] = kind;
    const isTold = usual === 'owner' || (of === 'place' && isAddress(value));
    if (isWritten(name, value) && !isTold) return null;
    const called = usual === '' ? baseName(name) : usual;
    if (of === 'currency') return readCurrency(value);
    if (of === 'place') return readPlace(called, value);
    const text = readName(value, of);
    // An address to which bills go may name nobody.
    if (text === undefined)
      return plainName(name) === 'billingaddress' ? readPlace('billing address', value) : null;
    // An account of a ledger has a number before its name.
    if (/^account/i.test(name) && /^\d{3,}\b/.test(text)) return [[[spacedName(name)], text]];
    const isParty = called === 'customer' || called === 'contact';
    if (!isParty) return [[[called, spacedName(name)], text]];
    // Whom bills go to is the company of a customer who is a person.
    const other = plainName(name) === 'billingaddress' ? 'company' : spacedName(name);
    return [
      ...listNames([called, other], text, value),
      ...listLines(value),
      ...listOwnFields(spacedName(name), value),
    ];
  });

/** Who is meant by the names that Odoo has for whoever is sold to or bought from, and for whoever does it. */
function findPaired(name: string, record: JsonObject): string | undefined {
  if (name === 'user_id') return 'owner';
  if (name !== 'partner_id') return undefined;
  return /^PO?-?\d{3,}$/.test(toText(record['name'])) ? 'supplier' : 'customer';
}

/** `contact: {name, phone}`, as people write it, is read where it stands. */
const isWritten = (name: string, value: JsonObject): boolean =>
  isKnownName(name) &&
  name === name.toLowerCase() &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(
    ([own, of]) => isScalar(of) && (written.test(own) || !isReference(plainName(own))),
  );
const written =
  /^(?:name|company|contact|email|phone|tel|telephone|mobile|title|role|position|address|city|town|state|postcode|zip)$/;
const isReference = (own: string): boolean =>
  /^(?:id|gid|uuid|identifier|number|code|key)$/.test(own) ||
  [named, firm, first, last, email, phone].some((names) => names.test(own));

/** Who it is, and for which company: accounting programs call both a contact. */
function listNames(names: readonly string[], text: string, value: JsonObject): NewField[] {
  const company = findField(value, firm);
  const person = readPerson(value);
  const own = findField(value, named);
  const [head] = [findField(value, /^contacts$/)].flat();
  const staff = isJsonObject(head) ? readPerson(head) : undefined;
  if (names[0] === 'customer')
    return [
      [names, text],
      [['contact'], person === text ? null : (person ?? staff ?? readContactName(value) ?? null)],
    ];
  const isCompany = typeof own === 'string' && person === undefined && !isPersonName(own);
  if (isCompany) return [[['customer', ...names], own]];
  const isOfCompany = person !== undefined && typeof own === 'string' && !own.includes(person);
  return [
    [names, text],
    [['company', 'customer'], company ?? (isOfCompany ? own : null)],
  ];
}

/** `customer: {id, name, contact_name}` */
const readContactName = (value: JsonObject): string | undefined => {
  const own = findField(value, /^(?:primary|main|billing)?contact(?:name|person)?$/);
  return typeof own === 'string' && isPersonName(own) ? own : undefined;
};

/** Whether a name is one of a person, as far as anybody can tell. */
export const isPersonName = (name: string): boolean => {
  const [given = ''] = name.replace(/^(?:Dr|Mrs?|Ms|Miss|Prof)\.? /, '').split(/[ -]/);
  return (
    isGivenName(given) ||
    (/^\p{Lu}[\p{L}.'’-]* \p{Lu}[\p{L}'’-]*$/u.test(name) &&
      !/(?:s|ing|Ltd|Inc|LLC|Co)$/.test(name))
  );
};

function listLines(value: JsonObject): NewField[] {
  const line = readLine(findField(value, email));
  return [
    [['email'], isEmail(line) ? line : null],
    [['phone'], readLine(findField(value, phone))],
  ];
}

/** What somebody noted of a customer or a contact, and no program keeps by itself. */
const notesOfParty =
  /^(?:(?:special|contact|customer|client|account|billing|delivery|internal|private)?(?:notes?|remarks?|comments?|instructions?|warnings?|preferences?)|preferred(?:contact(?:method|time)?|language|channel|times?)|besttime(?:to(?:call|contact))?)$/;

/** What a customer of the program has made of its own, what somebody noted of them, and what they refuse. */
const listOwnFields = (party: string, value: JsonObject): NewField[] =>
  Object.entries(value).flatMap(([name, own]): NewField[] => {
    if (/^custom ?fields?$/.test(spacedName(name)) && isJsonObject(own))
      return Object.entries(own).map(([key, one]): NewField => [[key], one]);
    return notesOfParty.test(plainName(name)) || refusedByName(name, toText(own)) !== undefined
      ? [[[name, `${party} ${name}`], own]]
      : [];
  });

/** `{value: 'USD', name: 'United States Dollar'}`, `{displayed_as: 'Pound Sterling (GBP)'}` */
function readCurrency(value: JsonObject): NewField[] | null {
  const code = Object.values(value)
    .map((one) => (typeof one === 'string' ? /\b[A-Z]{3}\b/.exec(one)?.[0] : undefined))
    .find((one) => one !== undefined);
  return code === undefined ? null : [[['currency'], code]];
}

const kindsFor = rowsByName(kinds);
const findKind = (name: string) => kindsFor(plainName(baseName(name)))[0];
/** Whether programs call a reference so: what it holds is a part of the record. */
export const isReferenceName = (name: string): boolean => findKind(name) !== undefined;
/** The same of somebody, or of somewhere. */
export const namesSomebody = (name: string): boolean =>
  ['person', 'firm', 'place'].includes(findKind(name)?.[2] ?? '');

/** `CustomerRef`, `org_id` and `Account_Name` are a customer, an organisation and an account. */
const baseName = onceByName((name): string =>
  spacedName(name)
    .replace(/^(?:primary|direct|associated|accounting) (?=\S)/, '')
    .replace(/^(.+?) (?:ref|reference|id|name|details|info|party)$/, '$1')
    .replace(/(?<![su])s$/, ''),
);

function readName(value: JsonObject, of: string): string | undefined {
  const own = findField(value, named);
  const person = readPerson(value);
  const whole = isJsonObject(own) ? own['full'] : own;
  const found =
    of === 'person'
      ? (person ?? whole)
      : (whole ?? findField(value, firm) ?? person ?? findTitle(value));
  if (typeof found !== 'string') return undefined;
  const role = of === 'person' ? findField(value, position) : undefined;
  return typeof role === 'string' ? `${found.trim()}, ${role.trim()}` : found.trim();
}

/** `Client: {item_id, title: 'Fenwick Accountants'}`: what a program has numbered goes by its title. */
const findTitle = (value: JsonObject): JsonValue | undefined =>
  Object.keys(value).some((name) => /(?:^|_)id$|Id$/.test(name))
    ? findField(value, /^title$/)
    : undefined;

/** `{givenname, surname}` */
export function readPerson(value: JsonObject): string | undefined {
  const parts = [findField(value, first), findField(value, last)].filter(
    (part) => typeof part === 'string',
  );
  return parts.length === 0 ? undefined : parts.join(' ').trim();
}

const lineValues = /^(?:value|email|phone|number|address)$/;
/** `[{label: 'work', value: 'ann@ferry.example'}]` is its value. */
function readLine(value: JsonValue | undefined): JsonValue {
  const one = Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  if (isJsonObject(one)) return findField(one, lineValues) ?? null;
  return isScalar(one) ? one : null;
}

function readPlace(called: string, value: JsonObject): NewField[] | null {
  const address = findField(value, /^address$/);
  const own = findField(value, named);
  const parts = [own, readAddress(isJsonObject(address) ? address : value)].flatMap((part) =>
    typeof part === 'string' && part !== '' ? [part] : [],
  );
  // `Bath, England` is in Bath.
  if (parts.length === 2 && parts[0]!.includes(parts[1]!)) parts.pop();
  return parts.length === 0 ? null : [[[called], parts.join(', ')]];
}
