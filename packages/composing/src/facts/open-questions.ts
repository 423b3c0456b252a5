import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { namesFor, normalName, spacedName } from './field-names.ts';
import type { FactSheet } from './read-facts.ts';

/** The inputs that the workflow makes best use of and the context does not give, in words. */
export const findGaps = ({ inputs }: WorkflowDefinition, sheet: FactSheet): string[] =>
  inputs
    .map((input) => input.split('|'))
    .filter((names) => !names.some((name) => isOnRecord(name, sheet)))
    .map(([name]) => spacedName(name!));

function isOnRecord(name: string, sheet: FactSheet): boolean {
  // One invoice answers for the invoices.
  if (sheet.find(name) !== undefined || sheet.find(name.replace(/s$/, '')) !== undefined)
    return true;
  const names = namesFor(name);
  return sheet.facts.some(({ fields = [] }) => fields.some((field) => names.includes(field)));
}

/** What is said to be one and the same, and is not. */
export interface Conflict {
  name: string;
  values: readonly string[];
}

/** Things of which a run has one: two values of one leave open which is meant. */
const single = ['customer', 'contact', 'price'];

/** Fields of a name that stand at different places with different values. */
export const findConflicts = ({ facts }: FactSheet): Conflict[] =>
  single.flatMap((name) => {
    const said = facts.filter(({ path }) => normalName(path.at(-1)!) === normalName(name));
    const values = [...new Set(said.map(({ value }) => value))];
    return values.length < 2 ? [] : [{ name: spacedName(name), values: values.slice(0, 3) }];
  });
