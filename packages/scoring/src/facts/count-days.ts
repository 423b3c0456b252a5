import { toDay, type CalendarDate } from './read-specifics.ts';

const dayMs = 86_400_000;
const mostDates = 12;
/** A row may be this old when it is judged, and what a sentence counts may be so many days old. */
export const mostDaysOld = 31;
const mostDaysSaid = 7;

const unit =
  /^[ -]?(?:(?<working>working|business|week) ?|calendar |clear |full |whole |more )?(?<unit>day|night|week|month|year)s?(?!\p{L})/iu;
const lengths: Readonly<Record<string, number>> = { week: 7, month: 30.44, year: 365.25 };

/** What a figure counts by the words behind it: `41 days`, `10 working days`, `six weeks`. */
interface Count {
  value: number;
  unit: string;
  isWorking: boolean;
}

export function readCount(value: number | undefined, after: string): Count | undefined {
  const groups = value === undefined ? undefined : unit.exec(after)?.groups;
  if (groups === undefined || !Number.isInteger(value)) return undefined;
  return {
    value: value!,
    unit: groups['unit']!.toLowerCase(),
    isWorking: groups['working'] !== undefined,
  };
}

/** The days of dates; one without a year is of this one. */
export function toDays(dates: readonly CalendarDate[], now: Date): number[] {
  const days = dates.map((date) => toDay({ year: now.getUTCFullYear(), ...date }));
  return [...new Set(days.filter((day) => !Number.isNaN(day)))].slice(0, mostDates);
}

/** Whether a count is that from one of the days to another, or to today. */
export function isBetween(count: Count, days: readonly number[], now: Date): boolean {
  const today = Math.floor(now.getTime() / dayMs);
  return days.some(
    (from) =>
      fitsToday(count, from, today) || days.some((to) => to > from && fits(count, from, to)),
  );
}

/** What was counted when the text was written may be some days more, or fewer, today. */
function fitsToday(count: Count, day: number, today: number): boolean {
  const [from, to] = day < today ? [day, today] : [today, day];
  if (fits(count, from, to)) return true;
  const late = (day < today ? 1 : -1) * (to - from - count.value);
  return count.unit === 'day' && !count.isWorking && late > 0 && late <= mostDaysSaid;
}

/** With one of both ends, both, or none. */
function fits({ value, unit: of, isWorking }: Count, from: number, to: number): boolean {
  const whole = isWorking ? countWorking(from, to) : to - from;
  const length = isWorking ? 1 : (lengths[of] ?? 1);
  return length === 1
    ? Math.abs(whole - value) <= 1
    : Math.round(whole / length) === value || Math.floor(whole / length) === value;
}

const mostCounted = 400;

/** The days from Monday to Friday, both ends included. */
function countWorking(from: number, to: number): number {
  if (to - from > mostCounted) return Number.NaN;
  let count = 0;
  for (let day = from; day <= to; day += 1) {
    const weekday = new Date(day * dayMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}
