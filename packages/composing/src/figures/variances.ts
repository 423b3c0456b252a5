import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { inUnit, isSameUnit, readUnit } from '../facts/currency.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { namesVariance } from './check-variances.ts';
import { onceFor } from '../facts/once-for.ts';
import { isPlannedSum } from '../facts/planned-sum.ts';

interface Of {
  /** The data is of a period that is over: what was spent in it is all that was. */
  isEnded: boolean;
}

/** The data with what was spent above the plan, in each record that has both and no variance of its own. */
export const withVariances = (context: JsonObject, { isEnded }: Of): JsonObject =>
  isEnded ? ofEnded(context) : soFar(context);

const ofEnded = onceFor((context: JsonObject) => addToAll(context, true));
const soFar = onceFor((context: JsonObject) => addToAll(context, false));

function addToAll(context: JsonObject, isEnded: boolean): JsonObject {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    Array.isArray(value)
      ? value.map((entry) => (isJsonObject(entry) ? addTo(entry, isEnded) : entry))
      : value,
  ]);
  return addTo(Object.fromEntries(entries), isEnded);
}

function addTo(record: JsonObject, isEnded: boolean): JsonObject {
  const names = new Map(Object.keys(record).map((name) => [toLineName(name, record), name]));
  const find = (name: string): JsonValue | undefined =>
    namesFor(name).flatMap((one) => (names.has(one) ? record[names.get(one)!]! : []))[0];
  // What is spent so far is no overrun: somebody has to say what it is in all, or will be.
  const whole = [...finished, ...(isEnded ? spent : [])]
    .map((name) => names.get(name))
    .find((name) => name !== undefined);
  const actually = find('forecast') ?? (whole === undefined ? undefined : record[whole]);
  const [planned, actual] = [find('planned'), actually].map(readSum);
  const own = Object.keys(record).find(namesVariance);
  const isUnfinished =
    find('forecast') === undefined && [...names.keys()].some((name) => unfinished.test(name));
  if (
    isUnfinished ||
    (own !== undefined && !isBlank(record[own])) ||
    !planned ||
    !actual ||
    isOfTwo(planned, actual)
  )
    return record;
  const variance = toCents(actual.amount - planned.amount);
  const unit = actual.unit || planned.unit;
  return {
    ...record,
    [own ?? 'variance']: unit === '' ? variance : inUnit(unit, variance),
  };
}

/** A figure without its currency is in that of the other. */
export const isOfTwo = (one: Sum, other: Sum): boolean =>
  one.unit !== '' && other.unit !== '' && !isSameUnit(one.unit, other.unit);

const isBlank = (value: JsonValue | undefined): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

export const toLineName = (name: string, record: JsonObject): string =>
  isPlannedSum(normalName(name), record[name]) ? 'planned' : normalName(name);

const finished = ['actual', 'actualspend', 'actualcost', 'actualtotal', 'act'];
/** Of a period that is over. */
const spent = ['spent', 'spenttodate', 'actualtodate'];
const unfinished =
  /^(?:percent(?:complete|done)|complete|forecastfinish|tocomplete|costtocomplete|remaining|stilltospend|nowexpected|expectedfinish)$/;

interface Sum {
  amount: number;
  /** `CAD`, or nothing. */
  unit: string;
}

export function readSum(value: JsonValue | undefined): Sum | undefined {
  const amount = readAmount(value) ?? readThousands(value);
  if (amount === undefined) return undefined;
  return { amount, unit: typeof value === 'string' ? readUnit(value) : '' };
}

/** `3.2k`, `£14K` */
function readThousands(value: JsonValue | undefined): number | undefined {
  const [, bare] = (typeof value === 'string' && /^(.{0,20}\d) ?k$/i.exec(value.trim())) || [];
  const amount = readAmount(bare);
  return amount === undefined ? undefined : toCents(amount * 1_000);
}
