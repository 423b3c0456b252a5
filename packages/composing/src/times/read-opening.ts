import { weekdayNumber } from './calendar.ts';
import type { HourSpan } from './propose-moment.ts';

const day =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs|r|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
const days = new RegExp(
  `(?<!\\p{L})(${day})(?!\\p{L})(?: ?(?:-|–|to|till|until|through) ?(${day})(?!\\p{L}))?`,
  'giu',
);
const shut =
  /(?<!\p{L})(?:closed|shuts?|not open|(?:no|without) (?:access|entry|visits?|work|deliveries)|nobody (?:is )?(?:there|in)|no one (?:is )?(?:there|in)|not (?:on|in on|available)|except|never)(?!\p{L})/iu;
const isOpen = /(?<!\p{L})(?:open(?:s|ing)?|only|access|available|allowed|possible)(?!\p{L})/iu;
const wholeWeek = [1, 2, 3, 4, 5, 6, 7];

/** The weekdays, by ISO 8601, on which a place cannot be entered: `Closed Mondays`, `Open Tue to Sat`. */
export function readClosedDays(sentence: string): readonly number[] {
  const clauses = sentence.split(
    /[,;.] (?!(?:and |or )?(?:mon|tue|wed|thu|fri|sat|sun))|\bbut\b/iu,
  );
  return clauses.flatMap((clause) => {
    const named = listDays(clause);
    if (named.length === 0 || ofPartOfDay.test(clause)) return [];
    if (shut.test(clause)) return named;
    return isOpen.test(clause) && (named.length > 1 || /\bonly\b/iu.test(clause))
      ? wholeWeek.filter((one) => !named.includes(one))
      : [];
  });
}
/** Of a morning, or from an hour on, a place may be open the rest of the day. */
const ofPartOfDay = /\b(?:mornings?|afternoons?|evenings?|lunch)\b|\d/iu;

function listDays(clause: string): number[] {
  return [...clause.matchAll(days)].flatMap(([, from = '', to]) => {
    const first = weekdayNumber(from);
    if (to === undefined) return [first];
    const count = ((weekdayNumber(to) - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 7) + 1);
  });
}

const hour = '(\\d{1,2})(?:[:.]([0-5]\\d))? ?([ap]\\.?m\\b\\.?)?';
/** `from 12 Mill Lane` is an address, and `9 days` are no hour. */
const endsHour =
  "(?:(?<=m\\b\\.?)|(?= *(?:$|[,;.!?)]|(?:on|and|or|only|onwards?|please|daily|every|each|weekdays?|mon|tues?|wed|thu|fri|sat|sun|o['’]clock|in the|but|so|for lunch)(?:\\p{L}*day)?s?(?!\\p{L}))))";
const between =
  '(?:between|from|open|opens|hours|only|access|daily|days?|weekdays?|mon|tues?|wed|thu|fri|sat|sun)s?:? |^';
const both = new RegExp(
  `(?<before>(?<!\\p{L})(?:${between}))?(?<![\\d.:/])${hour} ?(?:-|–|to|until|till|and) ?${hour}${endsHour}`,
  'iu',
);
const ends = new RegExp(
  `(?<!\\p{L})(not |no )?(before|until|till|by|up to|after|from|earlier than|later than) ${hour}${endsHour}`,
  'giu',
);

/** Between which hours of a day a place can be entered, in minutes: `Only before 8am or after 6pm`. */
export function readOpenHours(sentence: string): readonly HourSpan[] {
  const found = both.exec(sentence);
  const denied = found === null ? '' : readDenial(sentence.slice(0, found.index));
  const span = readBoth(found, denied);
  if (span !== null && denied === '') return [span];
  // What is closed on one weekday for some hours is open in them on others.
  if (span !== null)
    return listDays(denied).length > 0
      ? []
      : [
          [null, span[0]],
          [span[1], null],
        ];
  return [...sentence.matchAll(ends)].map(
    ([, not, word = '', written = '', minute, half]): HourSpan => {
      const at = toMinutes(written, minute, half);
      const isFrom = /^(?:after|from|later)/i.test(word) === (not === undefined);
      return isFrom ? [at, null] : [null, at];
    },
  );
}

/** What says of the hours that follow that nobody can enter in them: `not between`; it may not be of something else. */
const readDenial = (before: string): string => denial.exec(before.slice(-longestDenial))?.[0] ?? '';
const longestDenial = 80;
const denial =
  /(?<!\p{L})(?:not|never|avoid|except|shut|closed|(?:no|without) (?:access|entry|entrance|visits?|visitors|work|deliver(?:y|ies)|noise|drilling|calls?|engineers?|contractors?))(?: (?!open|only)\p{L}+){0,3}:? ?$/iu;
const deniesHours = /^(?:not|never|avoid|except|shut|closed) ?$/iu;

/** `floors 2 to 4` are no hours: something says that they are, or a half of the day. */
function readBoth(found: RegExpExecArray | null, denied: string): HourSpan | null {
  if (found === null) return null;
  const [, before, from = '', fromMinute, fromHalf, to = '', toMinute, toHalf] = found;
  const isMarked = (before ?? fromHalf ?? toHalf ?? fromMinute) !== undefined;
  if (!isMarked && !deniesHours.test(denied)) return null;
  const shared = Number(from) < Number(to) ? toHalf : '';
  const [first, last] = [
    toMinutes(from, fromMinute, fromHalf ?? shared),
    toMinutes(to, toMinute, toHalf),
  ];
  return first < last ? [first, last] : null;
}

/** Without a half of the day an hour from one to six is one of the afternoon. */
function toMinutes(written: string, minute = '0', half = ''): number {
  const said = half === '' ? Number(written) : Number(written) % 12;
  const isAfternoon = /^p/i.test(half) || (half === '' && said >= 1 && said <= 6);
  return (said + (isAfternoon ? 12 : 0)) * 60 + Number(minute);
}
