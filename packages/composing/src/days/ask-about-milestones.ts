import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { isEntry, type FactSheet } from '../facts/read-facts.ts';

const milestones = new Set(namesFor('milestones'));
const owners = new Set(namesFor('owner'));
const mostAsked = 3;

/** Each milestone has an owner: of one that has none is asked where others of its list have theirs. */
export function askAboutUnowned(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  { facts }: FactSheet,
): string[] {
  if (!inputs.includes('milestones')) return [];
  const listed = facts.filter(
    (fact) => isEntry(fact) && milestones.has(normalName(fact.path[0]!)) && fact.fields,
  );
  const without = listed.filter(
    ({ fields = [] }) => !fields.some((name) => owners.has(normalName(name))),
  );
  return without.length === listed.length
    ? []
    : without
        .slice(0, mostAsked)
        .map(({ value }) => `“${clip(value, 100)}” has no owner: who carries it?`);
}
