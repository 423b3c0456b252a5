import type { WorkflowDefinition } from '../catalogue/types.ts';
import { spacedName } from './field-names.ts';
import type { FactSheet } from './read-facts.ts';

/** The inputs that the workflow makes best use of and the context does not give, in words. */
export const findGaps = ({ inputs }: WorkflowDefinition, sheet: FactSheet): string[] =>
  inputs.filter((input) => sheet.find(input) === undefined).map(spacedName);
