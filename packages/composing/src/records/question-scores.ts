import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

const scores =
  /^(?:(?:average|mean|question|topic)s?)?(?:scores?|ratings?|averages?|means)(?:by(?:question|topic|theme))?$/;
/** What else only a survey has. */
const ofSurvey =
  /^(?:survey|pulse|responses?|respondents?|answers?|comments?|responserate|participants?)(?:name|count|total|s)?$/;
/** Of all answers together, and of no question. */
const ofAll =
  /^(?:min(?:imum)?|max(?:imum)?|mean|average|avg|median|total|overall|count|nps|n|responses|target|previous|last.*)$/;

/** `scores: {Safety: 4.4, Schedule: 2.7}` of a survey: a row for each question. */
export function withQuestionScores(record: JsonObject): JsonObject {
  if (!Object.keys(record).some((name) => ofSurvey.test(plainName(name)))) return record;
  // Of teams that are listed each is a row.
  if (Object.values(record).some((value) => Array.isArray(value) && value.some(isJsonObject)))
    return record;
  return replaceFields(record, ([name, value]) =>
    scores.test(plainName(name)) && isOfQuestions(value)
      ? [[name, Object.entries(value).map(([question, score]) => ({ question, score }))]]
      : null,
  );
}

const isOfQuestions = (value: JsonValue): value is JsonObject =>
  isJsonObject(value) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(
    ([name, one]) => typeof one === 'number' && !ofAll.test(plainName(name)),
  );
