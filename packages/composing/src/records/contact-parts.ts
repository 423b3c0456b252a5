import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields, toText, type NewField } from './fields.ts';

const phones = /^(?:phones|(?:tele)?phonenumbers)$/;
const senders = /^(?:sender|from)$/;
const contacts = /^(?:contact(?:person)?|primarycontact)$/;
const companies = /^(?:customer|client|company|party|account|organi[sz]ation)(?:name)?$/;

/** How somebody is reached, and who they are, as programs keep it of one record. */
export const withContactParts = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (phones.test(plain)) return readPhones(name, value);
    if (typeof value !== 'string') return null;
    if (senders.test(plain)) return readSender(value, 'reply' in record);
    return contacts.test(plain) ? readContact(name, value, record) : null;
  });

/** `phone_numbers: [{number, category: 'mobile'}]`; several are told with what each is. */
function readPhones(name: string, value: JsonValue): NewField[] | null {
  const [only, other] = Array.isArray(value) ? value : [];
  if (!isJsonObject(only) || other !== undefined) return null;
  return [[['phone', name], findField(only, /^(?:number|value|phone(?:number)?)$/) ?? null]];
}

/** `"Tessa Quayle" <tessa@redfern.example>`; who wrote something else than a reply may be one of us. */
function readSender(value: string, isLead: boolean): NewField[] | null {
  const [, name, address] =
    /^"?([^"<>@]{2,80}?)"? ?<([^<>\s]{1,120}@[^<>\s]{3,120})>$/.exec(value) ?? [];
  return name === undefined
    ? null
    : [
        [[...(isLead ? ['contact'] : []), 'sender'], name],
        [[...(isLead ? ['email'] : []), 'email of the sender'], address!],
      ];
}

/** `Mia Rowe-Harbour Lane Bakery` is her name and that of her company, which has a field of its own. */
function readContact(name: string, value: string, record: JsonObject): NewField[] | null {
  const company = Object.entries(record)
    .filter(([own]) => companies.test(plainName(own)))
    .map(([, of]) => toText(of))
    .find((of) => of !== '' && value.endsWith(`-${of}`));
  return company === undefined ? null : [[[name], value.slice(0, -company.length - 1).trim()]];
}
