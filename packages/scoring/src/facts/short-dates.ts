import type { CalendarDate } from './read-specifics.ts';

const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const date = '(?<first>\\d{1,2})/(?<second>\\d{1,2})(?![\\d/]|\\.\\d)';
const beside = new RegExp(
  `\\b(?:${weekday}|on|by|until|till|before|after|from|since|due|dated?|day|for|booked|planned|opens|starts)\\.?,? (?:the )?${date}|(?<![\\d/.])(?<one>\\d{1,2})/(?<other>\\d{1,2}),? \\(?${weekday}\\b|(?<![\\d/.])(?<early>\\d{1,2})/(?<late>\\d{1,2})(?=,? (?:at )?\\d{1,2}[.:h]\\d\\d(?!\\d)|: \\p{L})|^(?<day>\\d{1,2})/(?<month>\\d{1,2})\\.?$`,
  'giu',
);

/** Days that texts name in short: dates without a year, and weekdays, as `Mon-Fri`. */
export const shortDates = (texts: readonly string[]): CalendarDate[] => [
  ...shortDays(texts),
  ...shortWeekdays(texts),
];

/** The days that texts name without a year, as `Tues 12/1`, `by 3/11` and `27/11` alone, in either order of day and month. */
const shortDays = (texts: readonly string[]): CalendarDate[] =>
  texts
    .filter((text) => /\d\/\d/.test(text))
    .flatMap((text) =>
      [...text.matchAll(beside)].flatMap(({ groups = {} }) => {
        const [first, second] = [
          Number(groups['first'] ?? groups['one'] ?? groups['early'] ?? groups['day']),
          Number(groups['second'] ?? groups['other'] ?? groups['late'] ?? groups['month']),
        ];
        return [
          { month: first, day: second },
          { month: second, day: first },
        ].filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
      }),
    );

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** `Sat` and `Sun` are words in lower case; `mon-fri` has all that lie between. */
const short =
  /(?<![\p{L}\p{N}])(?<from>[Mm]on|[Tt]ues?|[Ww]eds?|[Tt]hu(?:rs?)?|[Ff]ri|Sat|Sun)(?:\.? ?(?:[-–—/]|to) ?(?<to>[Mm]on|[Tt]ues?|[Ww]eds?|[Tt]hu(?:rs?)?|[Ff]ri|[Ss]at|[Ss]un))?(?![\p{L}\p{N}])/gu;

const shortWeekdays = (texts: readonly string[]): CalendarDate[] =>
  texts.flatMap((text) =>
    [...text.matchAll(short)].flatMap(({ groups = {} }) => {
      const [from, to] = [groups['from'], groups['to'] ?? groups['from']].map((name) =>
        weekdays.indexOf(name!.slice(0, 3).toLowerCase()),
      ) as [number, number];
      const days = ((to - from + 7) % 7) + 1;
      return Array.from({ length: days }, (_, at) => ({ weekday: (from + at) % 7 }));
    }),
  );
