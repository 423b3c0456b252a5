import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isGivenName } from '../facts/given-names.ts';
import { isKnownName, plainName, spacedName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, replaceFields, type NewField } from './fields.ts';

type Kind = 'person' | 'firm' | 'place' | 'thing' | 'currency';

/** Whom or what a reference is to, by what programs call the field. */
const kinds: readonly (readonly [RegExp, string, Kind])[] = [
  [
    /^(?:org|organi[sz]ation|(?:parent)?account(?:id)?|company|customer|client|salesaccount|debtor|billto|billingaddress)$/,
    'customer',
    'firm',
  ],
  [/^(?:vendor|supplier)$/, 'supplier', 'firm'],
  [
    /^(?:person|(?:primary|main|customer|client|job|site)?contact(?:person)?|requester|consumer|reviewer|recipient|associatedcontact|(?:parent)?contactid)$/,
    'contact',
    'person',
  ],
  [
    /^(?:owner(?:id)?|assignee|assignedto|responsible|salesperson|salesrep|responsibleuser|assigneduser)$/,
    'owner',
    'person',
  ],
  [
    /^(?:projectmanager|referredby|referrer|referringcustomer|accountmanager|manager|supervisor|author|reporter|hiringmanager)$/,
    '',
    'person',
  ],
  [/^(?:site|location|worklocation|property|office|jobsite)$/, '', 'place'],
  [
    /^(?:leadsource|source|status|stage|category|department|division|trade|product|team|project|term|paymentterm|salesterm)$/,
    '',
    'thing',
  ],
  [/^(?:transaction)?currency(?:id)?$/, 'currency', 'currency'],
];

const named =
  /^(?:name|displayname|displayedas|displaylabel|fullname|(?:company|supplier|vendor|customer|account|organi[sz]ation|product|site)name|nickname|locationstr|currencycode)$/;
const firm = /^(?:company|companyname|organi[sz]ation|organi[sz]ationname)$/;
const first = /^(?:first|firstname|givenname)$/;
const last = /^(?:last|lastname|familyname|surname)$/;
const position = /^(?:position|jobtitle|title|jobrole)$/;
const email = /^(?:emails?|emailaddress(?:es)?|workemail|address)$/;
const isEmail = (value: JsonValue): boolean => typeof value === 'string' && value.includes('@');
const phone = /^(?:phones?|phonenumbers?|mobile|mobilenumber|homenumber|worknumber)$/;

/**
 * `Account: {Name: 'Lakeview Montessori', BillingCity}` is the customer of that name, and `person_id: {name, phone: [{value}]}`
 * a contact with a telephone number. A list of one such record is read as the record.
 */
export const withReferences = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = Array.isArray(given) && given.length === 1 ? given[0]! : given;
    const kind = isJsonObject(value) ? findKind(name) : undefined;
    if (!isJsonObject(value) || kind === undefined || isWritten(name, value)) return null;
    const [, usual, of] = kind;
    const called = usual === '' ? baseName(name) : usual;
    if (of === 'currency') return readCurrency(value);
    if (of === 'place') return readPlace(called, value);
    const text = readName(value, of);
    if (text === undefined) return null;
    const isParty = called === 'customer' || called === 'contact';
    if (!isParty) return [[[called, spacedName(name)], text]];
    return [
      ...listNames([called, spacedName(name)], text, value),
      ...listLines(value),
      ...listOwnFields(value),
    ];
  });

/** `contact: {name, phone}`, as people write it, is read where it stands. */
const isWritten = (name: string, value: JsonObject): boolean =>
  isKnownName(name) &&
  name === name.toLowerCase() &&
  Object.entries(value).every(
    ([own, of]) => isScalar(of) && (written.test(own) || !isReference(plainName(own))),
  );
const written =
  /^(?:name|company|contact|email|phone|tel|telephone|mobile|title|role|position|address|city|town|state|postcode|zip)$/;
const isReference = (own: string): boolean =>
  own === 'id' || [named, firm, first, last, email, phone].some((names) => names.test(own));

/** Who it is, and for which house: accounting programs call both a contact. */
function listNames(names: readonly string[], text: string, value: JsonObject): NewField[] {
  const house = findField(value, firm);
  const person = readPerson(value);
  const own = findField(value, named);
  if (names[0] === 'customer')
    return [
      [names, text],
      [['contact'], person === text ? null : (person ?? null)],
    ];
  const isHouse = typeof own === 'string' && person === undefined && !isPersonName(own);
  if (isHouse) return [[['customer', ...names], own]];
  const isOfHouse = person !== undefined && typeof own === 'string' && !own.includes(person);
  return [
    [names, text],
    [['company', 'customer'], house ?? (isOfHouse ? own : null)],
  ];
}

const isPersonName = (name: string): boolean => {
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

/** What a customer of the program has made of its own. */
const listOwnFields = (value: JsonObject): NewField[] =>
  Object.entries(value).flatMap(([name, own]) =>
    /^custom ?fields?$/.test(spacedName(name)) && isJsonObject(own)
      ? Object.entries(own).map(([key, one]): NewField => [[key], one])
      : [],
  );

/** `{value: 'USD', name: 'United States Dollar'}`, `{displayed_as: 'Pound Sterling (GBP)'}` */
function readCurrency(value: JsonObject): NewField[] | null {
  const code = Object.values(value)
    .map((one) => (typeof one === 'string' ? /\b[A-Z]{3}\b/.exec(one)?.[0] : undefined))
    .find((one) => one !== undefined);
  return code === undefined ? null : [[['currency'], code]];
}

const findKind = (name: string) => kinds.find(([shape]) => shape.test(plainName(baseName(name))));

/** `CustomerRef`, `org_id` and `Account_Name` are a customer, an organisation and an account. */
const baseName = (name: string): string =>
  spacedName(name)
    .replace(/^(?:primary )?(.+?) (?:ref|reference|id|name|details|info)$/, '$1')
    .replace(/(?<![su])s$/, '');

function readName(value: JsonObject, of: string): string | undefined {
  const own = findField(value, named);
  const person = readPerson(value);
  const whole = isJsonObject(own) ? own['full'] : own;
  const found = of === 'person' ? (person ?? whole) : (whole ?? findField(value, firm) ?? person);
  if (typeof found !== 'string') return undefined;
  const role = of === 'person' ? findField(value, position) : undefined;
  return typeof role === 'string' ? `${found.trim()}, ${role.trim()}` : found.trim();
}

function readPerson(value: JsonObject): string | undefined {
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

const streets = /^(?:(?:billing|shipping)?(?:street|streetline|address|line|addressline)\d?)$/;
const towns = /^(?:(?:billing|shipping)?(?:city|town|suburb))$/;
const regions = /^(?:(?:billing|shipping)?(?:state|province|county|region))$/;
const codes = /^(?:(?:billing|shipping)?(?:zip|zipcode|postcode|postalcode))$/;

function readPlace(called: string, value: JsonObject): NewField[] | null {
  const address = findField(value, /^address$/);
  const own = findField(value, named);
  const parts = [own, readAddress(isJsonObject(address) ? address : value)].flatMap((part) =>
    typeof part === 'string' && part !== '' ? [part] : [],
  );
  return parts.length === 0 ? null : [[[called], parts.join(', ')]];
}

/** `508 Fern Hollow Ct, Franklin, TN 37064` */
export function readAddress(value: JsonObject): string {
  const [street, town, region, code] = [streets, towns, regions, codes].map((names) => {
    const found = findField(value, names);
    return isScalar(found) && !isEmpty(found) ? String(found) : '';
  });
  return [street, town, [region, code].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
}
