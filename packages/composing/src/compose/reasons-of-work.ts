import { isFreeText, namesFor } from '../facts/field-names.ts';
import { refusal } from './judge-answer.ts';
import { isReply } from './read-asked.ts';
import type { Reason } from './reasons-to-ask.ts';
import { notDelivered, ownFault, toCome, wantsLess } from './sayings.ts';

const delivered = new Set(namesFor('deliverables'));

const ofSheet: Omit<Reason, 'isIn' | 'says'> = {
  input: 'findings',
  most: 3,
  settledBy: 'findingsClosed',
  isUnsettled: refusal,
  asks: (said) =>
    `On record is “${said}”, and the sheet says that it was delivered: is it done, or may it be signed for as it is?`,
};

/** What a sheet would have signed for before it is done. */
export const ofDelivery: readonly Reason[] = [
  {
    ...ofSheet,
    isIn: (fact) =>
      (isFreeText(fact) && !isReply(fact)) || fact.names.some((name) => delivered.has(name)),
    says: [toCome],
  },
  {
    ...ofSheet,
    isIn: (fact) => fact.names.some((name) => delivered.has(name)),
    says: [notDelivered],
  },
];

const remedies = new Set(namesFor('remedy'));

/** What may speak against a claim that is sent to a supplier. */
export const ofClaim: readonly Reason[] = [
  {
    input: 'supplier',
    isIn: () => true,
    says: ownFault,
    settledBy: 'maySend',
    isUnsettled: refusal,
    asks: (said) => `On record is “${said}”, which reads as our own fault: may the claim be sent?`,
  },
  {
    input: 'supplier',
    // What is wanted as a remedy is told in the letter.
    isIn: ({ names }) => !names.some((name) => remedies.has(name)),
    says: [wantsLess],
    settledBy: 'maySend',
    isUnsettled: refusal,
    asks: (said) => `On record is “${said}”: may a claim be sent for all of it?`,
  },
];
