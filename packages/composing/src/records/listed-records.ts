import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isKnownName, plainName } from '../facts/field-names.ts';
import { withoutBookkeeping } from './bookkeeping.ts';
import { isEmpty, isScalar, replaceFields } from './fields.ts';
import { withLabelledFields } from './labelled-lists.ts';
import { lineNames } from './line-names.ts';
import { withLiftedFields } from './lift-fields.ts';
import { isPriced, withPricedLine } from './priced-lines.ts';
import { readCurrencyName } from './units-of-names.ts';

/** Lists of what is sold or bought, as programs call them. */
const lines =
  /^(?:line|item|lines|rows|records|products|productdetails|lineitemsdata|invoiceitems|subscriptionitems|orderlines?|quoteditems|quote(?:line)?items|estimate(?:line)?items|purchaseorderlines|opportunitylineitems)$/;

/** The same by the last word, where each has its price. */
const linesByWord = /(?:lines?|lineids|positions?|items|rows|articles)$/;

/** Each record of a list with what it nests, under the usual names of lines, and without what only its program needs. */
export const withListedRecords = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = readList(given);
    if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return null;
    const read = value.slice(0, most).map(readLine);
    const isOfGoods = linesByWord.test(plainName(name)) && read.every(isPriced);
    const isChanged = value !== given || read.some((one, at) => one !== value[at]);
    // `Line` is a thing in words, and here all of them.
    const isOfLines =
      (lines.test(plainName(name)) || isOfGoods) &&
      (/^(?:line|item)$/.test(plainName(name)) || !isKnownName(name));
    if (!isChanged && !isOfLines) return null;
    return [[isOfLines ? ['items', name] : [name], [...read, ...value.slice(most)] as JsonValue]];
  });

/** `{data: [...]}`, `{object: 'list', data: [...]}` */
function readList(given: JsonValue): JsonValue {
  if (!isJsonObject(given)) return readGroups(given);
  const lists = Object.values(given).filter((one) => !isScalar(one));
  const isList =
    lists.length === 1 && Object.keys(given).every((name) => besideList.test(plainName(name)));
  return isList || Object.keys(given).length === 1 ? (lists[0] ?? Object.values(given)[0]!) : given;
}
const besideList =
  /^(?:object|data|nodes|edges|items|records|results|hasmore|totalcount|count|url|links?|size)$/;

/** `grouped_lines: [{section: {title}, line_items: [...]}]` are the lines of all groups. */
function readGroups(given: JsonValue): JsonValue {
  if (!Array.isArray(given) || given.length === 0) return given;
  const groups = given.map((one) => (isJsonObject(one) ? readGroup(one) : undefined));
  return groups.every((group) => group !== undefined) ? groups.flat() : given;
}

function readGroup(group: JsonObject): JsonObject[] | undefined {
  const held = Object.entries(group).filter(([, value]) => Array.isArray(value));
  const [[, list] = [], other] = held;
  const isOnly = Object.entries(group).every(
    ([name, value]) => Array.isArray(value) || besideGroup.test(plainName(name)),
  );
  return isOnly && other === undefined && Array.isArray(list) && list.every(isSold)
    ? list
    : undefined;
}
const isSold = (line: JsonValue): line is JsonObject =>
  isJsonObject(line) &&
  Object.keys(line).some((name) => /price|quantity|qty/.test(plainName(name)));
const besideGroup = /^(?:id|section|group|title|name|position|sortorder)$/;

/** More of them stand in no text. */
const most = 500;

const readLine = (line: JsonObject): JsonObject =>
  withPricedLine(
    withLineNames(withoutBookkeeping(withLiftedFields(withLabelledFields(withNames(line))))),
  );

/** What a thing costs each is told with it. */
const ofPrice = /^(?:unitamount|unitprice|price|currency|recurring|interval)$/;

/** `Product2: {Name: 'Onboarding'}` is its name. */
const withNames = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) => {
    if (!isJsonObject(value)) return null;
    const own = Object.entries(value).find(
      ([key, one]) => ofThing.test(plainName(key)) && isScalar(one) && !isEmpty(one),
    );
    if (own === undefined || !things.test(plainName(name))) return null;
    const priced = Object.entries(value).filter(([key]) => ofPrice.test(plainName(key)));
    return [[['item', name], own[1]], ...priced];
  });
const things =
  /^(?:product(?:\d|name|id)?|(?:product)?variant|article|material|part|item|service|price|plan|sku)$/;
const ofThing =
  /^(?:name|title|nickname|(?:product|item|service)?description|productname|itemname)$/;

const withLineNames = (line: JsonObject): JsonObject =>
  replaceFields(line, ([name, value]) => {
    if (isKnownName(name)) return null;
    // `{item, qty: 2, '£': 180}`
    const code = readCurrencyName(name);
    if (code !== undefined && isScalar(value))
      return [
        [['price', name], value],
        ['currency', code],
      ];
    const usual = lineNames.find(([shape]) => shape.test(plainName(name)))?.[1];
    return usual === undefined ? null : [[[usual, name], value]];
  });
