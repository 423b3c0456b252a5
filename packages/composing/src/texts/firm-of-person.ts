import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isSameName, toName } from '../facts/conflicts.ts';
import { namesFor, plainName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { isPersonsName } from '../request/crm-properties.ts';

/** A program's form has who filled it in under such a name, and whom they work for beside it. */
const namesOfCustomer = new Set(
  'customer customername cust custname client clientname accountname'.split(' '),
);
const firm =
  /^(?:customer|cust|client|account)?(?:(?:company|firm|business)(?:name)?|organi[sz]ation|employer)$/;
const parties = new Set('customer client account cust'.split(' '));
const ownNames = new Set(['name', 'fullname', ...namesOfCustomer]);
const contacts = new Set(namesFor('contact')).difference(ownNames);

/** The data with a person under the customer's name, beside their firm, as the firm's contact. */
export const withFirm = onceFor((context: JsonObject): JsonObject => {
  const own = toContact(context, namesOfCustomer);
  const nested = Object.entries(own).map(([name, value]): [string, JsonValue] => [
    name,
    parties.has(plainName(name)) && isJsonObject(value) ? toContact(value, ownNames) : value,
  ]);
  return nested.every(([name, value]) => own[name] === value) ? own : Object.fromEntries(nested);
});

function toContact(record: JsonObject, names: ReadonlySet<string>): JsonObject {
  const entries = Object.entries(record);
  const person = entries.find(([name]) => names.has(plainName(name)));
  const [who, company] = [person, entries.find(([name]) => firm.test(plainName(name)))].map(
    (entry) => entry?.[1],
  );
  if (typeof who !== 'string' || typeof company !== 'string' || company.trim() === '')
    return record;
  if (isSameName(toName(who), toName(company)) || !isPersonsName(who.trim(), company))
    return record;
  // Somebody else of theirs may be who is to be spoken to.
  const isSecond = entries.some(([name]) => contacts.has(plainName(name)));
  const named = isSecond ? 'customerContact' : 'contactName';
  return Object.fromEntries(entries.map((entry) => (entry === person ? [named, who] : entry)));
}
