import { clip } from '../facts/inline-text.ts';
import { canBeNamed } from '../facts/markup.ts';
import { findLeftovers, mayBe } from '../left-out/leftovers.ts';
import { readsAsPerson } from '../request/crm-properties.ts';
import type { DraftRequest } from '../request/types.ts';

/**
 * The title of a paper by what is known: a lead without a company is called by name, and `customer not on record` is left
 * out where a field may be it whose name nobody knows.
 */
export function withoutDenial(
  title: string,
  { sheet, ...given }: Pick<DraftRequest, 'definition' | 'context' | 'sheet'>,
): string {
  const [unnamed] = /: (?:new lead|warm reply)$/.exec(title) ?? [];
  const person = ['lead', 'contact']
    .flatMap((name) => sheet.find(name) ?? [])
    .find((fact) => canBeNamed(fact) && readsAsPerson(fact.value));
  if (unnamed !== undefined && person !== undefined)
    return `${title.slice(0, -unnamed.length)}: ${clip(person.value, 80)}`;
  const [, gap] = /: ([a-z]+) not on record$/.exec(title) ?? [];
  if (gap === undefined || mayBe([gap], findLeftovers(given, sheet)).length === 0) return title;
  const known = ['contact', 'lead', 'site', 'location']
    .flatMap((name) => sheet.find(name) ?? [])
    .find(canBeNamed);
  const [plain = title] = title.split(`: ${gap} not on record`);
  return known === undefined ? plain : `${plain}: ${clip(known.value, 80)}`;
}
