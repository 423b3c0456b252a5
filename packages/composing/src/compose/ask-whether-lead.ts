import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { freeText, normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';

/** As people say that somebody is a customer already. */
const isCustomer =
  /\b(?:existing|current|long[ -]standing|our) (?:customer|client)\b|\b(?:is|are) (?:already )?(?:a |our )?(?:customer|client)s?(?: of ours)?(?! (?:to be|who))\b|\bcomplain(?:s|ed|t|ing)?\b/iu;

/** A workflow for leads asks about what it heard of somebody who is none. */
export function askWhetherLead(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  { facts }: FactSheet,
): string[] {
  const isForLeads = inputs.some((input) => input.split('|').includes('lead'));
  const says = facts.some(
    ({ path, value }) => freeText.has(normalName(path.at(-1)!)) && isCustomer.test(value),
  );
  return isForLeads && says ? ['Is this a customer already? Then it is no lead.'] : [];
}
