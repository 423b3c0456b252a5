import type { FactSheet } from '../facts/read-facts.ts';
import { findWeekdays } from '../request/find-weekdays.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { findWorkingDay, proposeHour } from '../times/propose-moment.ts';
import type { ChosenTime } from './choose-time.ts';
import { findPartOfDay } from './find-part-of-day.ts';

/** A call that is proposed is on none of the weekdays that a reply bars: on the next one that it leaves. */
export function keepToWeekdays(
  chosen: ChosenTime,
  { record, about, calendar }: { record: FactSheet; about: string; calendar: Calendar },
): ChosenTime {
  const { moment, proposed } = chosen;
  if (moment === null || proposed !== 'proposed') return chosen;
  const days = findWeekdays(record)?.days;
  if (days === undefined || days.includes(moment.dayOfWeek)) return chosen;
  const day = nextOf(days, { after: moment, calendar });
  return { ...chosen, moment: proposeHour(day, about, calendar, findPartOfDay(record)?.part) };
}

/** The next working day of these; where none of them is one, as with `Saturdays only`, the next one. */
function nextOf(
  days: readonly number[],
  { after, calendar }: { after: Moment; calendar: Calendar },
): Moment {
  const ahead = Array.from({ length: 14 }, (_, at) => after.add({ days: at + 1 })).filter((day) =>
    days.includes(day.dayOfWeek),
  );
  return ahead.find((day) => findWorkingDay(day, calendar).equals(day)) ?? ahead[0]!;
}
