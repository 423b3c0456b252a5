import { namesFor, plainName } from '../facts/field-names.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import type { StepRequest } from '../request/types.ts';
import { defaultCalendar, weekdayName } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import { findLaterDay } from './find-later-day.ts';

/**
 * The data of a reply without a date that it rules out: one that comes well before the time at which they ask to be
 * written to, and a weekday on which they cannot.
 */
export function withoutUnfitDay<T extends StepRequest>(request: T): T {
  const { context, definition, now, calendar = defaultCalendar } = request;
  const entries = Object.entries(context);
  const date = entries.find(([name]) => plainName(name) === 'date');
  if (!definition.inputs.includes('reply') || now === undefined || typeof date?.[1] !== 'string')
    return request;
  const day = readDay(date[1], now, calendar);
  if (day === undefined || !entries.some(([name]) => replies.has(plainName(name)))) return request;
  const sheet = readFacts(context);
  const later = findLaterDay(sheet, { now, calendar })?.toPlainDate();
  const isEarly =
    later !== undefined && Temporal.PlainDate.compare(day.add(shortlyBefore), later) < 0;
  const cannot = refusing(weekdayName(day.dayOfWeek));
  const isRefused = sheet.facts.some((fact) => isReply(fact) && cannot.test(fact.value));
  if (!isEarly && !isRefused) return request;
  return { ...request, context: Object.fromEntries(entries.filter((one) => one !== date)) };
}

/** `In March` may be answered by a day shortly before it. */
const shortlyBefore = { days: 7 };
const replies = new Set(namesFor('reply'));

/** `Thursday does not work`, `I can't do Thursday` */
const refusing = (weekday: string): RegExp =>
  new RegExp(
    `\\b${weekday}\\b[^.;,!?]{0,24}\\b(?:(?:does|will|would|is)(?: not|n['’]?t)|won['’]?t|no longer) (?:going to )?(?:work|suit|good|possible|convenient|do)\\b|\\b(?:can(?: ?not|['’]?t)|am not free|not available|unable to)\\b[^.;,!?]{0,24}\\b${weekday}\\b`,
    'iu',
  );
