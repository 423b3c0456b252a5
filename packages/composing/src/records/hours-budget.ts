import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, replaceFields } from './fields.ts';

const spent = /^(?:hours(?:logged|worked|spent)|budgetspent|budgetused)$/;
const left = /^budgetremaining$/;
const others = /^(?:budget(?:total|variance)?|variance|planned|actual)$/;
const ofAlarm = /^(?:overbudgetnotification\w*|notifywhenoverbudget|budgetismonetary|budgetby)$/;

const isInHours = (record: JsonObject): boolean => {
  const unit = findField(record, /^budget(?:type|unit|by)$/);
  const isMoney: JsonValue | undefined = findField(record, /^budgetismonetary$/);
  return isMoney === false || (typeof unit === 'string' && /\bhours?\b/i.test(unit));
};

/** `budget_type: 'Total hours'`: what is planned and spent is hours, and no money; below nothing is left over. */
export function withHoursOfBudget(record: JsonObject): JsonObject {
  const isBudget = Object.keys(record).some((name) => left.test(plainName(name)));
  const inHours = isInHours(record);
  if (!inHours && !isBudget) return record;
  const told = (value: number): JsonValue => (inHours ? `${value} hours` : value);
  return replaceFields(record, ([name, value]) => {
    const plain = plainName(name);
    if (ofAlarm.test(plain)) return [];
    if (typeof value !== 'number') return null;
    if (spent.test(plain)) return [[['actual', name], told(value)]];
    if (left.test(plain)) return [[[value < 0 ? 'variance' : name, name], told(value)]];
    return inHours && others.test(plain) ? [[[name], told(value)]] : null;
  });
}
