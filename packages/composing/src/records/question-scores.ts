import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';

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
  const listed = replaceFields(record, ([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every(isNowAndBefore)
      ? [[name, value.map(withScore)]]
      : null,
  );
  if (listed !== record) return listed;
  // Of teams that are listed each is a row.
  if (Object.values(record).some((value) => Array.isArray(value) && value.some(isJsonObject)))
    return record;
  const earlier = findField(record, ofLast);
  const last = isOfQuestions(earlier) ? earlier : undefined;
  return replaceFields(record, ([name, value]) => {
    if (value === last) return [];
    if (!scores.test(plainName(name)) || !isOfQuestions(value)) return null;
    const rows = Object.entries(value).map(([question, score]) => ({
      question,
      score,
      ...(last !== undefined && Object.hasOwn(last, question) && { last: last[question]! }),
    }));
    return [[name, rows]];
  });
}
/** `{statement: 'I get breaks', now: 3.1, before: 4}` */
const isNowAndBefore = (one: JsonValue): one is JsonObject =>
  isJsonObject(one) &&
  typeof findField(one, /^(?:now|current|thistime)$/) === 'number' &&
  findField(one, /^(?:question|statement|q|topic|item)$/) !== undefined;
const withScore = (one: JsonObject): JsonObject =>
  replaceFields(one, ([name, value]) => {
    if (/^(?:now|current|thistime)$/.test(plainName(name))) return [['score', value]];
    return /^(?:before|previous|lasttime)$/.test(plainName(name)) ? [['last', value]] : null;
  });

/** `Scores last time: {Safety: 4.1}` */
const ofLast =
  /^(?:(?:last|previous|prior|earlier)(?:scores?|ratings?|averages?|means)|(?:scores?|ratings?|averages?|means)(?:last|previous|prior|before|then)[a-z]{0,10})$/;

const isOfQuestions = (value: JsonValue | undefined): value is JsonObject =>
  isJsonObject(value) &&
  Object.keys(value).length > 1 &&
  Object.entries(value).every(
    ([name, one]) => typeof one === 'number' && !ofAll.test(plainName(name)),
  );
