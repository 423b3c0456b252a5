import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from './amounts.ts';
import { namesFor, normalName } from './field-names.ts';
import { isRecord } from './is-record.ts';
import { groupDigits } from './money-words.ts';

/** The data with what was spent above the plan, in each record that has both and no variance of its own. */
export function withVariances(context: JsonObject): JsonObject {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    Array.isArray(value) ? value.map((entry) => (isRecord(entry) ? addTo(entry) : entry)) : value,
  ]);
  return addTo(Object.fromEntries(entries));
}

function addTo(record: JsonObject): JsonObject {
  const names = new Map(Object.keys(record).map((name) => [normalName(name), name]));
  const find = (name: string): JsonValue | undefined =>
    namesFor(name).flatMap((one) => (names.has(one) ? record[names.get(one)!]! : []))[0];
  const [planned, actual] = [find('planned'), find('actual')].map(readSum);
  if (names.has('variance') || !planned || !actual || planned.unit !== actual.unit) return record;
  const variance = toCents(actual.amount - planned.amount);
  return {
    ...record,
    variance: actual.unit === '' ? variance : `${actual.unit} ${groupDigits(String(variance))}`,
  };
}

interface Sum {
  amount: number;
  /** `CAD`, or nothing. */
  unit: string;
}

function readSum(value: JsonValue | undefined): Sum | undefined {
  const amount = readAmount(value);
  if (amount === undefined) return undefined;
  const [unit = ''] = (typeof value === 'string' && /[A-Z]{3}|[$€£]/.exec(value)) || [];
  return { amount, unit };
}
