import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';
import { sayDay, sayDays } from './said-days.ts';

const from =
  /^(?:(?:timerange|daterange|date|period|report(?:ing)?|range)?(?:start|from|since|begin)(?:date|time|on)?)$/;
const upTo =
  /^(?:(?:timerange|daterange|date|period|report(?:ing)?|range)?(?:end|stop|to|until|till)(?:date|time|on)?)$/;
const ranges = /^(?:date|time)ranges?$/;

/** `date_start` and `date_stop`, and `dateRanges: [{startDate, endDate}]`, as the period that they are. */
export function withPeriod(record: JsonObject): JsonObject {
  if (Object.keys(record).some((name) => plainName(name) === 'period')) return record;
  const [listed, before] = Object.entries(record).flatMap(([name, value]) =>
    ranges.test(plainName(name)) && Array.isArray(value) ? value.filter(isJsonObject) : [],
  );
  if (listed !== undefined) {
    const [period, earlier] = [readPeriod(listed), before && readPeriod(before)];
    return replaceFields(record, ([name]) =>
      ranges.test(plainName(name))
        ? [
            [['period', name], period ?? null],
            [['period before', name], earlier ?? null],
          ]
        : null,
    );
  }
  const period = readPeriod(record);
  if (period === undefined) return withMonth(record);
  return replaceFields(record, ([name]) => {
    if (from.test(plainName(name))) return [[['period', name], period]];
    return upTo.test(plainName(name)) ? [] : null;
  });
}

function readPeriod(record: JsonObject): string | undefined {
  const [first, last] = [from, upTo].map((names) =>
    toDay(Object.entries(record).find(([name]) => names.test(plainName(name)))?.[1]),
  );
  if (first === undefined || last === undefined) return undefined;
  return sayDays(first, last);
}

/** `month: '2026-10-01'` is all of it. */
const withMonth = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const day = plainName(name) === 'month' ? toDay(value) : undefined;
    return day?.getUTCDate() === 1 ? [[['period', name], sayDay(day).replace(/^\d+ /, '')]] : null;
  });

const toDay = (value: JsonValue | undefined): Date | undefined => {
  const day = typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined;
  return day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
};
