import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isNumbered } from './bookkeeping.ts';
import { replaceFields } from './fields.ts';

/** Nobody is asked for their name in a survey whose answers are counted, and it has no number of its own. */
const ofLead = /^(?:first ?name|full ?name|(?:work )?e-?mail(?: address)?)$/i;

/** `answers: [{question: 'First name', answer: 'Hugo'}]`, as a network sends what a lead has filled in. */
export const withLeadAnswers = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (plainName(name) !== 'answers' || !Array.isArray(value)) return null;
    const read = value.map(readAnswer);
    const isOfOne =
      isNumbered(record) || read.some((answer) => answer !== null && ofLead.test(answer[0]));
    return isOfOne ? read.filter((answer) => answer !== null) : null;
  });

const readAnswer = (one: JsonValue): [string, JsonValue] | null =>
  isJsonObject(one) && typeof one['question'] === 'string' && one['answer'] !== undefined
    ? [one['question'], one['answer']]
    : null;
