import { monthName } from '../facts/plain-value.ts';
import { normalName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { readMoment, type NamedMoment } from '../times/read-moment.ts';

/** `arrivalWindow`, `requestedTime`, `time_slot`: between which hours of a day somebody is wanted. */
const ofWindow =
  /^(?:(?:arrival|service|time|appointment|appt|preferred|requested|scheduled|desired|visit|dispatch|customer)*(?:window|slot)s?|(?:preferred|requested|desired|scheduled|service|arrival|appointment|appt|wanted)(?:times?|hours?)|timeofday)$/;
const longest = 60;

/** The day at the hour, or in the part of it, that a field without a day names; null where none does. */
export function findWindow(
  { facts }: FactSheet,
  day: Moment,
  { now, calendar }: { now: Date; calendar: Calendar },
): NamedMoment | null {
  const own = facts.filter(
    ({ path, value }) =>
      path.length === 1 && value.length <= longest && ofWindow.test(normalName(path[0]!)),
  );
  const { month, day: date } = day;
  const found = own.flatMap(({ value }) => {
    const written = `${monthName(month)} ${String(date)}, ${lower(value)}`;
    const reading = readMoment(written, now, calendar);
    const isOfDay =
      reading.kind === 'moment' &&
      (reading.hasTime || reading.part !== undefined) &&
      reading.moment.toPlainDate().equals(day.toPlainDate());
    return isOfDay ? [reading] : [];
  });
  return found[0] ?? null;
}

/** `Mornings` is `morning`. */
const lower = (value: string): string =>
  value.toLowerCase().replace(/^(?:in the |the )?(morning|afternoon|evening)s?\b/u, '$1');
