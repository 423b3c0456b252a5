import { isMarked, quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { defaultCalendar, spokenDay, toMoment, type Calendar } from '../times/calendar.ts';
import { proposeAtOnce } from '../times/propose-moment.ts';
import { readDay } from '../times/read-moment.ts';
import { isHazardous } from '../request/hazards.ts';
import { readAsked } from '../request/read-asked.ts';
import type { DraftRequest } from '../request/types.ts';

/**
 * Where somebody may come to harm, a later day on record is no order to wait: it may be older than the report,
 * or a form's own. Until somebody has said so, it is the limit.
 */
export function askAboutDelay(
  request: Pick<DraftRequest, 'sheet' | 'definition' | 'now' | 'calendar'>,
): string[] {
  const { sheet, now, calendar = defaultCalendar } = request;
  if (now === undefined || !isHazardous(request)) return [];
  const latest = proposeAtOnce(toMoment(now, calendar), calendar).toPlainDate();
  const isLater = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, latest) > 0;
  const booked = listBookedDays(sheet, now, calendar).find(isLater);
  if (booked !== undefined)
    return [
      `A booking for ${spokenDay(booked)} is on record: move it to ${sayDay(latest, now, calendar)}.`,
    ];
  const { asked, fact, isLimit } = readAsked(sheet, { now, calendar });
  if (asked === null || fact === undefined || isLimit) return [];
  const day = asked.moment.toPlainDate();
  if (!isLater(day)) return [];
  return [`${fact.label}: somebody may come to harm. May it wait until ${spokenDay(day)}?`];
}

const sayDay = (day: Temporal.PlainDate, now: Date, calendar: Calendar): string =>
  day.equals(toMoment(now, calendar).toPlainDate()) ? 'today' : spokenDay(day);

const ofBooking = /book|appointment|pencilled|diari[sz]ed|arranged/i;
/** `The plumber is booked for Monday`, `appointment on 1 December` */
const booking =
  /\b(?:booked|pencilled|diari[sz]ed|booking|appointment|slot)\b(?: (?:in|him|her|it|them|us|is))?(?: (?:for|on|at)\b)? (?<day>[^.;,!?]{3,40})/iu;
/** What is not, or no longer, so. */
const refused = /\b(?:not|never|no|cancel\p{L}*|unless|until|was|were|last)\b|n['’]t\b/iu;

/** The days for which somebody has booked what is to be done, in a field or a note. */
function listBookedDays(
  { facts }: DraftRequest['sheet'],
  now: Date,
  calendar: Calendar,
): Temporal.PlainDate[] {
  return facts
    .filter((fact) => !isMarked(fact))
    .flatMap((fact): string[] => {
      if (fact.path.length === 1 && ofBooking.test(fact.path[0]!)) return [fact.value];
      return isFreeText(fact)
        ? quotableSentences(fact)
            .filter((said) => !refused.test(said))
            .flatMap((said) => booking.exec(said)?.groups?.['day'] ?? [])
        : [];
    })
    .flatMap((words) => readDay(words, now, calendar) ?? []);
}
