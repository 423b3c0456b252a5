import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { labelName } from '../facts/label-name.ts';
import { isKnownName, namesFor, normalName, plainName } from '../facts/field-names.ts';
import { findField, isEmpty, replaceFields, textOf, type NewField } from './fields.ts';

const title = /^(?:name|title|what|about|event|eventname)$/;
const usualNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:when|day|on)$/, 'date'],
  [/^(?:where|at|venue)$/, 'location'],
];

/** `open day: {when, where, what}` is an event called that, with its day and its place; so is any gathering of an issue. */
export const withToldEvent = (record: JsonObject): JsonObject => {
  const isIssue = Object.keys(record).some((name) => ofIssue.has(normalName(name)));
  return replaceFields(record, ([name, value]) => {
    if (!isJsonObject(value) || !isTold(value)) return null;
    const isEvent = normalName(name) === 'event';
    if (!isEvent && (!isIssue || !isGathering(name, value))) return null;
    const told = { name: callEvent(name, value), ...readParts(value) };
    return [[isEvent ? [name] : ['event', name], told]];
  });
};
const ofIssue = new Set(['theme', 'highlights', 'audience'].flatMap(namesFor));

const isGathering = (name: string, value: JsonObject): boolean =>
  !isKnownName(name) && ['when', 'where'].every((part) => !isEmpty(value[part]));

/** Others have the usual names already. */
const isTold = (event: JsonObject): boolean =>
  findField(event, /^(?:when|where)$/) !== undefined && Object.values(event).every(isPlain);

const isPlain = (value: JsonValue): boolean => typeof value !== 'object' || isEmpty(value);

function callEvent(name: string, event: JsonObject): string {
  const what = textOf(findField(event, title));
  const called = plainName(name) === 'event' ? '' : labelName(name);
  const own = called.charAt(0).toUpperCase() + called.slice(1);
  return [own, what].filter((part) => part !== '').join(': ');
}

const readParts = (event: JsonObject): JsonObject =>
  replaceFields(event, ([name]): readonly NewField[] | null => {
    const plain = plainName(name);
    if (title.test(plain)) return [];
    const usual = usualNames.find(([shape]) => shape.test(plain))?.[1];
    return usual === undefined ? null : [[[usual, name], event[name]!]];
  });
