import { mapMatches } from '@workspace-ops/content';
import { weekdayName, weekdayNumber } from './calendar.ts';
import { dayShapes } from './day-shapes.ts';
import { withoutFlats } from './flat-numbers.ts';

/** In which order a numeric date has its day and its month. */
export type DateOrder = 'day-first' | 'month-first';

/** `Monday 12/07/2026` */
export interface NumericDate {
  /** As it is written, with the weekday beside it. */
  words: string;
  first: number;
  second: number;
  year: number | undefined;
  /** By ISO 8601. */
  weekday: number | undefined;
  /** Whether an hour stands behind it: a time to meet, as a rule. */
  isTimed?: true;
}

const dated =
  '(?<![\\d/.-])(?:\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|\\d{1,2}-\\d{1,2}-\\d{4})(?![\\d/-])';
/** Without its year it may be a fraction, a score or `24/7`. */
const undated = '(?<![\\d/.-])(?!24/[67]\\b)\\d{1,2}/\\d{1,2}(?![\\d/-]|\\.\\d)';
/** `12-9-26`, of these years: without a sign of a day it may be a sort code. */
const shortDated = '(?<![\\d/.-])\\d{1,2}-\\d{1,2}-2[4-9](?![\\d/-])';
const weekday = `(?<weekday>${dayShapes.weekday})\\b\\.?`;
/** `12/4 Fri 2pm`; `We saw 3/4 sat there` names none. */
const shortAfter =
  '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?=\\.?(?:$| *[,.;:)!?\\n]| (?:at|from|by|before|after|around|between|btw|am|pm|morning|afternoon|or|and|please|\\d)))';
const weekdayAfter = `(?:,? \\((?<bracketed>mon|tue|wed|thu|fri|sat|sun)[a-z]*\\)|,? (?<after>(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|${shortAfter}))`;
/** What is said of the day on which something happens, and of no count. */
const ofDay =
  '(?:on|by|until|till|before|later than|after|since|due|dated?|day|when|deadline|arriv(?:ed?|es|ing)|called|rang|rung|came|comes?|sent|paid|signed|booked|invoiced|billed|e-?mailed|mailed|wrote|visited|visit|spoke|met|ordered|shipped|delivered|delivery|starts?|started|begins?|ends?|expires?|opens?|closes?|moved|tomorrow|today|eta|window|schedule|appointment|time|book for|(?:week|wk|w/o) of|w/c|week commencing)';
/** `by 11/20 boards` counts something. */
const endsDate =
  '(?=$| *[,.;:)!?\\n]| (?:and|or|at|but|so|to|with|for|if|please|then|as|when|because|before|after|by|between|btw|from|until|till?|around|works?|suits?|is (?:fine|good|ok)|in the|first thing|early|late|am|pm|a\\.m|p\\.m|morning|afternoon|evening|noon|\\d{1,2}(?::\\d{2})?(?: ?(?:[-–]|to) ?\\d{1,2}(?::\\d{2})?)? ?[ap]\\.?m)\\b| \\d{1,2}(?::\\d{2})? ?[-–] ?\\d{1,2}(?::\\d{2})?(?=$|[,;.)])| \\(| ?[-–—] )';

/** `12/4 at 10am`, `12/4 @ 2:30` */
const hourAfter =
  '(?: (?:at|@|around|about|after|from)|,)? ?(?:\\d{1,2}(?::\\d{2})? ?[ap]\\.?m\\b|(?<=(?:at|@) )\\d{1,2}:\\d{2}\\b|(?<=at )\\d{1,2}(?= ?(?:$|[,.;!?]|works?\\b|please\\b)))';

const shape = new RegExp(
  [
    `\\b${weekday},? (?:the )?(?<beside>${dated}|${shortDated}|${undated})`,
    `(?<dated>${dated})${weekdayAfter}?`,
    `(?<undated>${undated})(?=${weekdayAfter})`,
    `(?<timed>${undated})(?=${hourAfter})`,
    `(?<=^|(?<!\\p{L})${ofDay}:? {1,2}(?:the )?)(?<alone>${shortDated}|${undated})${endsDate}`,
  ].join('|'),
  'giu',
);
const isTimed = new RegExp(`^${hourAfter}`, 'iu');
const longestHour = 24;
const mayHaveDate = /\d[/.-]\d/;

/** The dates of a text in figures alone, whatever order they have. */
export function findNumericDates(text: string): NumericDate[] {
  if (!mayHaveDate.test(text)) return [];
  return mapMatches(withoutFlats(text), shape, ({ 0: words, index, groups = {} }) => {
    const { beside, dated: whole = groups['undated'] ?? groups['timed'] ?? groups['alone'] } =
      groups;
    const name = groups['weekday'] ?? groups['bracketed'] ?? groups['after'];
    const written = beside ?? whole!;
    const [first = 0, second = 0, year] = written.split(/[/-]/).map(Number);
    return {
      words: words.trim(),
      first,
      second,
      year: year !== undefined && year < 100 ? 2_000 + year : year,
      weekday: name === undefined ? undefined : weekdayNumber(name),
      ...(isTimed.test(text.slice(index + words.length, index + words.length + longestHour)) && {
        isTimed: true as const,
      }),
    };
  });
}

/** Whether both figures may be a month, and are two. */
export const isAmbiguous = ({ first, second }: NumericDate): boolean =>
  first !== second && first >= 1 && second >= 1 && first <= 12 && second <= 12;

/** The day that the date is in an order; null where there is none. */
export function toDate(
  { first, second, year }: NumericDate,
  order: DateOrder,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const make = (of: number): Temporal.PlainDate | null => {
    try {
      return Temporal.PlainDate.from({ year: of, month, day }, { overflow: 'reject' });
    } catch {
      return null;
    }
  };
  if (year !== undefined) return make(year);
  // The next one, or one of the last two months.
  const from = today.subtract({ days: mostDaysAgo });
  return (
    [today.year - 1, today.year, today.year + 1]
      .map(make)
      .find((date) => date !== null && Temporal.PlainDate.compare(date, from) >= 0) ?? null
  );
}
const mostDaysAgo = 62;

const orders: readonly DateOrder[] = ['day-first', 'month-first'];

/** In which orders it is a date, and one that falls on its weekday; none where it is the same date in both. */
export function listFittingOrders(date: NumericDate, today: Temporal.PlainDate): DateOrder[] {
  if (date.first === date.second) return [];
  const fitting = orders.filter((order) => {
    const day = toDate(date, order, today);
    return day !== null && (date.weekday === undefined || day.dayOfWeek === date.weekday);
  });
  return fitting.length > 1 && date.weekday !== undefined && date.year === undefined
    ? listNear(date, fitting, today)
    : fitting;
}

/** Nobody calls a day of the next summer by its weekday, and leaves out its year: on 30 November `Mon 12/7` is in December. */
function listNear(
  date: NumericDate,
  fitting: readonly DateOrder[],
  today: Temporal.PlainDate,
): DateOrder[] {
  const days = fitting.map((order) => ({
    order,
    days: Math.abs(today.until(toDate(date, order, today)!).days),
  }));
  const near = days.filter((one) => one.days <= mostDaysNear);
  const isSure = near.length === 1 && days.some((one) => one.days >= fewestDaysFar);
  return isSure ? [near[0]!.order] : [...fitting];
}
const mostDaysNear = 62;
const fewestDaysFar = 150;

/** The order in which the only date of a text that has its year lies ahead, where it does in one alone. */
export function orderAhead(text: string, today: Temporal.PlainDate): DateOrder | undefined {
  const [date, second] = findNumericDates(text).filter(isAmbiguous);
  if (date?.year === undefined || second !== undefined) return undefined;
  const [only, other] = listFittingOrders(date, today).filter(
    (order) => Temporal.PlainDate.compare(toDate(date, order, today)!, today) >= 0,
  );
  return other === undefined ? only : undefined;
}

/** What to ask of a date that falls on its weekday in no order that it may have; null where it does. */
export function askMisfit(
  date: NumericDate,
  today: Temporal.PlainDate,
  known?: DateOrder,
): string | null {
  if (date.weekday === undefined) return null;
  const days = (known === undefined ? orders : [known]).flatMap(
    (order) => toDate(date, order, today) ?? [],
  );
  if (days.length === 0 || days.some(({ dayOfWeek }) => dayOfWeek === date.weekday)) return null;
  const actual = [...new Set(days.map(({ dayOfWeek }) => weekdayName(dayOfWeek)))];
  return `"${date.words}" names a ${weekdayName(date.weekday)}, and that date is a ${actual.join(' or a ')}: which day is meant?`;
}

/** The text with its numeric dates in the order of `languages.ts`, each as long as it was. */
export function writeDayFirst(text: string, order: DateOrder): string {
  if (!mayHaveDate.test(text)) return text;
  const slashed = text.replace(hyphened, '$1/$2/$3');
  const ordered =
    order === 'day-first'
      ? slashed
      : slashed.replace(shape, (said) =>
          said.replace(
            /(\d{1,2})([/-])(\d{1,2})/,
            (whole, first: string, mark: string, second: string) =>
              Number(first) > 12 || Number(second) > 12 ? whole : `${second}${mark}${first}`,
          ),
        );
  return ordered.replace(dotted, '$1/$2/$3');
}
/** Whoever writes dots writes the day first: `5.12.26`. */
const dotted = /(?<![\d/.-])(\d{1,2})\.(\d{1,2})\.(2[4-9])(?![\d/-]|\.\d)/g;
/** The library knows no `12-9-26`. */
const hyphened = /(?<![\d/.-])(\d{1,2})-(\d{1,2})-(2[4-9])(?![\d/-])/g;
