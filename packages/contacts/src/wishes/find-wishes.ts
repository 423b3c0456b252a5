import type { JsonValue } from '@workspace-ops/contracts';
import { readCallWishes } from './read-wishes.ts';
import { both, noWishes, type Wishes } from './wishes.ts';

const limits = { texts: 4_000, characters: 200_000 };

/** What the texts of a JSON object ask for; values of one word, as a status, are no text. */
export function findWishes(value: JsonValue): Wishes {
  let found = noWishes;
  let characters = 0;
  let texts = 0;
  const pending: JsonValue[] = [value];
  while (pending.length > 0 && texts < limits.texts && characters < limits.characters) {
    const one = pending.pop()!;
    if (typeof one === 'object' && one !== null) {
      // One by one: as arguments of one call, very many would not fit on the stack.
      for (const child of Object.values(one).toReversed()) pending.push(child);
    }
    if (typeof one !== 'string' || !/\S\s+\S/.test(one)) continue;
    const text = one.slice(0, limits.characters - characters);
    texts += 1;
    characters += text.length;
    found = both(found, readCallWishes(text));
  }
  return found;
}
