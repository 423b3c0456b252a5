import type { Duration, WorkingHours } from '@workspace-ops/contracts';
import { dayMs, minuteMs } from '@workspace-ops/service-kit';

/** When a workspace works. */
export interface WorkingTime {
  hours: WorkingHours;
  /** IANA name. */
  timeZone: string;
}

/** More days than the longest duration needs where one hour of one weekday is worked. */
const mostDays = 366 * 24 * 7;

/**
 * The moment at which a duration from another moment is over. Hours and days count working time
 * alone, a day being one working day; a duration of minutes and seconds runs at once. Where nobody
 * ever works, all time counts.
 */
export function addWorkingTime(
  from: Date,
  duration: Duration,
  { hours, timeZone }: WorkingTime,
): Date {
  const { days, hours: wholeHours, minutes, seconds } = duration;
  const shortMs = minutes * minuteMs + seconds * 1_000;
  if (days === 0 && wholeHours === 0) return new Date(from.getTime() + shortMs);
  const [opens, closes] = [toMinutes(hours.from), toMinutes(hours.to)];
  const isNeverWorked = hours.days.length === 0 || closes <= opens;
  if (isNeverWorked) {
    return new Date(from.getTime() + days * dayMs + wholeHours * 60 * minuteMs + shortMs);
  }
  const ofDays = days * (closes - opens) * minuteMs;
  const left = ofDays + wholeHours * 60 * minuteMs + shortMs;
  return spend(from, left, {
    days: new Set(hours.days),
    opens,
    closes,
    offsetAt: createOffset(timeZone),
  });
}

interface Week {
  days: ReadonlySet<number>;
  /** Minutes since midnight. */
  opens: number;
  closes: number;
  offsetAt: Offset;
}

function spend(from: Date, leftMs: number, week: Week): Date {
  let left = leftMs;
  let date = localDate(from, week.offsetAt);
  for (let day = 0; day < mostDays; day++, date = nextDate(date)) {
    if (!week.days.has(weekday(date))) continue;
    const opens = Math.max(toMoment(date, week.opens, week.offsetAt), from.getTime());
    // A day can be an hour shorter or longer, as the clocks change.
    const worked = toMoment(date, week.closes, week.offsetAt) - opens;
    if (worked <= 0) continue;
    if (left <= worked) return new Date(opens + left);
    left -= worked;
  }
  throw new Error('The duration is longer than a deadline may be.');
}

const toMinutes = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number);
  return hour! * 60 + minute!;
};

/** A calendar date as the midnight of its name in UTC. */
type LocalDate = number;

const nextDate = (date: LocalDate): LocalDate => date + dayMs;

/** By ISO 8601: 1 is Monday. */
const weekday = (date: LocalDate): number => ((new Date(date).getUTCDay() + 6) % 7) + 1;

const localDate = (moment: Date, offsetAt: Offset): LocalDate => {
  const wall = moment.getTime() + offsetAt(moment.getTime());
  return Math.floor(wall / dayMs) * dayMs;
};

/**
 * The moment of a date's time on the wall clock. A time that the clocks skip is as much later as
 * they skip; one that they show twice is the first.
 */
function toMoment(date: LocalDate, minutes: number, offsetAt: Offset): number {
  const wall = date + minutes * minuteMs;
  const candidates = [wall - dayMs, wall + dayMs]
    .map((near) => wall - offsetAt(near))
    .toSorted((a, b) => a - b);
  const exact = candidates.find((moment) => moment + offsetAt(moment) === wall);
  return exact ?? candidates.at(-1)!;
}

/** How far the wall clock of a time zone is ahead of UTC at a moment, in milliseconds. */
type Offset = (moment: number) => number;

function createOffset(timeZone: string): Offset {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (moment) => {
    const name = formatter.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value;
    const match = /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name);
    if (match === null) return 0;
    const [hour, minute, second] = match.slice(2).map((part) => Number(part ?? 0));
    const size = ((hour! * 60 + minute!) * 60 + second!) * 1_000;
    return match[1] === '-' ? -size : size;
  };
}
