import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName, spacedName } from '../facts/field-names.ts';
import { deepest, mayBeLearned, writePath } from '../facts/own-names.ts';
import { ownValue } from '../facts/own-value.ts';
import { mayHold } from '../request/forms-of-values.ts';

/** A field of a run's data. */
export interface CalledField {
  /** `voucher.party` */
  name: string;
  /** Absent of a field that the records of a list have, each its own. */
  value?: JsonValue;
  /** What the records of a list have there, each thing once. */
  ofRecords?: readonly JsonValue[];
}

/**
 * The field that an answer names in place of a value: `customer: party`, `customer: voucher.party`, `amount: balance
 * due`; of several the outermost. One that cannot be what is asked for is none: `outcome: fixed` is an outcome, beside
 * `fixed: yes`, and `channel: email` a channel.
 */
export function findCalledField(
  asked: string,
  answer: string,
  context: JsonObject,
): CalledField | undefined {
  const called = plainName(answer);
  if (called === '' || answer.length > longest) return undefined;
  const [found, another] = listFields(context, [])
    .filter((field) => isCalled(asked, field.path, called) && isFitting(asked, field))
    .toSorted((one, other) => one.path.length - other.path.length);
  if (found === undefined || another?.path.length === found.path.length) return undefined;
  const { path, ...field } = found;
  return { name: writePath(path), ...field };
}

/** By its name, as it is written or as a question shows it (`amt_due`: amount due), or with what it stands in. */
const isCalled = (asked: string, path: readonly string[], called: string): boolean =>
  path.slice(0, -1).some((_, from) => plainName(path.slice(from).join(' ')) === called) ||
  ([path.at(-1)!, spacedName(path.at(-1)!)].some((name) => plainName(name) === called) &&
    (mayBeLearned(path.at(-1)!) || !ofOneWord.has(plainName(asked))));

/** The name of a usual field may be the answer itself. */
const ofOneWord = new Set(
  'channel severity priority status outcome sentiment source audience consent'.split(' '),
);

const longest = 140;

interface Field extends Omit<CalledField, 'name'> {
  path: readonly string[];
}

function listFields(record: JsonObject, path: readonly string[]): Field[] {
  if (path.length === deepest) return [];
  return Object.entries(record).flatMap(([name, value]): Field[] => {
    const field = { path: [...path, name], value };
    if (isJsonObject(value)) return [field, ...listFields(value, field.path)];
    return Array.isArray(value) ? [field, ...listRecordFields(value, field.path)] : [field];
  });
}

function listRecordFields(list: readonly JsonValue[], path: readonly string[]): Field[] {
  const records = list.filter(isJsonObject);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return [...names].map((name) => {
    const values = records.flatMap((record) => ownValue(record, name) ?? []);
    return { path: [...path, name], ofRecords: [...new Set(values)] };
  });
}

/** A usual name of one word may be meant as itself: `contact: phone`. */
function isFitting(asked: string, { path, value }: Field): boolean {
  if (value === undefined) return true;
  if (value === null || typeof value === 'boolean') return false;
  if (typeof value === 'object') return true;
  const said = String(value);
  if (/^(?:yes|no)?\W*$/i.test(said)) return false;
  const name = path.at(-1)!;
  return (
    mayBeLearned(name) ||
    spacedName(name).includes(' ') ||
    mayHold(asked, { path, names: [], label: '', value: said })
  );
}
