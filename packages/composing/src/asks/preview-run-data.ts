import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type TestedFieldNames,
} from '@workspace-ops/contracts';
import { holdsSecret, isFreeText, isKnownName, isLeave } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { findGaps } from '../facts/open-questions.ts';
import { deepest, writePath, type OwnNames } from '../facts/own-names.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { nameAsk } from '../questions/describe-asks.ts';
import { readRunData } from '../records/run-data.ts';
import type { Calendar } from '../times/calendar.ts';
import { listAsks } from './list-asks.ts';

const limits = { fields: 100, value: 200, records: 20 };

/** How a run of the workflow would read data, and what it would ask for. */
export function previewRunData(
  definition: WorkflowDefinition,
  context: JsonObject,
  { names, now, calendar }: { names: OwnNames | undefined; now: Date; calendar: Calendar },
): TestedFieldNames {
  const read = readRunData(context, names);
  const asks = listAsks(definition, read, { steps: definition.steps.length, now, calendar });
  return {
    read,
    unknown: listUnknown(read),
    missing: [...findGaps(readFacts(read), definition)],
    needs: asks.map((ask) => ({ name: nameAsk(ask), question: ask.question })),
  };
}

/** `works no`, `voucher.party`; of the records in a list `lines.stk`. */
function listUnknown(read: JsonObject): TestedFieldNames['unknown'] {
  const fields = listFields(read, []).filter(({ path, value }) => isUnknown(path, value));
  const first = new Map(fields.toReversed().map((field) => [writePath(field.path), field]));
  return [...first]
    .toReversed()
    .slice(0, limits.fields)
    .map(([name, { value }]) => ({ name, value: clip(value, limits.value) }));
}

interface Field {
  path: readonly string[];
  value: string;
}

function listFields(record: JsonObject, path: readonly string[]): Field[] {
  if (path.length === deepest) return [];
  return Object.entries(record)
    .filter(([name, value]) => !holdsSecret(name, value))
    .flatMap(([name, value]) => listValues(value, [...path, name]));
}

function listValues(value: JsonValue, path: readonly string[]): Field[] {
  if (isJsonObject(value)) return listFields(value, path);
  if (!Array.isArray(value)) return [{ path, value: String(value ?? '') }];
  const plain = value.filter((one) => typeof one !== 'object');
  const records = value.filter(isJsonObject).slice(0, limits.records);
  return [
    ...(plain.length === 0 ? [] : [{ path, value: plain.join(', ') }]),
    ...records.flatMap((one) => listFields(one, path)),
  ];
}

function isUnknown(path: readonly string[], value: string): boolean {
  const name = path.at(-1)!;
  return (
    value.trim() !== '' &&
    !isKnownName(name) &&
    !isFreeText({ path, value }) &&
    !isLeave({ path }) &&
    !isTechnical({ path, value })
  );
}
