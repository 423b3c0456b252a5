import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, isScalar, type Field } from './fields.ts';

const depth = 12;
const most = 500;

/**
 * XML that became JSON, as people would write it: `{"@currencyID": "EUR", "#text": "120.00"}` is an amount,
 * `cbc:IssueDate` an issue date, and `tasks: {task: [...]}` a list, which programs write without XML, too.
 */
export const withoutMarkup = (record: JsonObject): JsonObject =>
  isMarkup(record) ? readElement(record, depth) : openLists(record, depth);

/** `#text`; `_` beside the attributes in `$`; `@xmlns`. */
const texts = ['#text', '$t', '__text', '_'] as const;
const isNamespace = (name: string): boolean => /^(?:@_?|_)?xmlns(?::|$)/.test(name);
/** `cbc:ID` */
const prefix = /^[a-z][a-z\d]{0,9}:(?=\p{L}\S*$)/iu;
/** Of what people write one name or two may look so. */
const fewPrefixes = 3;

function isMarkup(record: JsonObject): boolean {
  const names = listNames(record, depth);
  return (
    names.some((name) => name === '#text' || name === '$t' || isNamespace(name)) ||
    (names.includes('$') && names.includes('_')) ||
    names.filter((name) => prefix.test(name)).length >= fewPrefixes
  );
}

const listNames = (value: JsonValue, level: number): string[] =>
  isScalar(value) || level === 0
    ? []
    : Object.entries(value)
        .slice(0, most)
        .flatMap(([name, own]) => [
          ...(Array.isArray(value) ? [] : [name]),
          ...listNames(own, level - 1),
        ]);

function readElement(element: JsonObject, level: number): JsonObject {
  if (level === 0) return element;
  const read: JsonObject = {};
  for (const [name, value] of listParts(element)) {
    const plain = name.replace(prefix, '').replace(/^@_?/, '');
    read[plain in read ? name : plain] = readPart(plain, value, level - 1);
  }
  return read;
}

/** What an element holds, and its attributes as fields of it. */
const listParts = (element: JsonObject): Field[] =>
  Object.entries(element).flatMap(([name, value]): Field[] => {
    if (isNamespace(name) || /^@_?(?:xsi|xml):/.test(name)) return [];
    return name === '$' && isJsonObject(value) ? listParts(value) : [[name, value]];
  });

function readPart(name: string, value: JsonValue, level: number): JsonValue {
  if (isScalar(value)) return value;
  if (Array.isArray(value)) return value.map((one) => readPart('', one, level));
  const told = readText(value);
  if (told !== undefined) return told;
  const read = readElement(value, level);
  const opened = openShell(name, read);
  // One line of several is a record, and of a list.
  return /lines?(?:item)?$/.test(plainName(name)) && isJsonObject(opened) ? [opened] : opened;
}

/** The text of an element, and of an amount its currency. */
function readText(element: JsonObject): JsonValue | undefined {
  const own = texts.find((name) => isScalar(element[name]) && element[name] !== undefined);
  const isText = own !== undefined && (own !== '_' || '$' in element);
  if (!isText) return undefined;
  const currency = listParts(element).find(([name]) => /currency(?:id|code)?$/i.test(name))?.[1];
  return typeof currency === 'string' ? { amount: element[own]!, currency } : element[own]!;
}

/** `PartyName: {Name}`, `Price: {PriceAmount}`, `OrderReference: {ID}`: an element that is there for one other. */
function openShell(name: string, element: JsonObject): JsonValue {
  const [only, other] = Object.entries(element).filter(([, value]) => !isEmpty(value));
  if (only === undefined || other !== undefined) return element;
  const [outer, inner] = [plainName(name), plainName(only[0])];
  if (isManyOf(outer, inner)) return Array.isArray(only[1]) ? only[1] : [only[1]];
  const isSame = outer.endsWith(inner) || inner.startsWith(outer);
  return (isSame && outer !== '') || (inner === 'id' && outer.endsWith('reference'))
    ? only[1]
    : element;
}

const isManyOf = (many: string, one: string): boolean =>
  [`${one}s`, `${one}es`, `${one}list`, one.replace(/y$/, 'ies')].includes(many) && many !== one;

/** `tasks: {task: [...]}`, and nothing beside it. */
function openLists(record: JsonObject, level: number): JsonObject {
  const read = Object.entries(record).map(([name, value]): Field => {
    if (isScalar(value) || Array.isArray(value) || level === 0) return [name, value];
    const [only, other] = Object.entries(value);
    const isList =
      only !== undefined &&
      other === undefined &&
      isManyOf(plainName(name), plainName(only[0])) &&
      Array.isArray(only[1]) &&
      only[1].every(isJsonObject);
    return [name, isList ? only[1] : openLists(value, level - 1)];
  });
  return read.some(([name, value]) => value !== record[name]) ? Object.fromEntries(read) : record;
}
