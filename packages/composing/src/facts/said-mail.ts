import type { JsonObject } from '@workspace-ops/contracts';
import { plainName } from './field-names.ts';
import { onceForBoth } from './once-for.ts';

const mail = /^(?:their|her|his|customer|lead)?e?mail(?:text|body)?$/;
/** Several addresses, each with whom it reaches, are none. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'string' && /^(?!\S+@)\S*(?:\s\S+){5}/.test(value.trim());

/** The data with a mail that was pasted in as the message, or the reply, that it is: an address has no sentences. */
export const withSaidMail = onceForBoth(
  (context: JsonObject, inputs: readonly string[]): JsonObject => {
    const names = Object.keys(context);
    const field = names.find((name) => mail.test(plainName(name)) && isSaid(context[name]));
    const said = inputs.includes('reply') ? 'reply' : 'message';
    if (field === undefined || names.some((name) => plainName(name) === said)) return context;
    return Object.fromEntries(
      Object.entries(context).map(([name, value]) => [name === field ? said : name, value]),
    );
  },
);
