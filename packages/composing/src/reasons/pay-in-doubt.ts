import { namesFor } from '../facts/field-names.ts';
import { refusal } from '../request/judge-answer.ts';
import type { Reason } from './reason.ts';

const pay = new Set(namesFor('salary'));

/** `Up to 21 but start everybody at 19`, `19-21/hr depending`; `depending on experience` is for applicants to read. */
const amongUs =
  /(?:[,;(]|\bbut\b|\band\b) ?(?:(?:we|i|really|can|will|could|might|only|always|usually|just|normally) ?){0,3}(?:start|bring|hire|go|stretch|push|negotiate|settle|offer) (?:them|everybody|everyone|people|him|her|at|in|to|up|for|as|higher|lower)\b|\bdepending[.!)]*$|\b(?:tb[cd]|not sure|maybe|or so|\d+ ?ish|call it|don['’]?t (?:say|post|tell))\b|\?/iu;

/** What an opening says of the pay is for everybody to read. */
export const ofPay: Reason = {
  input: 'salary',
  isIn: ({ names }) => names.some((name) => pay.has(name)),
  says: [amongUs],
  settledBy: 'maySend',
  isUnsettled: refusal,
  asks: (said) => `On record is “${said}” as the pay: are applicants to read it so?`,
};
