import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { findWeekdays } from '../request/times-of-replies.ts';
import type { Calendar, Moment } from '../times/calendar.ts';
import { findWorkingDay, proposeHour } from '../times/propose-moment.ts';
import { listBarredDays } from './barred-days.ts';
import { listEarliest } from './ask-about-early.ts';
import type { ChosenTime } from './choose-time.ts';
import { findLaterDay } from './find-later-day.ts';
import { findPartOfDay } from './find-part-of-day.ts';
import type { DraftRequest } from '../request/types.ts';

interface Given {
  request: DraftRequest;
  calendar: Calendar;
  about: string;
  /** Whether a field names the day. */
  isOnRecord: boolean;
}

/** A call that is proposed is none before the day to which whoever is called, or a note, puts it off. */
export function keepToLater(
  chosen: ChosenTime,
  { request, calendar, about, isOnRecord }: Given,
): ChosenTime {
  const { record, now, artifact } = request;
  if (chosen.moment === null || chosen.proposed === null || isOnRecord) return chosen;
  const later = findLaterDay(record, { now: now!, calendar });
  const [noted] = listEarliest(record, { now: now!, calendar });
  const day = chosen.moment.toPlainDate();
  const isBefore = (one: Temporal.PlainDate | undefined): boolean =>
    one !== undefined && Temporal.PlainDate.compare(day, one) < 0;
  const isNoted =
    isBefore(noted?.earliest) &&
    (later === undefined || Temporal.PlainDate.compare(noted!.earliest, later.toPlainDate()) > 0);
  const first = isNoted ? noted!.earliest : later?.toPlainDate();
  if (!isBefore(first)) return chosen;
  const start = first!.toZonedDateTime(chosen.moment.timeZoneId);
  const part = findPartOfDay(record)?.part ?? artifact.occasion?.part;
  const moment = proposeHour(findWorkingDay(start, calendar), about, calendar, part);
  const told = isNoted
    ? [`On record is “${clipSentence(noted!.sentence, 120)}”: the call is proposed for then.`]
    : [];
  return { moment, proposed: 'proposed', questions: [...chosen.questions, ...told] };
}

/** A call that is proposed is on none of the weekdays that a reply, or a note, bars: on the next one that is left. */
export function keepToWeekdays(
  chosen: ChosenTime,
  { record, about, calendar }: { record: FactSheet; about: string; calendar: Calendar },
): ChosenTime {
  const { moment, proposed } = chosen;
  if (moment === null || proposed !== 'proposed') return chosen;
  const own = findWeekdays(record)?.days;
  const barred = own === undefined ? listBarredDays(record) : [];
  const days = own ?? [1, 2, 3, 4, 5, 6, 7].filter((one) => !barred.includes(one));
  if (days.includes(moment.dayOfWeek)) return chosen;
  const day = findNext(days, { after: moment, calendar });
  return { ...chosen, moment: proposeHour(day, about, calendar, findPartOfDay(record)?.part) };
}

/** The next working day of these; where none of them is one, as with `Saturdays only`, the next one. */
function findNext(
  days: readonly number[],
  { after, calendar }: { after: Moment; calendar: Calendar },
): Moment {
  const ahead = Array.from({ length: 14 }, (_, at) => after.add({ days: at + 1 })).filter((day) =>
    days.includes(day.dayOfWeek),
  );
  return ahead.find((day) => findWorkingDay(day, calendar).equals(day)) ?? ahead[0]!;
}
