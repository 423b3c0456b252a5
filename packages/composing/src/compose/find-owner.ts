import { namesFor, normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { spokenRole } from './spoken-role.ts';
import type { DraftRequest } from './types.ts';

const outside = ['contact', 'lead', 'customer', 'caller', 'referrer', 'supplier', 'reporter'];
const outsideNames = new Set(outside.flatMap((name) => [normalName(name), ...namesFor(name)]));
const ownerNames = namesFor('owner');

/** Who of us does it: never the lead, the customer or the supplier, whatever field names them. */
export function findOwner({ sheet, step }: DraftRequest): string {
  const others = new Set(
    outside.flatMap((name) => sheet.find(name)?.value.toLowerCase().split(',')[0]!.trim() ?? []),
  );
  const owner = ownerFacts(sheet).find(
    ({ value }) => !others.has(value.toLowerCase().split(',')[0]!.trim()),
  );
  return owner?.value ?? `${step.agentName}, ${spokenRole(step.agentRole)}`;
}

const ownerFacts = ({ facts }: FactSheet) =>
  facts
    .filter(({ path }) => ownerNames.includes(normalName(path.at(-1)!)))
    .filter(({ path }) => !path.slice(0, -1).some((key) => outsideNames.has(normalName(key))))
    .toSorted((one, other) => one.path.length - other.path.length);
