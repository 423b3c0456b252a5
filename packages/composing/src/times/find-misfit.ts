import { clip } from '../facts/inline-text.ts';
import { askMisfit, findNumericDates } from './numeric-dates.ts';
import { dateShapes, weekdayShape } from './day-shapes.ts';
import { monthNumber, toMoment, weekdayName, weekdayNumber, type Calendar } from './calendar.ts';

const yearShape = '(?:,? (?<year>20\\d{2}))?(?!\\d|[:.]\\d)';
const dated = dateShapes.map(
  (date) => new RegExp(`\\b${weekdayShape},? ${date}\\b${yearShape}`, 'gi'),
);

const mayNameWeekday = /mon|tue|wed|thu|fri|sat|sun/i;

/** Of a text what names no day of the calendar, or a weekday that its date does not fall on, with what to ask; else null. */
export function findMisfit(text: string, now: Date, calendar: Calendar): string | null {
  const none = askAboutNoDay(text);
  if (none !== null) return none;
  if (!mayNameWeekday.test(text) || !/\d/.test(text)) return null;
  let today: Temporal.PlainDate | undefined;
  // A text of many dates names few different ones: to make a date takes longer than to find it.
  const fitting = new Set<string>();
  for (const pattern of dated) {
    if (text.search(pattern) === -1) continue;
    for (const { 0: words, groups } of text.matchAll(pattern)) {
      if (fitting.has(words)) continue;
      fitting.add(words);
      const named = weekdayNumber(groups!['weekday']!);
      today ??= toMoment(now, calendar).toPlainDate();
      const date = findDate(groups!, today);
      if (date.some(({ dayOfWeek }) => dayOfWeek === named)) continue;
      const [meant] = date;
      if (meant !== undefined)
        return `“${clip(words, 60)}” names a ${weekdayName(named)}, and that date is a ${weekdayName(meant.dayOfWeek)}: which day is meant?`;
    }
  }
  return findNumericMisfit(text, now, calendar);
}

/** Without its year a date may be of any. */
function findNumericMisfit(text: string, now: Date, calendar: Calendar): string | null {
  const [date] = findNumericDates(text).filter(
    ({ weekday, year }) => weekday !== undefined && year !== undefined,
  );
  return date === undefined
    ? null
    : askMisfit(date, toMoment(now, calendar).toPlainDate(), calendar.dateOrder);
}

/** A report is of the last months. */
const longestAgo = { days: 200 };

/** Of a date without its year the next one, and the last one, if a report may be of it. */
function findDate(
  groups: Readonly<Record<string, string | undefined>>,
  today: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const month = monthNumber(groups['month']!);
  const day = Number(groups['day']);
  const toCalendarDate = (year: number): Temporal.PlainDate[] => {
    try {
      return [Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })];
    } catch {
      return [];
    }
  };
  if (groups['year'] !== undefined) return toCalendarDate(Number(groups['year']));
  const isAhead = (date: Temporal.PlainDate) => Temporal.PlainDate.compare(date, today) >= 0;
  const near = [today.year - 1, today.year, today.year + 1].flatMap(toCalendarDate);
  const first = today.subtract(longestAgo);
  const isRecent = (date: Temporal.PlainDate) =>
    !isAhead(date) && Temporal.PlainDate.compare(date, first) >= 0;
  return [...near.filter(isAhead).slice(0, 1), ...near.filter(isRecent).slice(-1)];
}

/** Every month has the days before them. */
const mayBeNone = /(?:29|30|31)/;
/** `In June 31 people came` counts them. */
const endsDay =
  '(?=$|[,.;:!?)\\]]|,? 20\\d\\d| (?:at|from|to|till|until|and|or|by|if|for|with)\\b)';
const [monthFirst = '', dayFirst = ''] = dateShapes;
const inWords = [
  new RegExp(`\\b${monthFirst}(?![\\d:.]\\d)${endsDay}(?:,? (?<year>20\\d\\d))?`, 'giu'),
  new RegExp(`(?<![\\d.,/])\\b${dayFirst}\\b(?:,? (?<year>20\\d\\d))?`, 'giu'),
];
const inFigures =
  /(?<![\d./-])(?:(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)|(?<one>\d{1,2})(?<mark>[/.])(?<other>\d{1,2})\k<mark>(?<full>20\d\d))(?![\d/-])/gu;

const shortMonths = new Set([4, 6, 9, 11]);

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether a month has the day; without its year, whether any has. */
function hasDay(month: number, day: number, year?: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  if (month === 2) return day < 29 || (day === 29 && (year === undefined || isLeap(year)));
  return day < 31 || !shortMonths.has(month);
}

/** What to ask of a date that no calendar has, as `31 November 2026`; null where there is none. */
function askAboutNoDay(text: string): string | null {
  if (!mayBeNone.test(text)) return null;
  const words = inWords
    .flatMap((shape) => [...text.matchAll(shape)])
    .find(({ groups = {} }) => {
      const [day, year] = [Number(groups['day']), groups['year']];
      const month = monthNumber(groups['month']!);
      return day <= 31 && !hasDay(month, day, year === undefined ? undefined : Number(year));
    })?.[0];
  const said = words ?? findInFigures(text);
  return said === undefined
    ? null
    : `“${clip(said.trim(), 60)}” is no day of the calendar: which day is meant?`;
}

/** In neither order a day: `31/11/2026`. What is out of range altogether is no date. */
const findInFigures = (text: string): string | undefined =>
  [...text.matchAll(inFigures)].find(({ groups = {} }) => {
    const { year, month, day, one, other, full } = groups;
    if (year !== undefined)
      return (
        Number(month) <= 12 &&
        Number(day) <= 31 &&
        !hasDay(Number(month), Number(day), Number(year))
      );
    const [first, second, of] = [Number(one), Number(other), Number(full)];
    const isDate = Math.max(first, second) <= 31 && Math.min(first, second) <= 12;
    return isDate && !hasDay(second, first, of) && !hasDay(first, second, of);
  })?.[0];
