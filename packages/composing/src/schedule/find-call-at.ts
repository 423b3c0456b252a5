import { normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar, toMoment } from '../times/calendar.ts';
import { readMoment } from '../times/read-moment.ts';
import { asksForCall } from '../sentences/asks-for-call.ts';
import { findOurs, findVisit } from '../reasons/ask-of-texts.ts';
import { movesMeeting } from '../sentences/moved-meetings.ts';
import { isWeekdayAlone } from '../times/read-named-moment.ts';
import { isReply } from '../request/read-asked.ts';
import type { StepRequest } from '../request/types.ts';

/**
 * The day and hour that a reply names for a call, as a fact that a letter can take up: nobody is asked again whether it
 * suits them. An hour that is guessed, and a weekday that may be today, are asked about, and so is a visit.
 */
export function findCallAt(sheet: FactSheet, [time]: readonly Fact[], when: When): Fact[] {
  if (time === undefined || sheet.find('recipient') !== undefined || !isCertain(time, when))
    return [];
  const isVisit = findVisit(sheet) !== undefined || findOurs(sheet) !== undefined;
  const said = findSaying(sheet, time.value);
  if (over.test(said) || (isVisit && !asksForCall.test(said))) return [];
  const name = 'callAt';
  const path = [...time.path, name];
  return [{ ...time, path, label: 'Call asked for', names: [normalName(name)] }];
}

type When = Pick<StepRequest, 'now' | 'calendar'>;

/** Whether a time that is named is one day and hour, and no other. */
function isCertain(time: Fact, { now, calendar = defaultCalendar }: When): boolean {
  if (now === undefined) return false;
  // `I'm in on Thursday. Call me at 2 pm.`
  const value = time.value.replace(' … ', ' ');
  const reading = readMoment(value, now, calendar);
  if (reading.kind !== 'moment' || !reading.hasTime || reading.isHourGuessed === true) return false;
  // Of some hours, or days, none is chosen.
  if (ofSeveral.test(value.replace(dayAfter, ''))) return false;
  const today = toMoment(now, calendar);
  if (reading.moment.toPlainDate().equals(today.toPlainDate())) return false;
  return !(isWeekdayAlone(reading.words) && reading.moment.dayOfWeek === today.dayOfWeek);
}
const ofSeveral =
  /\b(?:after|before|from|between|until|till|or|around|about)\b|\d(?: ?[ap]\.?m\.?)? ?(?:[-–]|to) ?\d/i;
const dayAfter = /\bday after\b/i;

/** The day and hour to which a reply moves a visit, as a fact: it is asked whether we come, and nobody is asked twice. */
export function findMovedTo(sheet: FactSheet, [time]: readonly Fact[], when: When): Fact[] {
  if (time === undefined || sheet.find('recipient') !== undefined || !isCertain(time, when))
    return [];
  if (findOurs(sheet) !== undefined || !movesMeeting(findVisit(sheet) ?? '')) return [];
  const name = 'movedTo';
  const path = [...time.path, name];
  return [{ ...time, path, label: 'Visit moved to', names: [normalName(name)] }];
}

/** `The install on Friday at 10 am went fine` */
const over = /\b(?:went|was|were|had|did|got|came)\b/iu;

const findSaying = ({ facts }: FactSheet, time: string): string =>
  facts
    .filter(isReply)
    .flatMap(({ value }) => splitSentences(value))
    .find((sentence) => sentence.includes(time)) ?? '';
