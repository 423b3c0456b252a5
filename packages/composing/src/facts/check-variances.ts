import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from './amounts.ts';
import { namesFor, normalName } from './field-names.ts';

/** A variance on record that lies otherwise between the plan and what was spent. */
export interface WrongVariance {
  /** Its field. */
  name: string;
  said: string;
  difference: number;
}

/** Beside a plan and what was spent of it these mean what they abbreviate. */
const short: Readonly<Record<string, string>> = {
  planned: 'plan|planned|budgeted',
  actual: 'actuals',
  forecast: 'outturn',
  variance: 'diff|difference|over|overby|under|underby|overunder',
};

const kinds = ['', 'hours', 'days'].map((of) => {
  const toShape = (name: string): RegExp =>
    new RegExp(`^(?:${[...namesFor(name), short[name]!].join('|')})${of}$`);
  return {
    of,
    planned: toShape('planned'),
    actual: toShape('actual'),
    forecast: toShape('forecast'),
    variance: toShape('variance'),
  };
});

/** Whether a name may be that of a variance: a cheap look before the names are compared. */
const mayBeVariance = (name: string): boolean => /var|diff|over|under/i.test(name);

/** `£675 over` beside 2,100 planned and 2,865 spent; `overrunHours` beside planned and actual ones. */
export function findWrongVariance(record: JsonObject): WrongVariance | undefined {
  if (!Object.keys(record).some(mayBeVariance)) return undefined;
  const fields = Object.entries(record).map(([name, value]) => ({
    name,
    plain: normalName(name),
    value,
  }));
  const find = (shape: RegExp): number | undefined =>
    fields
      .filter(({ plain }) => shape.test(plain))
      .map(({ value }) => readAmount(value))
      .find((amount) => amount !== undefined);
  for (const { of, planned, actual, forecast, variance } of kinds) {
    const stated = fields.find(
      ({ plain, value }) => variance.test(plain) && isFigure(value, of === ''),
    );
    const before = stated && find(planned);
    const [spent, expected] = [actual, forecast].map(find);
    const after = expected ?? spent;
    if (before === undefined || after === undefined) continue;
    const said = withoutQuotes(stated!.value);
    const amount = readFigure(stated!.value);
    const differences = [after, spent ?? after].map((one) => toCents(Math.abs(one - before)));
    if (amount === undefined || differences.includes(Math.abs(amount))) continue;
    return { name: stated!.name, said, difference: differences[0]! };
  }
  return undefined;
}

/** A percentage is of something else, and so is a time beside money. */
const isFigure = (value: JsonValue, isOfMoney: boolean): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    /\d/.test(value) &&
    !/%|per ?cent/i.test(value) &&
    !(isOfMoney && /\b(?:hours?|hrs|days?|weeks?|months?)\b/i.test(value)));

const readFigure = (value: JsonValue): number | undefined =>
  typeof value === 'string'
    ? readAmount(/\d[\d,]*(?:\.\d{1,2})?/.exec(value)?.[0])
    : readAmount(value);

const withoutQuotes = (value: JsonValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
