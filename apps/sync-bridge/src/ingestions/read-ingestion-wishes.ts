import {
  findStatements,
  findWishes,
  readPeople,
  whomToSuppress,
  type Contacts,
  type PhoneRegion,
  type Wishes,
} from '@workspace-ops/contacts';
import type { JsonObject } from '@workspace-ops/contracts';

/** What field data asks for, and who of those whom it names. */
export interface IngestionWishes {
  wishes: Wishes;
  found: Contacts;
}

/**
 * Reads field data for what its people ask: of a list of people each record speaks for its own person.
 * Null where nobody asks for anything.
 */
export function readIngestionWishes(
  payload: JsonObject,
  phoneRegion: PhoneRegion,
): IngestionWishes | null {
  const wishes = findWishes(payload);
  if (!wishes.optOut && !wishes.noCalls && wishes.legal === null) return null;
  return { wishes, found: whomToSuppress(findStatements(readPeople(payload, phoneRegion).whole)) };
}
