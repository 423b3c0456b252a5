import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';
import type { StepRequest } from '../request/types.ts';

const consents = new Set(namesFor('consent'));
const asksForConsent = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.includes('consent') && inputs.includes('contact') && !inputs.includes('referral');

/**
 * Of the letter that asks for a consent: a form's `false` is what it has before anybody was asked, and no refusal. The
 * record keeps what the form has.
 */
export const withConsentToAsk = (request: StepRequest): StepRequest =>
  request.step.artifact?.texts !== undefined && asksForConsent(request.definition)
    ? { ...request, context: withoutDefault(request.context) }
    : request;

const withoutDefault = onceFor((context: JsonObject): JsonObject => {
  const entries = Object.entries(context);
  return entries.some(isDefault)
    ? Object.fromEntries(
        entries.map((entry): [string, JsonValue] =>
          isDefault(entry) ? [entry[0], 'not given yet'] : entry,
        ),
      )
    : context;
});

const isDefault = ([name, value]: [string, JsonValue]): boolean =>
  value === false && consents.has(normalName(name));
