import { normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isStillAhead } from '../sentences/choosing.ts';
import { agreesToTime } from '../sentences/plain-yes.ts';
import { findScheduled } from '../sentences/scheduled.ts';
import { defaultCalendar, sayMoment, toMoment } from '../times/calendar.ts';
import { readMoment, type NamedMoment } from '../times/read-moment.ts';
import { listOfferedDays } from './find-offered-days.ts';
import { isReply } from './read-asked.ts';
import type { StepRequest } from './types.ts';

type Present = Pick<StepRequest, 'now' | 'calendar'>;

/**
 * The one time on record, where a reply is a plain yes, as a fact that a letter can take up: they agree to it. One
 * without an hour is a day, whose hour has to be asked for.
 */
export function findAgreedTime(sheet: FactSheet, present: Present): Fact[] {
  const reply = sheet.facts.find(isReply);
  if (reply === undefined || !agreesToTime(reply.value)) return [];
  const [only, other] = listTimes(sheet, present);
  if (only === undefined || other !== undefined) return [];
  const { moment, hasTime } = only;
  const name = hasTime ? 'agreedTime' : 'agreedDay';
  const value = sayMoment({ moment, hasTime });
  const path = [...reply.path, name];
  return [{ path, label: 'Time agreed to', names: [normalName(name)], value, fields: ['date'] }];
}

/** The date that lies ahead, or else the days that are offered. */
function listTimes(sheet: FactSheet, { now, calendar = defaultCalendar }: Present): NamedMoment[] {
  if (now === undefined) return [];
  const date = findScheduled(sheet) ?? sheet.find('date');
  if (date === undefined)
    return listOfferedDays(sheet, { now, calendar }).map(({ reading }) => reading);
  const reading = readMoment(date.value, now, calendar);
  return reading.kind === 'moment' && isStillAhead(reading, toMoment(now, calendar))
    ? [reading]
    : [];
}
