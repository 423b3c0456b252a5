import { findContacts, findWishes, type Contacts, type PhoneRegion } from '@workspace-ops/contacts';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { withoutHandoff } from './judge-context.ts';

/** More are judged as one, which takes less time. */
const mostRecords = 1_000;

/**
 * Whom the data of a run says to leave alone. A record of a list that holds its own number or
 * address speaks for itself alone; what is said anywhere else is about everybody in the data.
 */
export function findOptOuts(context: JsonObject, region: PhoneRegion): Contacts {
  const whole = withoutHandoff(context);
  const everybody = findContacts(whole, region);
  const records: JsonObject[] = [];
  const rest = takeRecords(whole, records);
  const parts = records.length > mostRecords ? [whole] : [rest, ...records];
  const phones = new Set<string>();
  const emails = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const { optOut, noCalls } = findWishes(part);
    if (!optOut && !noCalls) continue;
    const own = index === 0 ? everybody : findContacts(part, region);
    const found = own.phones.length + own.emails.length > 0 ? own : everybody;
    for (const phone of found.phones) phones.add(phone);
    for (const email of optOut ? found.emails : []) emails.add(email);
  }
  return { phones: [...phones], emails: [...emails] };
}

/** The value without the records of its lists, which are added to `records`. */
function takeRecords(value: JsonValue, records: JsonObject[]): JsonValue {
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      if (typeof item !== 'object' || item === null || Array.isArray(item))
        return [takeRecords(item, records)];
      records.push(takeRecords(item, records) as JsonObject);
      return [];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, JsonValue]) => [
      key,
      takeRecords(child, records),
    ]),
  );
}
