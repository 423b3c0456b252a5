import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';

interface Entry {
  /** The field of the run that holds the list. */
  list: string;
  entries: readonly JsonValue[];
  at: number;
  record: JsonObject;
  /** The field of the record. */
  field: string;
}

const ofEntry = /^(?<field>.{1,60}?) of (?<entry>.{1,80})$/iu;

/**
 * The list with one field of one entry as a line says it: `total of Sandhu: 286`. Null where the label names none, or
 * where several entries are called so.
 */
export function answerEntry(
  label: string,
  value: string,
  context: JsonObject,
): { list: string; entries: JsonValue[] } | null {
  const { field = '', entry = '' } = ofEntry.exec(label.trim())?.groups ?? {};
  if (entry === '') return null;
  const [found, other] = findEntries(context, { field, entry });
  if (found === undefined || other !== undefined) return null;
  const { list, entries, at, record } = found;
  const isFigure = typeof record[found.field] === 'number';
  const answer = isFigure ? (readAmount(value) ?? value) : value;
  return { list, entries: entries.with(at, { ...record, [found.field]: answer }) };
}

function findEntries(
  context: JsonObject,
  { field, entry }: { field: string; entry: string },
): Entry[] {
  const called = normalName(entry);
  const named = field.trim().toLowerCase();
  // A line has its amount before the tax where that is on record.
  const wanted = new Set([
    normalName(named),
    ...namesFor(named),
    ...(named === 'amount' ? ['net'] : []),
  ]);
  return Object.entries(context).flatMap(([list, entries]) =>
    !Array.isArray(entries)
      ? []
      : entries.flatMap((record, at): Entry[] => {
          if (!isJsonObject(record)) return [];
          const isCalled = Object.values(record).some(
            (value) => typeof value !== 'object' && normalName(String(value)) === called,
          );
          const own = Object.keys(record).find((name) => wanted.has(normalName(name)));
          return isCalled && own !== undefined ? [{ list, entries, at, record, field: own }] : [];
        }),
  );
}
