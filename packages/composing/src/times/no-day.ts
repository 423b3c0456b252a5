import { clip } from '../facts/inline-text.ts';
import { monthNumber } from './calendar.ts';
import { dateShapes } from './day-shapes.ts';

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
export function askAboutNoDay(text: string): string | null {
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
