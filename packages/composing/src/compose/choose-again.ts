import { toMoment, type Calendar } from '../times/calendar.ts';
import { proposeHour } from '../times/propose-moment.ts';
import { readMoment } from '../times/read-moment.ts';
import { readZoneOrder } from '../times/order-of-zone.ts';
import type { AgreedTime } from '../request/types.ts';

interface Choosing {
  now: Date;
  calendar: Calendar;
  /** When it was to be: what is not said anew of day and hour stays; null where that was not known. */
  former: AgreedTime | null;
  /** Spreads the hours that are proposed for one day. */
  about: string;
}

/** The time that somebody wrote; null where it leaves open which one is meant, or has passed. */
export function chooseAgain(
  written: string,
  { now, calendar, former, about }: Choosing,
): AgreedTime | null {
  const known = former && toMoment(former.at, calendar);
  const dateOrder = calendar.dateOrder ?? readZoneOrder(calendar.timeZone);
  const ordered = dateOrder === undefined ? calendar : { ...calendar, dateOrder };
  const read = (text: string) => {
    const reading = readMoment(text, now, ordered);
    return reading.kind === 'moment' ? reading : null;
  };
  const reading = read(written) ?? (known && read(`${known.toPlainDate().toString()} ${written}`));
  if (reading === null) return null;
  const { moment: day, hasTime, isHourGuessed = false } = reading;
  const proposed = known?.toPlainTime() ?? proposeHour(day, about, calendar).toPlainTime();
  const moment = hasTime
    ? day
    : day.toPlainDate().toZonedDateTime({ timeZone: calendar.timeZone, plainTime: proposed });
  const at = new Date(moment.epochMilliseconds);
  if (at <= now) return null;
  return { at, isProposed: isHourGuessed || (!hasTime && former?.isProposed !== false) };
}
