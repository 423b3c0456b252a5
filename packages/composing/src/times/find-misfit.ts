import { clip } from '../facts/inline-text.ts';
import { askMisfit, findNumericDates } from './numeric-dates.ts';
import { askAboutNoDay } from './no-day.ts';
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
