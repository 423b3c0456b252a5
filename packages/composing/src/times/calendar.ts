import { defaultWorkingHours, type WorkingHours } from '@workspace-ops/contracts';
import type { DateOrder } from './numeric-dates.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { monthName } from '../facts/plain-value.ts';

/** When a workspace works, and by which clock. */
export interface Calendar {
  /** IANA name. */
  timeZone: string;
  /** The zone is the installation's, as the workspace has set none: it says nothing of how its people write dates. */
  isUnset?: boolean;
  hours: WorkingHours;
  /** In which order the input writes day and month in figures, where that is known. */
  dateOrder?: DateOrder;
}

export const defaultCalendar: Calendar = { timeZone: 'UTC', hours: defaultWorkingHours };

export type Moment = Temporal.ZonedDateTime;

export const toMoment = onceForBoth((at: Date, { timeZone }: Calendar): Moment =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone),
);

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** By ISO 8601: 1 is Monday. */
export const weekdayName = (day: number): string => names[day - 1]!;

/** The beginnings of their names, as patterns look for them. */
export const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const short = (name: string): string => name.slice(0, 3).toLowerCase();

/** 1 for `January` and `jan`; 0 for what names no month. */
export const monthNumber = (name: string): number => months.indexOf(short(name)) + 1;

/** By ISO 8601, of `Monday` and `mon`; 0 for what names no day. */
export const weekdayNumber = (name: string): number =>
  names.findIndex((day) => short(day) === short(name)) + 1;

/** `Tuesday, 2026-12-01, 09:00 UTC`. */
export const spokenMoment = (moment: Moment): string =>
  [
    weekdayName(moment.dayOfWeek),
    moment.toPlainDate().toString(),
    `${moment.toPlainTime().toString({ smallestUnit: 'minute' })} ${moment.timeZoneId}`,
  ].join(', ');

/** `Tuesday, 2026-12-01`. */
export const spokenDay = (day: Temporal.PlainDate): string =>
  `${weekdayName(day.dayOfWeek)}, ${day.toString()}`;

/** `Tuesday 1 December, 09:00`, `Tuesday 1 December in the morning` */
export function sayMoment({
  moment,
  hasTime,
  part,
}: {
  moment: Moment;
  hasTime: boolean;
  part?: string | undefined;
}): string {
  const day = `${weekdayName(moment.dayOfWeek)} ${moment.day} ${monthName(moment.month)}`;
  if (hasTime) return `${day}, ${moment.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  return part === undefined ? day : `${day} in the ${part}`;
}

/** `07:30` is an hour of some day, and no date. */
export const isHourAlone = (written: string): boolean =>
  /^\s*\d{1,2}[:.h]\d{2}(?: ?[ap]\.?m\.?)?\s*$/i.test(written);
