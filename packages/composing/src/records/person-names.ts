import type { JsonObject } from '@workspace-ops/contracts';
import { normalName, plainName } from '../facts/field-names.ts';

const firstNames =
  /^(|lead|contact|customer|client|employee|candidate|person)(?:firstname|givenname|forename|fname)$/;
const lastNames =
  /^(|lead|contact|customer|client|employee|candidate|person)(?:lastname|familyname|surname|lname)$/;

/** Of `What's your first name?` the part that it is of. */
const barePart = (name: string): string => plainName(name).replace(asked, '');
const asked = /^(?:please)?(?:enter|whats|whatis)?your/;

/** `leadFirstName: 'Helen', leadLastName: 'Birch'`: who is called so, in one field. */
export function withPersonNames(record: JsonObject): JsonObject {
  const entries = Object.entries(record);
  const find = (names: RegExp) => entries.find(([name]) => names.test(barePart(name)));
  const [first, last] = [find(firstNames), find(lastNames)];
  if (typeof first?.[1] !== 'string') return record;
  const [, of = ''] = firstNames.exec(barePart(first[0]))!;
  const full = [first, last]
    .flatMap((part) => (typeof part?.[1] === 'string' ? [part[1].trim()] : []))
    .filter((part) => part !== '')
    .join(' ');
  const name = of === '' ? 'full name' : `${of} name`;
  const isTaken = entries.some(([own]) => normalName(own) === normalName(name));
  const parts = new Set([first[0], last?.[0]]);
  return Object.fromEntries(
    entries.flatMap(([own, value]) => {
      if (own === first[0] && !isTaken && full !== '') return [[name, full]];
      return parts.has(own) ? [] : [[own, value]];
    }),
  );
}
