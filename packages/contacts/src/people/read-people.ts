import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { findContacts, isOurs, type Budget, type Contacts } from '../addresses/find-contacts.ts';
import type { PhoneRegion } from '../addresses/phone-number.ts';
import { findWishes } from '../wishes/read-wishes.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** A JSON object, or a record of one of its lists, apart from the records of its own lists. */
export interface Part {
  record: JsonObject;
  /** What it says itself. */
  wishes: Wishes;
  /** Whom it names itself. */
  own: Contacts;
  /** Whom it and its parts name. */
  everybody: Contacts;
  /** The records of its lists. */
  parts: readonly Part[];
  /** Whether it is of a list of people: one of its records has a number or an address. */
  isPerson: boolean;
}

/** An object as its parts; `isWhole` is false where it names more people than are looked at. */
export interface People {
  whole: Part;
  isWhole: boolean;
}

/** Numbers and addresses of an object; eight full lists. */
const mostContacts = 4_000;

/**
 * Reads an object with lists of people, so that each record counts for its own person alone.
 * Takes time in proportion to the object.
 */
export function readPeople(object: JsonObject, region: PhoneRegion): People {
  const budget = { left: mostContacts };
  const whole = readPart(object, region, budget);
  return { whole, isWhole: budget.left > 0 };
}

function readPart(record: JsonObject, region: PhoneRegion, budget: Budget): Part {
  const lists: JsonObject[][] = [];
  const said = takeLists(record, lists);
  const own = findContacts(said, region, budget);
  const parts = lists.flatMap((records) => readList(records, region, budget));
  const everybody = union([own, ...parts.map((part) => part.everybody)]);
  return { record, wishes: findWishes(said), own, everybody, parts, isPerson: false };
}

function readList(records: readonly JsonObject[], region: PhoneRegion, budget: Budget): Part[] {
  const parts = records.map((record) => readPart(record, region, budget));
  const isPerson = parts.some(({ everybody }) => !isNobody(everybody));
  return parts.map((part) => ({ ...part, isPerson }));
}

/** The value without the records of its lists, which are added to `lists`; itself if it has none. */
function takeLists(value: JsonValue, lists: JsonObject[][]): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return takeList(value, lists);
  let kept: JsonObject | undefined;
  for (const [name, child] of Object.entries<JsonValue>(value)) {
    if (typeof child !== 'object' || child === null || isOurs(name)) continue;
    const said = isOfLines(name, child) ? child.map(readLine) : takeLists(child, lists);
    if (said === child) continue;
    kept ??= { ...value };
    kept[name] = said;
  }
  return kept ?? value;
}

const lineNames = /phone|mobile|e-?mail/i;

/** `phone: [{label: 'work', value: '01632 960882'}]`: how one person is reached, and no people. */
const isOfLines = (name: string, child: JsonValue): child is JsonObject[] =>
  lineNames.test(name) && Array.isArray(child) && child.length > 0 && child.every(holdsLine);

const holdsLine = (item: JsonValue): boolean =>
  isJsonObject(item) && typeof item['value'] === 'string';

const readLine = ({ value }: JsonObject): JsonValue => value!;

function takeList(list: JsonValue[], lists: JsonObject[][]): JsonValue[] {
  const records = list.filter(isJsonObject);
  if (records.length > 0) lists.push(records);
  return list.filter((item) => !isJsonObject(item)).map((item) => takeLists(item, lists));
}

export const isNobody = ({ phones, emails }: Contacts): boolean =>
  phones.length + emails.length === 0;

export const union = (all: readonly Contacts[]): Contacts =>
  all.length === 1
    ? all[0]!
    : {
        phones: [...new Set(all.flatMap(({ phones }) => phones))],
        emails: [...new Set(all.flatMap(({ emails }) => emails))],
      };
