import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import type { Contacts } from '../addresses/find-contacts.ts';
import { isNobody, type Part } from './read-people.ts';

/** Who of an object's lists may not be contacted. */
export interface LeftOut {
  /** Their records, for {@link withoutRecords}. */
  records: ReadonlySet<JsonValue>;
  /** Whether nobody is left whom the object is for: then it is refused as a whole. */
  isNobodyLeft: boolean;
}

/**
 * Finds the people of an object's lists who may not be contacted: whose number or address is listed,
 * or whose record asks for it. What the object says or names outside of such records is about all of
 * it.
 */
export function leaveOut(whole: Part, isListed: (value: string) => boolean): LeftOut {
  const records = new Set<JsonValue>();
  const { isUnwanted, asksAround } = judge(whole, { records, isListed });
  return { records, isNobodyLeft: isUnwanted || asksAround };
}

interface Judged {
  isUnwanted: boolean;
  /** It asks, and names nobody: it speaks of the record around it. */
  asksAround: boolean;
  /** Whether somebody is left whom it names, or who is of a list of people. */
  hasPeople: boolean;
}

interface Judging {
  records: Set<JsonValue>;
  isListed: (value: string) => boolean;
}

function judge(part: Part, judging: Judging): Judged {
  const judged = part.parts.map((child) => ({ child, ...judge(child, judging) }));
  const unwanted = judged.filter(({ isUnwanted }) => isUnwanted);
  const left = judged.filter(({ isUnwanted }) => !isUnwanted);
  const namesPeople = !isNobody(part.own) || left.some(({ hasPeople }) => hasPeople);
  const asks = part.wishes.optOut || judged.some(({ asksAround }) => asksAround);
  const isSomebody = part.isPerson || !isNobody(part.everybody);
  const isUnwanted =
    (asks && isSomebody) ||
    isAnyListed(part.own, judging) ||
    // Whom its lists named has been taken out.
    (unwanted.length > 0 && !namesPeople);
  if (!isUnwanted) for (const { child } of unwanted) judging.records.add(child.record);
  return {
    isUnwanted,
    asksAround: asks && !isSomebody,
    hasPeople: part.isPerson || namesPeople,
  };
}

const isAnyListed = ({ phones, emails }: Contacts, { isListed }: Judging): boolean =>
  phones.some(isListed) || emails.some(isListed);

/** The object without these records of its lists; what holds none of them is the same as before. */
export const withoutRecords = (object: JsonObject, records: ReadonlySet<JsonValue>): JsonObject =>
  records.size === 0 ? object : (without(object, records) as JsonObject);

function without(value: JsonValue, records: ReadonlySet<JsonValue>): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.filter((item) => !records.has(item)).map((item) => without(item, records));
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, JsonValue]) => [
      key,
      without(child, records),
    ]),
  );
}
