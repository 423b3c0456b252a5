import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { withoutBookkeeping } from './bookkeeping.ts';
import { isEmpty, isScalar, replaceFields } from './fields.ts';
import { lineNames } from './line-names.ts';
import { withLiftedFields } from './lift-fields.ts';

/** Lists of what is sold or bought, as programs call them. */
const lines =
  /^(?:line|lines|rows|records|products|productdetails|lineitemsdata|invoiceitems|subscriptionitems|orderlines?|quoteditems|quote(?:line)?items|estimate(?:line)?items|purchaseorderlines|opportunitylineitems)$/;

/** Each record of a list with what it nests, under the usual names of lines, and without what only its program needs. */
export const withListedRecords = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = withoutWrapper(given);
    if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return null;
    const read = value.slice(0, most).map(readLine);
    const isChanged = value !== given || read.some((one, at) => one !== value[at]);
    const isOfLines = lines.test(plainName(name)) && !isKnownName(name);
    if (!isChanged && !isOfLines) return null;
    return [[isOfLines ? ['items', name] : [name], [...read, ...value.slice(most)] as JsonValue]];
  });

/** `{nodes: [...]}`, `{object: 'list', data: [...], has_more: false}` */
function withoutWrapper(given: JsonValue): JsonValue {
  if (!isJsonObject(given)) return given;
  const [only, other] = Object.values(given);
  if (other === undefined) return only ?? given;
  const listed = Object.entries(given).find(
    ([name, value]) => wrappers.test(plainName(name)) && Array.isArray(value),
  );
  const isAlone = Object.values(given).every((value) => isScalar(value) || value === listed?.[1]);
  return listed !== undefined && isAlone ? listed[1] : given;
}
const wrappers = /^(?:data|nodes|records|items|results|edges)$/;

/** More of them stand in no text. */
const most = 500;

const readLine = (line: JsonObject): JsonObject =>
  withLineNames(withoutBookkeeping(withLiftedFields(withNames(line))));

/** `Product2: {Name: 'Onboarding'}` is its name. */
const withNames = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) => {
    if (!isJsonObject(value)) return null;
    const own = Object.entries(value).find(
      ([key, one]) => ofThing.test(plainName(key)) && isScalar(one) && !isEmpty(one),
    );
    return own === undefined || !things.test(plainName(name)) ? null : [[['item', name], own[1]]];
  });
const things = /^(?:product(?:\d|name|id)?|item|service|price|plan|sku)$/;
const ofThing =
  /^(?:name|title|nickname|(?:product|item|service)?description|productname|itemname)$/;

const withLineNames = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) => {
    if (isKnownName(name)) return null;
    const usual = lineNames.find(([shape]) => shape.test(plainName(name)))?.[1];
    return usual === undefined ? null : [[[usual, name], value]];
  });
