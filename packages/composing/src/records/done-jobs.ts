import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isScalar, replaceFields, type Field } from './fields.ts';
import { readAddress } from './addresses.ts';

const states = /^(?:work|job|visit)status$/;
const isDone = /\b(?:complete[d]?|finished|done|archived|invoiced|paid)\b/i;
const amounts = /(?:amount|balance|price|cost|total|tip)$/;

const saysDone = ([name, value]: Field): boolean =>
  states.test(plainName(name)) && typeof value === 'string' && isDone.test(value);

/** The record of a job without that it is done: what tells of it says so. */
export const withoutStateOfJob = (record: JsonObject): JsonObject =>
  replaceFields(record, (field) => (saysDone(field) ? [] : null));

/** A job that a program for service calls has as done: what was done, when, and where. */
export function withDoneJob(record: JsonObject): JsonObject {
  if (!Object.entries(record).some(saysDone)) return record;
  const isInCents = Object.entries(record).some(([name]) => plainName(name) === 'worktimestamps');
  return replaceFields(isInCents ? withWholeSums(record) : record, ([name, value]) => {
    const plain = plainName(name);
    if (/^(?:description|title)$/.test(plain) && isScalar(value))
      return [[['what we delivered', name], value]];
    if (plain === 'worktimestamps' && isJsonObject(value))
      return Object.entries(value).flatMap(([own, of]) => nameMoment(own, of));
    if (/^(?:started|completed|finished)at$/.test(plain)) return nameMoment(name, value);
    const address = plain === 'address' && isJsonObject(value) ? readAddress(value) : '';
    return address === '' ? null : [[['site', name], address]];
  });
}

const nameMoment = (name: string, value: JsonValue) =>
  /^(?:completed|finished)at$/.test(plainName(name))
    ? [[['completed on', name], value] as const]
    : [];

/** The one of them that counts in cents has no field for its currency. */
const withWholeSums = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) =>
    amounts.test(plainName(name)) && Number.isInteger(value)
      ? [[[name], Number(value) / 100]]
      : null,
  );
