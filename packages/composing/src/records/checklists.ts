import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields } from './fields.ts';

type NewField = readonly [names: readonly string[], value: JsonValue];

/** Checklists of a card, and the answers of an inspection, as people would list them. */
export const withChecklists = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => readCard(name, value) ?? readAnswers(name, value));

const ticks = /^(?:checkitems|items|checklistitems)$/;
const doneStates = /^(?:complete|completed|done|checked|resolved|true)$/i;

/** `checklists: [{ checkItems: [{ name, state }] }]`: what is ticked is done, the rest still to do. */
function readCard(name: string, value: JsonValue): NewField[] | null {
  if (plainName(name) !== 'checklists' || !Array.isArray(value)) return null;
  const items = value.flatMap((list) => {
    const own = isJsonObject(list) ? findField(list, ticks) : undefined;
    return Array.isArray(own) ? own.filter(isJsonObject) : [];
  });
  if (items.length === 0) return null;
  const named = items.flatMap((item) => {
    const what = findField(item, /^(?:name|title|text)$/);
    return typeof what === 'string' ? [{ what, isDone: isDone(item) }] : [];
  });
  const list = (wanted: boolean) =>
    named.filter(({ isDone: own }) => own === wanted).map(({ what }) => what);
  return [
    [['work done'], list(true)],
    [['still to do'], list(false)],
  ];
}

const isDone = (item: JsonObject): boolean => {
  const state = findField(item, /^(?:state|status|resolved|checked|complete|completed)$/);
  return isScalar(state) && doneStates.test(String(state));
};

const questions = /^label$/;
const responses = /^responses?$/;
const comments = /^(?:comments?|notes?|remark|action)$/;

/** `[{ label: 'Filter 6 seated', response: 'No', comment: 're-seated' }]` */
function readAnswers(name: string, value: JsonValue): NewField[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return null;
  const failed = /fail|flagged/.test(plainName(name));
  const read = value.map((one) => tellAnswer(one, failed));
  return read.every((line) => line !== undefined) ? [[[name], read]] : null;
}

function tellAnswer(one: JsonObject, isFailed: boolean): string | undefined {
  const label = findField(one, questions);
  const response = findField(one, responses);
  const comment = findField(one, comments);
  const known = Object.keys(one).every((name) =>
    [questions, responses, comments, /^id$/].some((names) => names.test(plainName(name))),
  );
  if (!known || typeof label !== 'string' || typeof response !== 'string') return undefined;
  const said = [isFailed && typeof comment === 'string' ? undefined : response, comment].filter(
    (part) => typeof part === 'string',
  );
  return `${label}: ${said.join(', ')}`;
}
