import { readSpokenHour, spokenHourShape } from '@workspace-ops/content';
import { createRequire } from 'node:module';
import type * as chrono from 'chrono-node';
import { monthNumber, weekdayNumber } from './calendar.ts';
import { daysFrom, readToday } from './days-ahead.ts';
import { dayAlone, hoursAfterDay, overmorrow, shortHalf } from './short-hours.ts';

type Language = Pick<chrono.Chrono, 'parse'>;
let languages: readonly Language[] | undefined;

/**
 * English first, by the British order of day and month. Who understands most of a text has read it.
 * Loaded with the first date: the library is a sixth of the files that the engine would start with.
 */
export function loadLanguages(): readonly Language[] {
  if (languages !== undefined) return languages;
  const load = createRequire(import.meta.url);
  const others = ['de', 'fr', 'es', 'nl', 'pt', 'it'].map(
    (name) => load(`chrono-node/${name}`) as Language,
  );
  const english = (load('chrono-node/en') as typeof chrono.en).GB.clone();
  english.parsers.unshift(
    monthAndDay,
    weekdayWeek,
    weekdayDay,
    weekdayNumbered,
    roughHour,
    hourIsh,
    betweenHours,
    hoursAfterDay,
    shortHalf,
    dayAlone,
    overmorrow,
    beforeHour,
    shortWeekday,
    spokenHour,
  );
  return (languages = [english, ...others]);
}

/** `March 25` is a day, which the library takes for the month of 2025. */
const monthAndDay: chrono.Parser = {
  pattern: () =>
    /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d|,? \d{4})\b/i,
  extract: (_, [, name = '', day]) => {
    const month = monthNumber(name);
    return Number(day) >= 1 && Number(day) <= 31 ? { month, day: Number(day) } : null;
  },
};
/** A date whose weekday is written with it, of which Sunday is 0. */
const toDay = ({ year, month, day }: Temporal.PlainDate, weekday: number) => ({
  year,
  month,
  day,
  weekday: weekday % 7,
});

/** `Monday week`, `a week on Monday` are the Monday after the next one, and a fortnight is a week more. */
const weekdayWeek: chrono.Parser = {
  pattern: () =>
    /(?:\b(?<before>mon|tue(?:s|sday)?|weds?|wednesday|thu(?:r|rs|rsday)?|fri|sat|sun|(?:mon|fri|satur|sun)day) {1,2}(?<after>week|wk|fortnight)|(?:^|(?<!\p{L}s |once |twice )\ba )(?<length>week|wk|fortnight) (?:on|from) (?<of>mon|tue(?:s|sday)?|weds?|wednesday|thu(?:r|rs|rsday)?|fri|sat|sun|(?:mon|fri|satur|sun)day))\b/iu,
  extract: ({ reference }, { groups }) => {
    const { before, of = before!, after, length = after! } = groups!;
    const weekday = weekdayNumber(of);
    const date = readToday(reference);
    const weeks = /^f/i.test(length) ? 2 : 1;
    const next = date.add({ days: ((weekday - date.dayOfWeek + 6) % 7) + 1 + weeks * 7 });
    return toDay(next, weekday);
  },
};

/** `thurs 3rd` is the next third of a month that is a Thursday. */
const weekdayDay: chrono.Parser = {
  pattern: () =>
    /\b(mon|tues?|wed(?:nes|s)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! ?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
  extract: ({ reference }, [, name = '', written]) => {
    const [weekday, day] = [weekdayNumber(name), Number(written)];
    const ahead = daysFrom(readToday(reference), mostDaysAhead).filter((one) => one.day === day);
    // Where no such day is a Thursday, whoever reads it has to ask.
    const next = ahead.find((one) => one.dayOfWeek === weekday) ?? ahead[0];
    return next === undefined ? null : toDay(next, weekday);
  },
};
const mostDaysAhead = 62;

/** `Thursday 3 works` is the third where the next Thursdays fall on it: it could be an hour otherwise. */
const weekdayNumbered: chrono.Parser = {
  pattern: () =>
    /\b(mon|tues|wednes|thurs|fri|satur|sun)day,? (\d{1,2})(?= (?:works|suits|would|is|at|after|from|in the|morning|afternoon)\b|[,;!?)]|[.](?!\d)|$)/i,
  extract: ({ reference }, [, name = '', written]) => {
    const [weekday, day] = [weekdayNumber(`${name}day`), Number(written)];
    const next = daysFrom(readToday(reference).add({ days: 1 }), 14).find(
      (one) => one.day === day && one.dayOfWeek === weekday,
    );
    return next === undefined ? null : toDay(next, weekday);
  },
};

/** `Monday after 1`, `Friday around 2`: an hour where nothing is counted with it. */
const roughHour: chrono.Parser = {
  pattern: () =>
    /\b(?:after|(?<=(?:day|morning|afternoon|tomorrow) )(?:around|about)) (\d{1,2})(?= ?(?:[,;.!?)]|$|(?:please|if|on|or|would|is|works|suits|my time|o['’]?clock)\b))(?!\.\d)/i,
  extract: (_, [, hour]) => (Number(hour) <= 23 ? { hour: Number(hour), minute: 0 } : null),
};

/** `Monday 10ish` */
const hourIsh: chrono.Parser = {
  pattern: () => /\b(?:around |about |at )?(\d{1,2})ish\b/i,
  extract: (_, [, hour]) => (Number(hour) <= 23 ? { hour: Number(hour), minute: 0 } : null),
};

/** `Monday between 10 and 11`, `any time from 9 to 10.30am`: the hour from which on they can. */
const betweenHours: chrono.Parser = {
  pattern: () =>
    /\b(?:any ?time )?(?:between|btwn?|b\/w|from) (\d{1,2})(?:[:.](\d{2}))? ?([ap]m)? ?(?:and|to|-|–) ?(\d{1,2})(?:[:.]\d{2})? ?([ap]m)?(?= ?(?:[,;.!?)]|$|(?:please|if|on|or|would|is|works|suits|my time|o['’]?clock|in|[a-z]+day|tomorrow)\b))(?!\.\d)/i,
  extract: (_, [, written, minute = '0', half, until, halfUntil]) => {
    const [hour, end] = [Number(written), Number(until)];
    if (hour > 23 || end > 24 || Number(minute) > 59) return null;
    // `11 to 1pm` begins before noon, `9 to 10.30am` does, too, and `2 to 4pm` after it.
    const said = half ?? (hour <= end && hour < 12 ? halfUntil : undefined);
    const isAfternoon = said?.toLowerCase() === 'pm' && hour < 12;
    return {
      hour: isAfternoon ? hour + 12 : hour,
      minute: Number(minute),
      ...((said !== undefined || hour > 6) && { meridiem: hour >= 12 || isAfternoon ? 1 : 0 }),
    };
  },
};

/** `Tuesday before 10`: an hour before that. */
const beforeHour: chrono.Parser = {
  pattern: () =>
    /\bbefore (\d{1,2})(?:[:.](\d{2}))? ?([ap]m)?(?= ?(?:[,;.!?)]|$|(?:please|if|on|or|would|is|works|suits|my time|o['’]?clock)\b))(?!\.\d)/i,
  extract: (_, [, written, minute = '0', half]) => {
    const hour = Number(written) - 1;
    if (hour < 0 || hour > 22) return null;
    const isAfternoon = half?.toLowerCase() === 'pm' && hour < 11;
    return {
      hour: isAfternoon ? hour + 12 : hour,
      minute: Number(minute),
      ...((half !== undefined || hour > 6) && { meridiem: hour >= 12 || isAfternoon ? 1 : 0 }),
    };
  },
};

/** `Weds 2 December`, `Tues 1st Dec`, `3pm Weds`: the library knows no such Wednesday, and no Tues beside a date. */
const shortWeekday: chrono.Parser = {
  pattern: () =>
    /\b(tues|weds|thurs?)\b[ ,]+(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\b(?! \d{4})|\bweds\b(?! (?:the )?\d)/i,
  extract: ({ reference }, [, name = 'weds', day, month = '']) => {
    const weekday = weekdayNumber(name);
    const today = readToday(reference);
    if (day === undefined) return toDay(today.add({ days: (10 - today.dayOfWeek) % 7 }), weekday);
    return Number(day) >= 1 && Number(day) <= 31
      ? { month: monthNumber(month), day: Number(day), weekday }
      : null;
  },
};

/** `Thursday half past two` */
const spokenHour: chrono.Parser = {
  pattern: () => spokenHourShape,
  extract: (_, found) => readSpokenHour(found),
};
