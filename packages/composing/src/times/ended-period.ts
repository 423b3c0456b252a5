import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { withVariances } from '../figures/variances.ts';
import { monthNumber } from './calendar.ts';

const periods = new Set(namesFor('period'));
const ofMonth = /^(?<month>\p{L}{3,9})\.?(?: ?(?<year>20\d\d))?$/u;
const ofDigits = /^(?<year>20\d\d)-(?<month>\d\d)$/;
const ofQuarter = /^Q(?<quarter>[1-4])[ /-]?(?<year>20\d\d)$/i;

/** The data with its variances, as far as they are known by then. */
export const withVariancesBy = (context: JsonObject, now: Date | undefined): JsonObject =>
  withVariances(context, { isEnded: now !== undefined && isOfEndedPeriod(context, now) });

/** Whether the data is of a month or a quarter that is over: what was spent in it is all that was. */
export function isOfEndedPeriod(context: JsonObject, now: Date): boolean {
  const ends = Object.entries(context).flatMap(([name, value]) =>
    periods.has(normalName(name)) && typeof value === 'string'
      ? (readEnd(value.trim(), now) ?? [])
      : [],
  );
  return ends.length > 0 && ends.every((end) => end <= now.getTime());
}

/** When the period that is written is over. */
function readEnd(written: string, now: Date): number | undefined {
  const { month, quarter, year } =
    [ofMonth, ofDigits, ofQuarter]
      .map((shape) => shape.exec(written)?.groups)
      .find((groups) => groups !== undefined) ?? {};
  if (month === undefined && quarter === undefined) return undefined;
  const last = quarter === undefined ? readMonth(month!) : Number(quarter) * 3;
  if (!(last >= 1 && last <= 12)) return undefined;
  if (year !== undefined) return Date.UTC(Number(year), last);
  // A month without its year is one of this year, where it can be over.
  return last <= now.getUTCMonth() ? Date.UTC(now.getUTCFullYear(), last) : undefined;
}

const readMonth = (written: string): number =>
  /^\d/.test(written) ? Number(written) : monthNumber(written);
