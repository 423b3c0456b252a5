import type { DateOrder } from './numeric-dates.ts';
import {
  areOfCommonwealth,
  countsAsAmerican,
  countWeakSigns,
  isBritishSpelling,
  isBritishWord,
  isMonthFirst,
} from './signs-of-country.ts';

const dollars = /(?<![\p{L}$])(?:US)?\$ ?\d/u;
const otherDollars = /(?<!\p{L})(?:CA|C|AU|A|NZ|S|HK)\$|\b(?:CAD|AUD|NZD|SGD|HKD|INR|ZAR)\b|₹/u;
/** The countries of the euro write the day first, as Britain does. */
const european = /[£€] ?\d/;
/** `303-555-0142`, `+1 (303) 555-0142` */
const phone = /(?<![\d-])(?:\+?1[ .-]?)?\(?([2-9]\d{2})\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}(?![\d-])/g;
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY';
const zip = new RegExp(`(?<!\\p{L})(?:${states}),? \\d{5}(?:-\\d{4})?(?!\\d)`, 'u');
const britishPhone = /(?<![\d+])(?:\+44[ (]|0(?:1|2|3|7|8)\d{2,3}[ )-])/;
const canadianPostcode = /(?<!\p{L})[A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u;
const britishPostcode = /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u;
/** Britain and the countries that have dollars of their own, where `$` stands alone, too. */
const elsewhere =
  /(?<![\d+])\+(?:44|6[145])[ (\d]|(?<!\p{L})(?:NSW|QLD|ACT) \d{4}(?!\d)|\b(?:ABN|ACN|NZBN|HST|Ontario|Quebec|Manitoba|Saskatchewan|Nova Scotia|British Columbia|Toronto|Vancouver|Calgary|Ottawa|Montreal|Brisbane|Canberra|Auckland|Christchurch|Australian?|Canadian?|New Zealand|Singapore|Hong Kong)\b/u;
const fahrenheit = /\d ?°F(?!\p{L})/u;
/** Canada and the Caribbean have telephone numbers of the same form. */
const otherAreas = new Set(
  '204 226 236 242 246 249 250 257 263 264 268 284 289 306 343 345 354 365 367 368 382 387 403 416 418 428 431 437 438 441 450 460 468 473 474 506 514 519 548 579 581 584 587 604 613 639 647 649 658 664 672 683 705 709 721 742 753 758 767 778 780 782 784 807 809 819 825 829 849 867 868 869 873 876 879 902 905 942'.split(
    ' ',
  ),
);

/**
 * The order of dates beside money, telephone numbers, addresses and words that are plainly American, or European.
 * @param words the texts without a figure, and the names of the fields, which tell the country, too.
 */
export function readMoneyOrder(
  texts: readonly string[],
  words: readonly string[] = [],
): DateOrder | undefined {
  const has = (shape: RegExp): boolean => texts.some((text) => shape.test(text));
  // What we charge in euros says nothing of how a customer in Chicago writes a date.
  if (has(european) && !has(dollars)) return hasAmericanAddress(texts) ? undefined : 'day-first';
  if (areOfCommonwealth([...texts, ...words]))
    return listAreas(texts).length > 0 || has(zip) ? undefined : 'day-first';
  if (isOfOthers(texts)) return undefined;
  if (listAreas(texts).length > 0 || has(zip) || has(fahrenheit)) return 'month-first';
  const said = [...texts, ...words];
  if (said.some(isBritishSpelling)) return undefined;
  if (said.some(countsAsAmerican)) return 'month-first';
  const others = countWeakSigns(said) + (has(dollars) ? 1 : 0);
  return others >= fewestOthers ? 'month-first' : undefined;
}
const fewestOthers = 2;

/** Whether an input has an American telephone number, or an address. */
export const hasAmericanAddress = (texts: readonly string[]): boolean => {
  const areas = listAreas(texts);
  return (
    (areas.length > 0 && !areas.some((area) => otherAreas.has(area))) ||
    texts.some((text) => zip.test(text))
  );
};

const listAreas = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(phone)].map(([, area = '']) => area));

const isOfOthers = (texts: readonly string[]): boolean =>
  [otherDollars, european, britishPhone, canadianPostcode].some((shape) =>
    texts.some((text) => shape.test(text)),
  ) || listAreas(texts).some((area) => otherAreas.has(area));

/**
 * Whether somebody who writes in words of days is likely to name the month first: they have dollars, or do so already,
 * and nothing speaks for another country.
 */
export const isLikelyAmerican = (texts: readonly string[], words: readonly string[]): boolean => {
  const said = [...texts, ...words];
  return (
    texts.some((text) => dollars.test(text) || isMonthFirst(text) || ofClock.test(text)) &&
    !isOfOthers(texts) &&
    !said.some((text) => isBritishSpelling(text) || isBritishWord(text) || elsewhere.test(text)) &&
    !texts.some((text) => britishPostcode.test(text))
  );
};

/**
 * Whether something is as Americans write it, and others, too: dollars, or the half of the day beside the date.
 * @param dated the texts that have a date in figures.
 */
export const hasSignOfAmerica = (
  texts: readonly string[],
  words: readonly string[],
  dated: readonly string[],
): boolean =>
  !isOfOthers(texts) &&
  ![...texts, ...words].some(isBritishSpelling) &&
  (texts.some((text) => dollars.test(text)) ||
    dated.some((text) => halfOfDay.test(text)) ||
    countWeakSigns(texts) > 0);
/** `6.45pm` is British. */
const halfOfDay = /(?<!\.\d?)\d ?[ap]m\b/i;
/** `2 PM`, `2pm ET`: others write `2pm`. */
const ofClock =
  /(?<![\d:.])(?:1[0-2]|[1-9])(?::[0-5]\d)?(?: [AP]M\b| ?(?:[ap]\.?m\.?|[AP]M),? (?:[ECMP][SD]?T|Eastern|Central|Mountain|Pacific|e[sd]?t|c[sd]?t|p[sd]?t)\b)/u;
