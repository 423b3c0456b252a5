import type * as chrono from 'chrono-node';
import { weekdayNumber } from './calendar.ts';
import { daysFrom, readToday } from './days-ahead.ts';

/** `Friday 8-10`, `Dec 4 1-3`: hours where nothing is counted with them, and the day is not that Monday of `Mon 7-9`. */
export const hoursAfterDay: chrono.Parser = {
  pattern: () =>
    /(?<=(?:\b(?<weekday>mon|tue|wed|thur?s?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?|\d\/\d{1,2}),? {1,2})(\d{1,2})(?::([0-5]\d))? ?[-–] ?(\d{1,2})(?::[0-5]\d)?(?= ?(?:[,;.!?)]|$|(?:please|if|or|would|is|works?|suits?|window|only|best)\b))(?!\.\d)/i,
  extract: ({ reference }, { 2: from, 3: minute = '0', 4: to, groups }) => {
    const [hour, end] = [Number(from), Number(to)];
    if (hour < 1 || hour > 12 || end < 1 || end > 12 || hour === end) return null;
    const { weekday } = groups!;
    const isDay =
      end > hour &&
      daysFrom(readToday(reference), 14).some(
        (one) => one.day === hour && weekday && one.dayOfWeek === weekdayNumber(weekday),
      );
    if (isDay) return null;
    return {
      hour,
      minute: Number(minute),
      ...(hour > 6 && { meridiem: hour === 12 ? 1 : 0 }),
    };
  },
};

/** `Fri 8a`, `12/4 at 2p` */
export const shortHalf: chrono.Parser = {
  pattern: () =>
    /(?<=(?:\b(?:mon|tue|wed|thur?s?|fri|sat|sun|[a-z]{3,6}day|tomorrow|at|after|before|around)|\d\/\d{1,2}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?),? {1,2})(\d{1,2})(?::([0-5]\d))? ?([ap])(?: ?[-–] ?\d{1,2}(?::[0-5]\d)? ?[ap])?(?![\p{L}.])/iu,
  extract: (_, [, hour, minute = '0', half]) => {
    const isAfternoon = half!.toLowerCase() === 'p';
    if (Number(hour) < 1 || Number(hour) > 12) return null;
    return {
      hour: (Number(hour) % 12) + (isAfternoon ? 12 : 0),
      minute: Number(minute),
      meridiem: isAfternoon ? 1 : 0,
    };
  },
};

/** `The 15th at 10`, `the 15th works`: the next one, and no `2nd floor`. */
export const dayAlone: chrono.Parser = {
  pattern: () =>
    /(?:^|(?<=\b(?:on|by|until|till|before|after|for|do|about|is|be|me|us|free|or|and|you) )|(?<=[,.;:!?] ))the (\d{1,2})(?:st|nd|rd|th)\b(?= ?(?:,? (?:at|after|before|around|between|from|in the|first thing|morning|afternoon|\d{1,2}(?::\d\d)? ?[ap]m?)\b| (?:works?|suits?|would|could|is (?:good|fine|ok|okay|best|free|great)|please|or|if)\b|[.,;!?)]*$|[;!?]|[.](?!\d)))/i,
  extract: ({ reference }, [, written]) => {
    const next = daysFrom(readToday(reference), longestMonths).find(
      (one) => one.day === Number(written),
    );
    return next === undefined ? null : { year: next.year, month: next.month, day: next.day };
  },
};
/** Every month but one has its day in them. */
const longestMonths = 62;

/** The day after tomorrow, in the word that `known-forms.ts` writes for it. */
export const overmorrow: chrono.Parser = {
  pattern: () => /\bovermorro*w\b/i,
  extract: ({ reference }) => {
    const { year, month, day } = readToday(reference).add({ days: 2 });
    return { year, month, day };
  },
};
