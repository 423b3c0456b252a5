import type * as chrono from 'chrono-node';
import { findBeside } from './beside-date.ts';
import type { PartOfDay } from './propose-moment.ts';
import { toMoment, weekdayName, type Calendar, type Moment } from './calendar.ts';
import { wordAfterNumber } from './day-shapes.ts';
import { withoutFlats } from './flat-numbers.ts';
import { writeKnownForms } from './known-forms.ts';
import { loadLanguages } from './languages.ts';
import {
  askMisfit,
  findNumericDates,
  isAmbiguous,
  listFittingOrders,
  writeDayFirst,
  type DateOrder,
} from './numeric-dates.ts';
import { refusesDay, withoutRefused } from './refused-days.ts';

/** A day, with its hour where one is named. */
export interface NamedMoment {
  moment: Moment;
  hasTime: boolean;
  /** How it is written. */
  words: string;
  /** Where a part of the day is named in place of its hour. */
  part?: PartOfDay;
  /** The half of the day is not written: `Tuesday at 3` is taken for the afternoon, and has to be agreed to. */
  isHourGuessed?: true;
}

/** What somebody wrote about a time: when it is, or what has to be asked. */
export type Reading =
  | ({ kind: 'moment' } & NamedMoment)
  /** A misfit names a weekday that its date does not fall on; of two days either may be meant. */
  | { kind: 'question'; question: string; isMisfit?: true; isOfTwoDays?: true };

const longest = 200;

/**
 * What a text that names a day has in it, in one of the languages: most sentences have none, and reading one takes a
 * tenth of a millisecond, in which the library also takes `a second line` for a time.
 */
const mayNameDay = new RegExp(
  [
    '\\d|\\bend of\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|yesterday',
    '\\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|tmrw?|tmw|noon|midday|midnight|now|morning|afternoon|evening|night)\\b',
    '\\b(?:weeks?|weekend|days?|months?|fortnight|quarter|years?|hours?|minutes?|christmas|ago)\\b',
    '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|heute|morgen|gestern|woche|monat',
    'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd|semaine|\\bhier\\b|\\bmois\\b',
    'lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[ñn]ana|\\bhoy\\b|\\bayer\\b',
    '(?:maan|dins|woens|donder|vrij|zater|zon)dag|vandaag|gisteren|maand',
    'segunda|ter[cç]a|quarta|quinta|sexta|amanh[aã]|\\bhoje\\b|\\bontem\\b',
    'luned|marted|mercoled|gioved|venerd|sabato|domenica|domani|\\boggi\\b|\\bieri\\b|settimana',
  ].join('|'),
  'iu',
);

/** What was read seen from a moment, of those for which it is kept. */
const readings = new WeakMap<Date, Map<string, Reading>>();

/** The moment as one from which each date is read once: a step asks for the same ones many times. */
export function readOnceFrom(now: Date): Date {
  const own = new Date(now);
  readings.set(own, new Map());
  return own;
}

/** Reads a date as people write it, seen from `now` in the workspace's time zone. */
export function readMoment(written: string, now: Date, calendar: Calendar): Reading {
  const text = withoutFlats(written.slice(0, longest));
  const known = readings.get(now);
  const key = `${calendar.timeZone} ${calendar.dateOrder ?? ''}\n${text}`;
  const reading = known?.get(key) ?? readText(text, now, calendar);
  known?.set(key, reading);
  return reading;
}

const isoDate = /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** As programs write it. The library takes a millisecond for one in seven languages. */
function readIsoDate(text: string, { timeZone }: Calendar): Reading {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const date = Temporal.PlainDate.from({ year, month, day });
  // A 30 February is asked about, as any that is none.
  if (date.day !== day) return askWhich(text);
  return { kind: 'moment', moment: date.toZonedDateTime(timeZone), hasTime: false, words: text };
}

function readText(text: string, now: Date, calendar: Calendar): Reading {
  if (isoDate.test(text)) return readIsoDate(text, calendar);
  if (!mayNameDay.test(text) || refusesDay(text)) return askWhich(text);
  const present = toMoment(now, calendar);
  const order = chooseOrder(text, present.toPlainDate(), calendar.dateOrder);
  if (typeof order === 'object') return order;
  const reference = { instant: now, timezone: present.offsetNanoseconds / 60e9 };
  const all = parse(writeDayFirst(text, order), reference).toSorted(
    (one, other) => other.text.length - one.text.length,
  );
  const [found] = all;
  if (found === undefined) return askWhich(text);
  return toReading([found, ...findBeside(found, all, text)], { text, now }, calendar);
}

/** Day and month of the first date in figures, which may be exchanged; `3/4` may be a fraction, too. */
const slashed =
  /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?(?![\d/])|(?<![\d/.-])(\d{1,2})-(\d{1,2})-2[4-9](?![\d/-])/;

/** The order of that date, which is that of the input, or the one in which it falls on its weekday; else what to ask. */
function chooseOrder(
  text: string,
  today: Temporal.PlainDate,
  known: DateOrder | undefined,
): DateOrder | Reading {
  const [, day, month, first = day ?? '', second = month ?? ''] = slashed.exec(text) ?? [];
  const isClear = first === second || Number(first) > 12 || Number(second) > 12;
  if (isClear) return known ?? 'day-first';
  const date = findNumericDates(text).find(isAmbiguous);
  if (date?.weekday !== undefined) {
    const [only, other] = listFittingOrders(date, today);
    if (only !== undefined && other === undefined) return only;
    const question = known === undefined && only === undefined ? askMisfit(date, today) : null;
    if (question !== null) return { kind: 'question', question, isMisfit: true };
  }
  return date === undefined || known === undefined
    ? {
        ...ask(`Is "${text}" the ${first} of month ${second}, or the ${second} of month ${first}?`),
        isOfTwoDays: true,
      }
    : known;
}

/** What names a day in the text, in one of the languages. The first that understands all of it is not added to. */
function parse(text: string, reference: chrono.ParsingReference): chrono.ParsedResult[] {
  const found: chrono.ParsedResult[] = [];
  const masked = withoutYear(withoutCounted(withoutThing(withoutRefused(text))));
  for (const language of loadLanguages()) {
    const read = language
      .parse(masked, reference, { forwardDate: true })
      .filter(({ start }) => start.isCertain('day') || start.isCertain('weekday'))
      .filter((one) => !span.test(one.text) && !wordAfterNumber.test(one.text));
    found.push(...read);
    if (read.some((one) => one.text.length === text.length)) return found;
  }
  return found;
}

/** Of `12 Dec 10-12` the hour is no year, and of `1st Dec 3 to 5 pm` no day: a year has four digits or an apostrophe, or is of these years. */
const withoutYear = (text: string): string =>
  text.replace(
    hourAfterDay,
    (_, day: string, gap: string, hour: string, to = '') =>
      `${day}${'∙'.padStart(gap.length)}${hour}${to.replace('-', '–')}`,
  );
const monthName =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\\.?';
const hourAfterDay = new RegExp(
  `((?<!\\d)\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthName}|(?<!\\p{L})${monthName} \\d{1,2}(?:st|nd|rd|th)?)([ ,]{1,3})(1[0-2](?![\\d/]|\\.\\d(?!\\d))|[1-9](?= ?(?:to|till|until|-|–) ?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m|$|[,;.] )))( ?- ?(?=\\d))?`,
  'giu',
);

/** Of `1st Dec, first thing` the library takes the last words for the date, and of `Tues` it knows `Tue`. */
const withoutThing = (text: string): string =>
  writeKnownForms(text)
    .replace(/\b(?:first|last) thing\b/giu, (said) => 'x'.repeat(said.length))
    .replace(hourAfterMonth, '$1:$2')
    .replace(shortYear, '$1 ')
    .replace(shortYearBehindDay, '$1, ')
    .replace(zoneByName, (said) => `${said.charAt(0).toUpperCase()}T`.padStart(said.length))
    .replace(/\b(?:tues|weds)\b/giu, (said) => `${said.slice(0, 3)} `)
    // `Tues am before 10` has an hour, and `8am - noon` one from which on.
    .replace(halfBesideHour, (said) => ' '.repeat(said.length))
    .replace(untilNoon, (said) => ' '.repeat(said.length))
    .replace(/(?<= )@ (?=\d)/gu, 'at');
const halfBesideHour =
  /(?<=\p{L} {1,2})[ap]m (?=(?:before|after|between|btwn?|from|at|around) \d)/giu;
const untilNoon = /(?<=\d(?: ?[ap]m)?) ?(?:-|–|to|til|till|until) *(?:noon|midday)\b/giu;

/** `3 Mar '24` is of 2024. */
const shortYear =
  /(?<=\d(?:st|nd|rd|th)?,? )((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?,? )['’](?=\d{2}(?!\d))/giu;

const shortYearBehindDay =
  /((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?) ['’](?=\d{2}(?!\d))/giu;

/** `9:30am Eastern`, of which the library knows `ET`. */
const zoneByName =
  /(?<=\d ?[ap]\.?m\.?,? )(?:Eastern|Central|Mountain|Pacific)(?: (?:(?:standard|daylight) )?time)?\b/giu;

/** Of `3 December 10.00` the library takes the hour for a year. */
const hourAfterMonth =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6},? (?:[01]?\d|2[0-3]))\.([0-5]\d)(?![\d.])/giu;

/** `Handrail on escalator 3 - 15 January` begins on no third of the month: the number is that of the escalator. */
const withoutCounted = (text: string): string =>
  text.replace(
    counted,
    (said, name: string, number: string) =>
      `${name}${'x'.repeat(number.length)}${said.slice(name.length + number.length)}`,
  );
const counted =
  /\b((?:escalator|lift|elevator|unit|phase|stage|floor|level|block|room|line|bay|lane|item|part|step|lot|plot|flat|zone|section|gate|door|pump|boiler|panel|machine|van|truck|lorry|berth|pier|cabin|ward|sprint|version|milestone|no\.?|number) )(\d{1,3})(?= ?[-–—] ?(?:the )?\d{1,2}(?:st|nd|rd|th)? ?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu;

/** Whether a day is named, of which it has to be asked which one it is: `soon` names none. */
export const isInDoubt = (reading: Reading): boolean =>
  reading.kind === 'question' && (reading.isMisfit ?? reading.isOfTwoDays ?? false);

/** The day of a date as people write it; undefined where it leaves open which one is meant. */
export function readDay(
  written: string,
  now: Date,
  calendar: Calendar,
): Temporal.PlainDate | undefined {
  const reading = readMoment(written, now, calendar);
  return reading.kind === 'moment' ? reading.moment.toPlainDate() : undefined;
}

/** The day on which something is or was due: of a date without a year half a year ahead, as few have, that of last year. */
export function readDueDay(
  written: string,
  now: Date,
  calendar: Calendar,
): Temporal.PlainDate | undefined {
  const day = readDay(written, now, calendar);
  if (day === undefined || hasYear.test(written)) return day;
  const ahead = toMoment(now, calendar).toPlainDate().until(day).days;
  return ahead > mostDaysToPay ? day.subtract({ years: 1 }) : day;
}
const hasYear = /(?<!\d)(?:19|20)\d\d(?!\d)|['’]\d\d(?!\d)|\d[/.-]\d{1,2}[/.-]\d\d(?!\d)/u;
const mostDaysToPay = 180;

/** Any day of it may be meant; `about four hours` last, and name none; `10m` is a length or an amount, and so is `about 4 m`, or `within 9m` of something. */
const span =
  /^(?:(?:next|this|coming|last|past) (?:week|weekend|month|quarter|year)|the (?:week|month) after(?: next)?|\d+(?:[.,]\d+)? ?[dhms]|(?:about |around |roughly |some |nearly |over )?(?:\d+(?:[.,]\d+)?|an?|half an?|a few|a couple of|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours?|hrs?|minutes?|mins?)|[-+]?(?:\p{L}{2,8}\.? )?\d+(?:[.,]\d+)? ?(?:m|met(?:re|er)s?)(?:(?:,? and|,) \d+(?:[.,]\d+)? ?(?:m|met(?:re|er)s?))?(?: (?:before|after|ago|later))?)$/iu;

const ask = (question: string): Extract<Reading, { kind: 'question' }> => ({
  kind: 'question',
  question,
});

const askWhich = (text: string): Reading => ask(`Which day is meant by "${text}"?`);

/** @param found what was read of one day: a date, a weekday, or both of them where they stand side by side. */
function toReading(
  found: readonly chrono.ParsedResult[],
  { text, now }: { text: string; now: Date },
  { timeZone }: Calendar,
): Reading {
  const dated = (found.find(({ start }) => start.isCertain('day')) ?? found[0]!).start;
  const timed = (found.find(({ start }) => start.isCertain('hour')) ?? found[0]!).start;
  const date = inYear(dated, now, timeZone);
  const named = found.find(({ start }) => start.isCertain('weekday'))?.start;
  const weekday = named === undefined ? date.dayOfWeek : read(named, 'weekday') || 7;
  if (dated.isCertain('day') && weekday !== date.dayOfWeek)
    return askWeekday(text, weekday, date.dayOfWeek);
  const hasTime = timed.isCertain('hour');
  const words = readWords(found, text);
  if (timed === dated && dated.isCertain('timezoneOffset') && hasTime) {
    const instant = Temporal.Instant.fromEpochMilliseconds(dated.date().getTime());
    return inAfternoon({ moment: instant.toZonedDateTimeISO(timeZone), words }, dated, text);
  }
  const time = hasTime ? { hour: read(timed, 'hour'), minute: read(timed, 'minute') } : { hour: 0 };
  const moment = date.toPlainDateTime(time).toZonedDateTime(timeZone);
  return hasTime
    ? inAfternoon({ moment, words }, timed, text)
    : { kind: 'moment', moment, hasTime, words, ...readPart(words) };
}

/** Who writes `24 Nov` two days after it means that one, and not the next. */
function inYear(parts: chrono.ParsedComponents, now: Date, timeZone: string): Temporal.PlainDate {
  const [year, month, day] = [read(parts, 'year'), read(parts, 'month'), read(parts, 'day')];
  const date = Temporal.PlainDate.from({ year, month, day });
  if (parts.isCertain('year') || !parts.isCertain('month')) return date;
  const today = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate();
  const isRecent = today.until(date).days > daysInYear - mostDaysAgo;
  return isRecent ? date.subtract({ years: 1 }) : date;
}
const daysInYear = 365;
const mostDaysAgo = 62;

const morning = 'morning|forenoon|vormittags?|morgens|früh|matin|mañana|ochtends?|mattina|manhã';
const afternoon = 'afternoon|arvo|nachmittags?|après-midi|tarde|middags?|pomeriggio';
const evening = 'evening|tonight|abends?|soir|soirée|noche|sera|noite|avonds?';
/** When the day's work begins, and ends. */
const opening = 'first thing|early doors';
const closing = 'last thing|end of (?:the )?day|close of (?:play|business)';
const beforeNoon = '(?:by|before) (?:noon|midday|lunch)';
const eveningMeal = 'work|hours|tea|dinner|supper';
/** `Fri am`, at the end of what names the day; `am Dienstag` is none. */
const halfDay = (name: string) => `${name}\\.?m\\.?(?:$|,? next week)`;
/** As people of India halve a day. */
const [firstHalf, secondHalf] = ['first half', 'second half'].map(
  (half) => `${half}(?: of (?:the )?day)?(?! of)`,
) as [string, string];
const isPart = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const partsOfDay: readonly (readonly [PartOfDay, RegExp])[] = [
  ['opening', isPart(opening)],
  ['closing', isPart(closing)],
  ['morning', isPart(`${morning}|${firstHalf}|${beforeNoon}|${halfDay('a')}`)],
  ['afternoon', isPart(`${afternoon}|${secondHalf}|after (?:lunch|school)|${halfDay('p')}`)],
  ['evening', isPart(`${evening}|after (?:${eveningMeal})`)],
];

const partAfter = new RegExp(
  `^,? (?:(?:(?:in )?(?:the )?(?:${firstHalf}|${secondHalf})|(?:in the |in de |am |le |por la |de |’s |'s )?(?:${morning}|${beforeNoon}|${afternoon}|${evening}|${opening}|${closing}|after (?:lunch|school|${eveningMeal})))(?!\\p{L})|[ap]\\.?m\\b\\.?(?= *(?:[,;.!?)]|$|or |and |please|if |is |are |would|works|suits|best)))`,
  'iu',
);

/** `12 noon`, of which the library knows the hour. */
const twelve = /(?<![\d.:])12(?:[:.]00)?$/u;
const noonAfter = /^ ?(?:noon|midday)\b/iu;

const partBefore = new RegExp(`(?<!\\p{L})(?:${opening}|last thing)(?: on)? $`, 'iu');

function readPart(words: string): { part?: PartOfDay } {
  const [part] = partsOfDay.find(([, written]) => written.test(words)) ?? [];
  return part === undefined ? {} : { part };
}

/** With the part of the day that stands after them: `Tuesday 1 December in the morning`. */
function readWords(found: readonly chrono.ParsedResult[], text: string): string {
  const start = Math.min(...found.map(({ index }) => index));
  const last = Math.max(...found.map((one) => one.index + one.text.length));
  const end =
    /(?:tue|wed)$/i.test(text.slice(0, last)) && /^s\b/i.test(text.slice(last)) ? last + 1 : last;
  const [before = ''] = partBefore.exec(text.slice(0, start)) ?? [];
  const after = twelve.test(text.slice(start, end)) ? noonAfter : partAfter;
  const [part = ''] = after.exec(text.slice(end)) ?? [];
  return `${before}${text.slice(start, end)}${part}`.trim();
}

const read = (parts: chrono.ParsedComponents, name: chrono.Component): number =>
  parts.get(name) ?? 0;

function askWeekday(text: string, named: number, actual: number): Reading {
  const [said, day] = [weekdayName(named), weekdayName(actual)];
  const question = `"${text}" names a ${said}, and that date is a ${day}: which day is meant?`;
  return { kind: 'question', question, isMisfit: true };
}

/** What leaves no doubt that an hour is before noon: `03:00`, `at 3 in the morning`. */
const early =
  /(?<!\p{N})0\d\s?[:.h]|(?<!\p{L})(?:morning|matin|morgens|früh|ochtends?|mattina|de la mañana|da manhã)(?!\p{L})/iu;

/** An hour from one to six without more is one of the afternoon. */
function inAfternoon(
  { moment, words }: Pick<NamedMoment, 'moment' | 'words'>,
  parts: chrono.ParsedComponents,
  text: string,
): Reading {
  const hour = read(parts, 'hour');
  const isGuess = hour >= 1 && hour <= 6 && !parts.isCertain('meridiem') && !early.test(text);
  return isGuess
    ? {
        kind: 'moment',
        moment: moment.add({ hours: 12 }),
        hasTime: true,
        words,
        isHourGuessed: true,
      }
    : {
        kind: 'moment',
        moment,
        hasTime: true,
        words,
        // Nobody said which hour before it.
        ...(/\bbefore \d/i.test(words) && { isHourGuessed: true as const }),
      };
}
