import { createRequire } from 'node:module';
import type * as chrono from 'chrono-node';
import { toMoment, weekdayName, type Calendar, type Moment } from './calendar.ts';

/** What somebody wrote about a time: when it is, or what has to be asked. */
export type Reading =
  | { kind: 'moment'; moment: Moment; hasTime: boolean }
  | { kind: 'question'; question: string };

type Language = Pick<chrono.Chrono, 'parse'>;
let languages: readonly Language[] | undefined;

/**
 * English first, by the British order of day and month. Who understands most of a text has read it.
 * Loaded with the first date: the library is a sixth of the files that the engine would start with.
 */
function loadLanguages(): readonly Language[] {
  if (languages !== undefined) return languages;
  const load = createRequire(import.meta.url);
  const others = ['de', 'fr', 'es', 'nl', 'pt', 'it'].map(
    (name) => load(`chrono-node/${name}`) as Language,
  );
  return (languages = [(load('chrono-node/en') as typeof chrono.en).GB, ...others]);
}

const longest = 200;

/** Day and month cannot be told apart. */
const ambiguous = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?(?![\d/])/;

/** Reads a date as people write it, seen from `now` in the workspace's time zone. */
export function readMoment(written: string, now: Date, calendar: Calendar): Reading {
  const text = written.slice(0, longest);
  const [, day = '', month = ''] = ambiguous.exec(text) ?? [];
  if (day !== month && Number(day) <= 12 && Number(month) <= 12 && day !== '')
    return ask(`Is "${text}" the ${day} of month ${month}, or the ${month} of month ${day}?`);
  const present = toMoment(now, calendar);
  const reference = { instant: now, timezone: present.offsetNanoseconds / 60e9 };
  const [found] = loadLanguages()
    .flatMap((language) => language.parse(text, reference, { forwardDate: true }))
    .filter(({ start }) => start.isCertain('day') || start.isCertain('weekday'))
    .toSorted((one, other) => other.text.length - one.text.length);
  if (found === undefined) return ask(`Which day is meant by "${text}"?`);
  return toReading(found.start, text, calendar);
}

const ask = (question: string): Reading => ({ kind: 'question', question });

function toReading(parts: chrono.ParsedComponents, text: string, { timeZone }: Calendar): Reading {
  const hasTime = parts.isCertain('hour');
  const read = (name: chrono.Component) => parts.get(name) ?? 0;
  const date = Temporal.PlainDate.from({
    year: read('year'),
    month: read('month'),
    day: read('day'),
  });
  const named =
    parts.isCertain('day') && parts.isCertain('weekday') ? read('weekday') || 7 : date.dayOfWeek;
  if (named !== date.dayOfWeek) {
    const day = weekdayName(date.dayOfWeek);
    return ask(
      `"${text}" names a ${weekdayName(named)}, and that date is a ${day}: which day is meant?`,
    );
  }
  if (parts.isCertain('timezoneOffset') && hasTime) {
    const instant = Temporal.Instant.fromEpochMilliseconds(parts.date().getTime());
    return { kind: 'moment', moment: instant.toZonedDateTimeISO(timeZone), hasTime };
  }
  const time = hasTime ? { hour: read('hour'), minute: read('minute') } : { hour: 0 };
  const moment = date.toPlainDateTime(time).toZonedDateTime(timeZone);
  return { kind: 'moment', moment, hasTime };
}
