import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';

/** A variance on record that lies otherwise between the plan and what was spent. */
export interface WrongVariance {
  /** Its field. */
  name: string;
  said: string;
  /** What follows from the plan and what was spent, in words. */
  right: string;
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

export const namesVariance = (name: string): boolean =>
  mayBeVariance(name) && kinds[0]!.variance.test(normalName(name));

/** `£675 over` beside 2,100 planned and 2,865 spent; `overrunHours` beside planned and actual ones. */
export function findWrongVariance(
  record: JsonObject,
  { isReversed = false }: { isReversed?: boolean } = {},
): WrongVariance | undefined {
  const read = readVariance(record);
  if (read === undefined) return undefined;
  const { name, said, amount, differences } = read;
  const met = differences.find((one) => Math.abs(one) === Math.abs(amount));
  if (met === undefined) return { name, said, right: withUnit(said, Math.abs(differences[0]!)) };
  const told = readDirection(read);
  const isOther =
    (told === 'under' && met > 0) ||
    (told === 'over' && met < 0) ||
    (told === 'unsigned' && met < 0 && !isReversed);
  if (!isOther) return undefined;
  return {
    name,
    said,
    right: `${withUnit(said, Math.abs(met))} ${met < 0 ? 'below' : 'above'} plan`,
  };
}

/** Whether what is spent above its plan is written with a minus: then what has none is a saving. */
export const isReversedVariance = (record: JsonObject): boolean => {
  const read = readVariance(record);
  return (
    read !== undefined &&
    hasMinus(read) &&
    read.differences.some((one) => one > 0 && one === Math.abs(read.amount))
  );
};

interface Variance {
  name: string;
  said: string;
  amount: number;
  /** What was spent, or will be, above the plan. */
  differences: readonly number[];
}

/** On which side of the plan a variance says that it is: without a word and a sign it reads as above it. */
function readDirection({
  name,
  said,
  amount,
}: Variance): 'over' | 'under' | 'unsigned' | undefined {
  const plain = normalName(name);
  if (hasMinus({ said, amount })) return undefined;
  if (below.test(said) || /^under(?:by)?$/.test(plain)) return 'under';
  return above.test(said) || /^over(?:by)?$/.test(plain) ? 'over' : 'unsigned';
}
const hasMinus = ({ said, amount }: Pick<Variance, 'said' | 'amount'>): boolean =>
  amount < 0 || /[-−–(] ?[$€£₹]?\d/.test(said);
const below =
  /\b(?:under|underspen[dt]|below|saved|savings?|less|favou?rable|not spent|unspent)\b/i;
const above =
  /\b(?:over|overspen[dt]|above|more|too much|adverse|exceeded|overrun)\b|\+ ?[$€£₹]?\d/i;

function readVariance(record: JsonObject): Variance | undefined {
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
    const differences = [after, spent ?? after].map((one) => toCents(one - before));
    if (amount === undefined) continue;
    return { name: stated!.name, said, amount, differences };
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
