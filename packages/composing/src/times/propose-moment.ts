import type { Calendar, Moment } from './calendar.ts';

/**
 * An hour of a day's working hours, the first and the last left free. Which one follows from what is
 * scheduled, so that proposals of one day are spread over it and the same one always has the same hour.
 */
export function proposeHour(
  day: Moment,
  about: string,
  { hours }: Calendar,
  part?: PartOfDay | HourSpan,
): Moment {
  const [opens, closes] = narrow([toMinutes(hours.from), toMinutes(hours.to)], part);
  const margin = closes - opens >= 180 ? 60 : 0;
  const slots = Math.max(1, Math.floor((closes - opens - 2 * margin) / 60));
  const hour = opens + margin + (hash(about) % slots) * 60;
  return day.with({ hour: Math.floor(hour / 60), minute: hour % 60, second: 0, millisecond: 0 });
}

export type PartOfDay = 'opening' | 'closing' | 'morning' | 'afternoon' | 'evening';
/** From which minute of the day to which; from, or to, that of the working hours. */
export type HourSpan = readonly [number | null, number | null];

/** The working hours of a part of the day; all of them where none are in it. An evening is after them. */
function narrow([opens, closes]: [number, number], part?: PartOfDay | HourSpan): [number, number] {
  if (typeof part === 'object') return narrowTo([opens, closes], part);
  if (part === 'opening') return [opens, opens + 60];
  if (part === 'closing') return [closes - 60, closes];
  if (part === 'evening') return [Math.max(closes, evening), Math.max(closes, evening) + 120];
  const narrowed: [number, number] =
    part === 'morning' ? [opens, Math.min(closes, noon)] : [Math.max(opens, noon + 60), closes];
  return part === undefined || narrowed[1] - narrowed[0] < 60 ? [opens, closes] : narrowed;
}

/** What of the hours that somebody names is worked; all that they name where none is. */
function narrowTo([opens, closes]: [number, number], [from, to]: HourSpan): [number, number] {
  const [first, last] = [from ?? opens, to ?? closes];
  const [begin, end] = [Math.max(first, opens), Math.min(last, closes)];
  if (end - begin >= 60) return [begin, end];
  return first < last ? [first, last] : [from ?? last - 60, to ?? first + 60];
}

const noon = 12 * 60;
const evening = 18 * 60;

/** The next working day at one of its hours. */
export const proposeMoment = (
  now: Moment,
  about: string,
  calendar: Calendar,
  part?: PartOfDay | HourSpan,
): Moment => proposeHour(findWorkingDay(now.add({ days: 1 }), calendar), about, calendar, part);

/** The day, or the first working day after it, which is neither Christmas nor New Year. */
export function findWorkingDay(from: Moment, { hours: { days } }: Calendar): Moment {
  let day = from;
  const isFree = () => !days.includes(day.dayOfWeek) || isHoliday(day);
  for (let tries = 0; tries < 9 && days.length > 0 && isFree(); tries += 1)
    day = day.add({ days: 1 });
  return day;
}

/** Days on which hardly anybody works, wherever they are; others differ by country. */
const isHoliday = ({ month, day, dayOfWeek }: Moment): boolean =>
  (month === 12 && (day === 25 || day === 26)) ||
  (month === 1 && day === 1) ||
  // In their place, where they are on a weekend.
  (month === 12 && (day === 27 || day === 28) && dayOfWeek <= 2) ||
  (month === 1 && (day === 2 || day === 3) && dayOfWeek === 1);

/** The day on which a term of working days from now ends. */
export function addWorkingDays(now: Moment, count: number, calendar: Calendar): Moment {
  let day = now;
  for (let nth = 0; nth < count; nth += 1) day = findWorkingDay(day.add({ days: 1 }), calendar);
  return day;
}

/** The working day before a day. */
export function lastWorkingDayBefore(day: Moment, calendar: Calendar): Moment {
  let before = day.subtract({ days: 1 });
  for (let tries = 0; tries < 9 && !findWorkingDay(before, calendar).equals(before); tries += 1)
    before = before.subtract({ days: 1 });
  return before;
}

/** When the day's work begins. */
export function opensAt(day: Moment, { hours }: Calendar): Moment {
  const opens = toMinutes(hours.from);
  return day.with({
    hour: Math.floor(opens / 60),
    minute: opens % 60,
    second: 0,
    millisecond: 0,
  });
}

/** What cannot wait: an hour from now, or when the next day begins, whatever day that is. */
export function proposeAtOnce(now: Moment, calendar: Calendar): Moment {
  const { hours } = calendar;
  const soon = now
    .add({ hours: 1 })
    .round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'ceil' });
  const at = soon.hour * 60 + soon.minute;
  const opening = (day: Moment) => opensAt(day, calendar);
  if (soon.dayOfYear !== now.dayOfYear) return opening(soon);
  if (at < toMinutes(hours.from)) return opening(soon);
  return at <= toMinutes(hours.to) ? soon : opening(soon.add({ days: 1 }));
}

function toMinutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return hour! * 60 + minute!;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
