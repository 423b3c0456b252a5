import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { groupDigits } from '../facts/money-words.ts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields } from './fields.ts';

const ofPay = '(?:salary|pay|wage|compensation|remuneration)';
const pay = new RegExp(`^${ofPay}(?:range|band|scale)?$`);
const from = new RegExp(`^(?:${ofPay}(?:range)?)?(?:from|min(?:imum)?(?:value|amount)?|low)$`);
const upTo = new RegExp(`^(?:${ofPay}(?:range)?)?(?:to|max(?:imum)?(?:value|amount)?|high)$`);
const currency = new RegExp(`^(?:${ofPay}(?:range)?)?(?:currency(?:code)?|unit)$`);
const period = new RegExp(
  `^(?:${ofPay}(?:range)?)?(?:period|interval|frequency|unit|per|type|timeunit)$`,
);

/** `salary: {salary_from: 29500, salary_to: 32000, salary_currency: 'GBP'}` and the same in fields of their own: `GBP 29,500 to 32,000`. */
export function withPayRanges(record: JsonObject): JsonObject {
  const nested = replaceFields(record, ([name, value]) => {
    if (isScalar(value) || !pay.test(plainName(name))) return null;
    const said = sayPay(value);
    return said === undefined ? null : [[['salary', name], said]];
  });
  const flat = Object.fromEntries(
    Object.entries(nested).filter(([name]) => flatPart.test(plainName(name))),
  );
  const said = sayRange(flat);
  return said === undefined
    ? nested
    : replaceFields(nested, ([name]) => {
        if (!(name in flat)) return null;
        return name === Object.keys(flat)[0] ? [[['salary', name], said]] : [];
      });
}
const flatPart = new RegExp(
  `^${ofPay}(?:range)?(?:from|to|min|max|minimum|maximum|currency(?:code)?|period|interval|frequency|unit)$`,
);

function sayPay(value: JsonValue): string | undefined {
  if (Array.isArray(value)) return value.map(sayPay).find((said) => said !== undefined);
  if (!isJsonObject(value)) return undefined;
  const own = sayRange(value);
  if (own !== undefined) return own;
  const said = findField(value, /summary$/);
  if (typeof said === 'string') return said;
  return Object.values(value)
    .filter((part) => typeof part === 'object')
    .map(sayPay)
    .find((part) => part !== undefined);
}

function sayRange(value: JsonObject): string | undefined {
  const [least, most] = [from, upTo].map((names) => toSum(findField(value, names)));
  const sums = [least, most].filter((sum) => sum !== undefined);
  if (sums.length === 0) return undefined;
  const code = /\b[A-Z]{3}\b/.exec(toText(findField(value, currency)).toUpperCase())?.[0];
  const each = sayPeriod(toText(findField(value, period)));
  const range = [...new Set(sums)].join(' to ');
  const bound = sums.length === 2 ? '' : least === undefined ? 'up to ' : 'from ';
  return `${bound}${code === undefined ? '' : `${code} `}${range}${each}`;
}

const toText = (value: JsonValue | undefined): string =>
  isScalar(value) && value !== null ? String(value) : '';

const toSum = (value: JsonValue | undefined): string | undefined =>
  /^\d{1,9}(?:\.\d{1,2})?$/.test(toText(value)) ? groupDigits(toText(value)) : undefined;

const periods: readonly (readonly [RegExp, string])[] = [
  [/hour/i, ' an hour'],
  [/week/i, ' a week'],
  [/month/i, ' a month'],
  [/year|annual|annum/i, ' a year'],
  [/(?<!holi)day|daily/i, ' a day'],
];
const sayPeriod = (said: string): string => periods.find(([shape]) => shape.test(said))?.[1] ?? '';
