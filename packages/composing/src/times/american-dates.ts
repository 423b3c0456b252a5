import type { JsonObject } from '@workspace-ops/contracts';
import { month } from '../facts/times-wanted.ts';
import type { Calendar } from './calendar.ts';
import { listDatedTexts, listDatedWords, readCountryOrder } from './date-order.ts';
import { isLikelyAmerican } from './order-of-money.ts';
import { isMonthFirst } from './signs-of-country.ts';

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** `4 December`, `the 4th of Dec` */
const dayFirst = new RegExp(
  `(?<![\\d/.,-])\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${month}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))(?!\\p{L})`,
  'u',
);
const written = new RegExp(
  `(?<![\\d/.,:-]|\\d ?(?:-|–|to|and) ?)(?:(${weekday}),? )?(\\d{1,2}) (${month})(?: (\\d{4}))?(?:, ([01]\\d|2[0-3]):([0-5]\\d)(?! ?[apAP]\\.?[mM])(?![\\d:]))?(?![\\p{L}\\d])`,
  'gu',
);

/**
 * Whether who gave the input writes `December 4, 2026`; whoever writes `4 December` does not, wherever they are. Where
 * nothing tells the country, dollars do, or a date that names the month first; and a text that quotes such a date has
 * its other dates so, too.
 * @param content what is written for them.
 */
export function writesMonthFirst(context: JsonObject, calendar: Calendar, content = ''): boolean {
  const texts = listDatedTexts(context);
  if (texts.some((text) => dayFirst.test(text))) return false;
  const order = readCountryOrder(context, calendar);
  if (order === 'month-first' || isMonthFirst(content)) return true;
  return (
    order === undefined &&
    (calendar.isUnset === true || ofNoCountry.test(calendar.timeZone)) &&
    isLikelyAmerican(texts, listDatedWords(context))
  );
}
/** A workspace that has set the time zone of Toronto is no American one. */
const ofNoCountry = /^(?:UTC|GMT|Etc\/)/;

/** `Friday 4 December 2026, 14:00` as `Friday, December 4, 2026, 2:00 PM`. */
export const writeAmericanDates = (text: string): string =>
  text.replace(
    written,
    (_, name: string | undefined, day: string, of: string, ...rest: (string | undefined)[]) => {
      const [year, hour, minute] = rest;
      const date = `${of} ${day}${year === undefined ? '' : `, ${year}`}`;
      const at = hour === undefined ? '' : `, ${writeHour(Number(hour), minute!)}`;
      return `${name === undefined ? '' : `${name}, `}${date}${at}`;
    },
  );

/** `14:00` as `2:00 PM`. */
const writeHour = (hour: number, minute: string): string =>
  `${String(hour % 12 || 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
