import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { monthName } from '../facts/plain-value.ts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, toText, type Field } from './fields.ts';
import { sayDays } from './said-days.ts';
import { withAside } from './set-aside.ts';

/** Spend beside its plan, in a row or in all. */
const planned =
  /^(?:total)?(?:budget|planned|plan|forecast)(?:ed)?(?:amount|total|spend|cost)?$|^(?:budget|spend(?:ing)?)?limit$/;
const spent = /^(?:total)?(?:actuals?|spent|spend)(?:amount|total|spend|cost|todate)?$/;

const hasName = (record: JsonObject, names: RegExp): boolean =>
  Object.keys(record).some((name) => names.test(plainName(name)));
const isBudget = (record: JsonObject): boolean =>
  (hasName(record, planned) || hasName(record, /^var(?:iance)?$/)) && hasName(record, spent);

const rows: readonly (readonly [RegExp, string])[] = [
  [/^totalactuals?$/, 'actual'],
  [/^total(?:budget(?:ed)?|plan(?:ned)?)$/, 'budget'],
  [
    /^var$|^(?:total)?(?:overbudget|overunder(?:budget)?|budgetvariance|varianceamount|variancetobudget|totalvariance|amountoverbudget)$/,
    'variance',
  ],
  [
    /^(?:reportperiod|fiscalperiod|accountingperiod|periodname|budgetperiod|reportingperiod)$/,
    'period',
  ],
  [/^nc$|^accountcode$/, 'ledger code'],
  [/^(?:budget|variance)(?:notes?|comments?|explanations?|reasons?)$/, 'note'],
  [/^budget(?:holder|owner|manager)$/, 'owner'],
  [/^spent(?:todate)?$|^(?:actual|spent)(?:amount|total)$/, 'actual'],
  [/^(?:budget|planned)(?:ed)?(?:amount|total)$|^(?:budget|spend(?:ing)?)?limit$/, 'budget'],
];
/** Whose spend it is: the first of these that a report has. */
const centres = [
  /^(?:cost(?:centre|center)|dept|department)name$/,
  /^tracking(?:category)?\d?option(?:name)?$|^trackingoption\d?$/,
  /^(?:class|classname|businessunit|division)$/,
  /^(?:nominalname|glaccountname|accountname|nominalaccount|glaccount|account|ledgeraccount)$/,
];
const centreNames = new Set(namesFor('costCentre'));
const hasCentre = (record: JsonObject): boolean =>
  Object.keys(record).some((name) => centreNames.has(normalName(name)));

/** A report of spend beside its plan, as accounting programs print it: for which time, whose spend, and its sums. */
export function withBudgetReport(given: JsonObject): JsonObject {
  const record = withLinesOfBoth(given);
  const list = Object.entries(record).find(
    ([, value]) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((one) => isJsonObject(one) && isBudget(one)),
  );
  if (list === undefined && !isBudget(record)) return record;
  const own = withAside(
    withPeriod(record),
    (field) => isOfReport(field) || hasOwnName(field, record),
  );
  const outside = withCentre(rename(own));
  if (list === undefined) return outside;
  const read = (outside[list[0]] as JsonObject[]).map(rename);
  const isTold = hasCentre(outside) || read.some(hasCentre);
  const told = isTold ? read : read.map(withCentre);
  const isSame =
    outside === record && told.every((one, at) => one === (list[1] as JsonValue[])[at]);
  return isSame ? record : { ...outside, [list[0]]: told };
}

/** `budget: {tools: 4800}` beside `spent: {tools: 4100}` is a line for each. */
function withLinesOfBoth(record: JsonObject): JsonObject {
  const [plan, spend] = [planned, spent].map((names) => findField(record, names));
  if (!isJsonObject(plan) || !isJsonObject(spend) || Object.hasOwn(record, 'lines')) return record;
  const names = [...new Set([...Object.keys(plan), ...Object.keys(spend)])];
  const shared = names.filter((name) => Object.hasOwn(plan, name) && Object.hasOwn(spend, name));
  const isOfSums = [plan, spend].every((sums) =>
    Object.values(sums).every((sum) => isScalar(sum) && readAmount(sum) !== undefined),
  );
  if (shared.length < 2 || !isOfSums) return record;
  const lines = names.map((name) => ({
    line: name,
    planned: plan[name] ?? '',
    actual: spend[name] ?? '',
  }));
  return replaceFields(record, ([, value]) =>
    value === plan ? [['lines', lines]] : value === spend ? [] : null,
  );
}

const rename = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const usual = rows.find(([shape]) => shape.test(plainName(name)))?.[1];
    // People write it so.
    if (name === 'spent' || usual === undefined || !isScalar(value)) return null;
    return [[[usual, name], value]];
  });

const isOfReport = ([name]: Field): boolean => /^report(?:name|id|type)$/.test(plainName(name));
/** `Dept: 3` beside `Dept Name: Delivery Leeds` is its number. */
const hasOwnName = ([name, value]: Field, record: JsonObject): boolean =>
  /^\d{1,6}$/.test(toText(value)) &&
  Object.hasOwn(record, `${name} Name`) &&
  hasText(record[`${name} Name`]);
const hasText = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && value !== '';

function withCentre(record: JsonObject): JsonObject {
  if (hasCentre(record)) return record;
  const own = centres
    .map((shape) =>
      Object.entries(record).find(([name, value]) => shape.test(plainName(name)) && hasText(value)),
    )
    .find((found) => found !== undefined);
  return own === undefined
    ? record
    : replaceFields(record, ([name]) => (name === own[0] ? [['cost centre', own[1]]] : null));
}

const starts = /^(?:report)?(?:(?:start|from)(?:period|date)|period(?:start|from)(?:date)?)$/;
const ends = /^(?:report)?(?:(?:end|to)(?:period|date)|period(?:end|to)(?:date)?)$/;

/** `StartPeriod` and `EndPeriod` are one time, and so is a title that says for which one the report is. */
function withPeriod(record: JsonObject): JsonObject {
  if (hasName(record, /^(?:report|fiscal|accounting|reporting|budget)?period(?:name)?$|^month$/))
    return record;
  const [from, to] = [findField(record, starts), findField(record, ends)];
  const days = [from, to].map((day) =>
    typeof day === 'string' ? /^\d{4}-\d\d-\d\d/.exec(day)?.[0] : undefined,
  );
  if (days[0] !== undefined && days[1] !== undefined) {
    const period = sayPeriod(days[0], days[1]);
    return replaceFields(record, ([name]): readonly Field[] | null =>
      starts.test(plainName(name)) ? [['period', period]] : ends.test(plainName(name)) ? [] : null,
    );
  }
  const called = findField(record, /^report(?:title|name)?$/);
  const [month] = (typeof called === 'string' && monthAndYear.exec(called)) || [];
  if (month !== undefined) return { period: month, ...record };
  return replaceFields(record, ([name, titles]) => {
    if (!/^(?:report)?titles?$/.test(plainName(name))) return null;
    const said = [titles]
      .flat()
      .map(toText)
      .find((title) => ofPeriod.test(title));
    return said === undefined ? null : [['period', said.replace(/^for the /i, '')]];
  });
}
const monthAndYear =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? 20\d\d\b|\bQ[1-4] 20\d\d\b/i;
const ofPeriod =
  /^(?:for the )?(?:\d{1,2} )?(?:month|quarter|year|period|week)s? (?:ended|ending|to)\b/i;

/** `October 2026`, where it is a whole month. */
function sayPeriod(from: string, to: string): string {
  const [year, month] = from.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return from.endsWith('-01') && to === last
    ? `${monthName(month)} ${year}`
    : sayDays(new Date(from), new Date(to));
}
