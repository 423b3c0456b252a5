import { clipSentence } from '../facts/inline-text.ts';
import type { Calendar } from '../times/calendar.ts';
import { findWorkingDay, proposeHour } from '../times/propose-moment.ts';
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
