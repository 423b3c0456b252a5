import { splitSentences } from '../facts/inline-text.ts';
import { dayShapes } from './day-shapes.ts';

/** What a text says in place of a day, or of its hour, that it named before. */
export interface Correction {
  before: string;
  /** From the day or the hour to the end of its sentence. */
  after: string;
  /** The day is the one before. */
  isHourAlone: boolean;
}

const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?![\\p{L}])|tomorrow|today)';
const day = `(?:(?:the )?(?:${weekday}|${dayShapes.dates.join('|')}|\\d{1,2}(?:st|nd|rd|th)\\b))`;
const hour =
  "(?:(?:at|after|around|about|from) \\d{1,2}(?:[:.]\\d{2})?(?!\\d|\\.\\d)|\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\b|o[’']?clock))";

const sorry =
  '(?:no,? (?:no,? )?(?:sorry|wait|actually|make|rather)|no(?=,)|sorry|oops|actually|wait|hang on|correction|(?:scrap|forget) that|on second thoughts?|apologies|my mistake|wrong day|i mean(?:t)?|or rather|(?:hmm+,? )?better|on reflection|come to think of it|thinking about it|make (?:it|that)|change (?:it|that) to)';
const more =
  "(?:no|sorry|actually|rather|better|instead|i mean(?:t)?|make (?:it|that)|(?:can|could|shall) we (?:say|do|make (?:it|that))|let[’']?s (?:say|do|make it)|(?:that|it) should (?:be|say)|it[’']?s|next|on|for)";
const corrected = new RegExp(
  `(?:[.!?,;:–—-]\\s*|\\s)${sorry}(?:[ ,.!–-]+${more})*[ ,.!:–-]+(?=(?<day>${day})|${hour})`,
  'giu',
);

/** The last one, as in `Call me Tuesday at 10. No, sorry, Thursday at 10.` */
export function findCorrection(text: string): Correction | null {
  const found = [...text.slice(0, longest).matchAll(corrected)].at(-1);
  if (found === undefined) return null;
  const [after = ''] = splitSentences(text.slice(found.index + found[0].length));
  const before = text.slice(0, found.index + 1);
  return { before, after, isHourAlone: found.groups!['day'] === undefined };
}
const longest = 2_000;

/** `Tuesday at 10` without its hour. */
export const withoutHour = (words: string): string =>
  words.replace(
    /,? ?(?:\b(?:at|after|from|around|about) \d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\b\.?)?|\b\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b\.?|\b\d{1,2}[:.]\d{2})$/iu,
    '',
  );

const refusing =
  /\b(?:cannot|can(?: ?not|['’]?t)|won['’]?t|(?:is|does|will|would|do)(?: not|n['’]?t)|not|no good|no longer)\b/iu;
const weekdays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;

/** Whether one of the parts takes back the weekday that another names before it: `Sorry, I can't do Tuesday after all.` */
export const isTakenBack = (words: string, later: readonly string[]): boolean => {
  const [said, second] = words.toLowerCase().match(weekdays) ?? [];
  if (said === undefined || second !== undefined) return false;
  return later.some(
    (part) =>
      refusing.test(part) &&
      !/\bnot (?:before|after|until|till)\b/i.test(part) &&
      part.toLowerCase().match(weekdays)?.join() === said &&
      !/\d/.test(part),
  );
};
