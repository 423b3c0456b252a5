import type { Fact } from '../facts/read-facts.ts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { isReply } from './read-asked.ts';

const states = new Set(
  [
    'status',
    'complaint',
    'complaints',
    'satisfaction',
    'relationship',
    'feedback',
    'sentiment',
    ...namesFor('quote'),
    ...namesFor('openIssues'),
  ].map(normalName),
);

/** Where people write what a customer holds of us, and no text tells it. */
export const isOfCustomer = (fact: Fact): boolean =>
  !isReply(fact) && (isFreeText(fact) || states.has(normalName(fact.path.at(-1)!)));
