import { clip } from '../facts/inline-text.ts';
import { monthNumber, toMoment, weekdayName, weekdayNumber, type Calendar } from './calendar.ts';

const monthShape =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const dayShape = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';
const weekdayShape = '(?<weekday>Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';
const dateShapes = [`${monthShape} ${dayShape}`, `(?:the )?${dayShape}(?: of)? ${monthShape}`];
/** A day in words, without groups: a weekday, and dates with their month. */
export const dayShapes = {
  weekday: withoutGroups(weekdayShape),
  dates: dateShapes.map(withoutGroups),
};
const yearShape = '(?:,? (?<year>20\\d{2}))?(?!\\d|[:.]\\d)';
const dated = dateShapes.map(
  (date) => new RegExp(`\\b${weekdayShape},? ${date}\\b${yearShape}`, 'gi'),
);

function withoutGroups(shape: string): string {
  return shape.replaceAll(/\?<\p{L}+>/gu, '?:');
}

const mayNameWeekday = /mon|tue|wed|thu|fri|sat|sun/i;

/** Of a text what names a weekday that its date does not fall on, with what to ask; null where there is none. */
export function findMisfit(text: string, now: Date, calendar: Calendar): string | null {
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
  return null;
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
