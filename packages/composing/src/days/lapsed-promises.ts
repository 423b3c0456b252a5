import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import type { StepRequest } from '../request/types.ts';
import { putOffPayment } from '../sentences/less-due.ts';
import { arranged } from '../sentences/arranged-payment.ts';
import { claimsPayment } from '../sentences/sayings.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { defaultCalendar, spokenDay, toMoment, type Calendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';

type Day = Temporal.PlainDate;

/** A promise to pay whose day has passed, as it is told and its last day. */
interface Lapsed {
  said: string;
  day: Day;
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const date = new RegExp(
  `(?<before>\\b(?:pay(?:ment)?(?: (?:it|us|this|all|in full))?(?: for| due)? |cheque |transfer )?(?:by|on|for|until|before) (?:the )?)?(?:${weekday},? )?(?<day>\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?:,? 20\\d\\d)?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? 20\\d\\d)?|20\\d\\d-\\d\\d-\\d\\d)(?![\\p{L}\\d])`,
  'giu',
);
const ofPayment = /pay|cheque|transfer|\b(?:by|until|before|for) /iu;
const relative = new RegExp(
  `\\b(?<end>end of (?:the |this |next |that )?(?:week|month))\\b|\\b(?<week>(?:this|next|the following|that) week)\\b|\\b(?<month>(?:this|next|the following|that) month)\\b|\\b(?:in|within) (?<count>\\d{1,2}|a|one|two|three|four|six|ten) (?<unit>days?|weeks?|fortnights?)\\b|\\b(?<weekday>(?:next |this )?${weekday})\\b|\\b(?<next>tomorrow|the next day)\\b`,
  'iu',
);
/** More than a promise: an amount, parts, a plan, or what it waits for. */
const more =
  /\p{Sc} ?\d|\d ?%|\b(?:half|parts?|partly|instal\p{L}*|plan|each|every|per|if|once|when|unless|disput\p{L}*|rest|balance|agreed|arrang\p{L}*|extension|extended|extra|more time)\b/iu;
const told = /\b(?:promis\p{L}*|said|says|told|assured|will pay|would pay|to pay)\b/iu;
const willPay = /\b(?:would|will|to|['’]ll|['’]d) (?:pay|settle|transfer|clear it)\b/iu;
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  ten: 10,
};

const endOfWeek = (day: Day): Day => day.add({ days: 7 - day.dayOfWeek });
const endOfMonth = (day: Day): Day => day.with({ day: day.daysInMonth });

/** The last day that words may mean for whoever says them on a day. */
function readLast(words: string, said: Day): Day | undefined {
  const {
    end,
    week,
    month: inMonth,
    count,
    unit,
    weekday: name,
    next,
  } = relative.exec(words)?.groups ?? {};
  const isNext = /next|following/i.test(end ?? week ?? inMonth ?? '');
  if (week !== undefined || (end !== undefined && /week$/i.test(end)))
    return endOfWeek(said.add({ days: isNext ? 7 : 0 }));
  if (end !== undefined || inMonth !== undefined)
    return endOfMonth(said.add({ months: isNext ? 1 : 0 }));
  if (count !== undefined) {
    const many = numbers[count.toLowerCase()] ?? Number(count);
    return said.add({ days: many * daysOf(unit!) });
  }
  if (name !== undefined) return said.add({ days: 7 });
  return next === undefined ? undefined : said.add({ days: 1 });
}
const daysOf = (unit: string): number => {
  if (/^fortnight/i.test(unit)) return 14;
  return /^week/i.test(unit) ? 7 : 1;
};

/** A day of the past without its year is that of the last twelve months. */
function readPast(words: string, now: Date, calendar: Calendar): Day | undefined {
  const day = readDay(words, now, calendar);
  const today = toMoment(now, calendar).toPlainDate();
  if (day === undefined || /20\d\d/.test(words)) return day;
  return Temporal.PlainDate.compare(day, today) > 0 ? day.subtract({ years: 1 }) : day;
}

function readLapsed(sentence: string, now: Date, calendar: Calendar): Day | undefined {
  const isPromise =
    told.test(sentence) &&
    !claimsPayment.test(sentence) &&
    [willPay, putOffPayment, arranged].some((one) => one.test(sentence));
  if (!isPromise || more.test(sentence)) return undefined;
  const today = toMoment(now, calendar).toPlainDate();
  const dates = [...sentence.matchAll(date)].map(({ groups, 0: words }) => ({
    words,
    day: groups!['day']!,
    isDue: ofPayment.test(groups!['before'] ?? ''),
  }));
  const due = dates.find(({ isDue }) => isDue);
  const said = dates.find((one) => one !== due);
  if (dates.length > 2 || (due !== undefined && relative.test(withoutDates(sentence, dates))))
    return undefined;
  const saidOn = said === undefined ? undefined : readPast(said.day, now, calendar);
  const last =
    due === undefined
      ? saidOn && readLast(withoutDates(sentence, dates), saidOn)
      : readDay(due.day, now, calendar);
  // A day without its year that is almost a year ahead is that of last year.
  const day =
    due !== undefined && last !== undefined && today.until(last).days > mostDaysAhead
      ? last.subtract({ years: 1 })
      : last;
  return day !== undefined && Temporal.PlainDate.compare(day, today) < 0 ? day : undefined;
}
const mostDaysAhead = 270;

const withoutDates = (sentence: string, dates: readonly { words: string }[]): string =>
  dates.reduce((rest, { words }) => rest.replace(words, ' '), sentence);

const isReminder = ({ definition: { inputs }, step: { artifact } }: StepRequest): boolean =>
  inputs.includes('invoices') && isLetter(artifact);

/** The promises to pay of the data that were not kept: their day has passed. */
function findLapsed({ context, now, calendar = defaultCalendar }: StepRequest): Lapsed[] {
  if (now === undefined) return [];
  return Object.values(context).flatMap((value) =>
    typeof value !== 'string'
      ? []
      : splitSentences(value).flatMap((said) => {
          const day = said.length > longest ? undefined : readLapsed(said, now, calendar);
          return day === undefined ? [] : [{ said, day }];
        }),
  );
}
const longest = 240;

/** A reminder of what was promised for a day that has passed waits for it no longer. */
export function withoutLapsed<T extends StepRequest>(request: T): T {
  const lapsed = isReminder(request) ? findLapsed(request) : [];
  if (lapsed.length === 0) return request;
  const gone = new Set(lapsed.map(({ said }) => said));
  const context: JsonObject = Object.fromEntries(
    Object.entries(request.context).flatMap(([name, value]): [string, JsonValue][] => {
      if (typeof value !== 'string') return [[name, value]];
      const sentences = splitSentences(value);
      const kept = sentences.filter((said) => !gone.has(said));
      if (kept.length === sentences.length) return [[name, value]];
      return kept.length === 0 ? [] : [[name, kept.join(' ')]];
    }),
  );
  return { ...request, context };
}

/** The same for whoever sends it. */
export function tellLapsed(request: StepRequest): string {
  const [lapsed] = isReminder(request) ? findLapsed(request) : [];
  return lapsed === undefined
    ? ''
    : `“${clipSentence(lapsed.said, 120)}” was not kept: the day has passed (${spokenDay(lapsed.day)}).`;
}
