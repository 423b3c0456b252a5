import type { JsonValue } from '@workspace-ops/contracts';
import { noWishes, readCallWishes, type Wishes } from './read-wishes.ts';

const limits = { visits: 4_000, characters: 200_000 };

/** What the texts of a JSON object ask for; values of one word, as a status, are no text. */
export function findWishes(value: JsonValue): Wishes {
  let found = noWishes;
  let characters = 0;
  const pending: JsonValue[] = [value];
  for (let visit = 0; visit < limits.visits && pending.length > 0; visit += 1) {
    const one = pending.pop()!;
    if (typeof one === 'object' && one !== null) pending.push(...Object.values(one).toReversed());
    if (typeof one !== 'string' || !/\S\s+\S/.test(one)) continue;
    const text = one.slice(0, limits.characters - characters);
    characters += text.length;
    found = both(found, readCallWishes(text));
    if (characters >= limits.characters) break;
  }
  return found;
}

/** A threat goes before a request. */
export const both = (one: Wishes, other: Wishes): Wishes => ({
  optOut: one.optOut || other.optOut,
  noCalls: one.noCalls || other.noCalls,
  legal: one.legal === 'legal_threat' ? one.legal : (other.legal ?? one.legal),
});
