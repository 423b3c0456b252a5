import type { CalendarDate } from './read-specifics.ts';

const weekday = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
const date = '(?<first>\\d{1,2})/(?<second>\\d{1,2})(?![\\d/]|\\.\\d)';
const beside = new RegExp(
  `\\b(?:${weekday}|on|by|until|till|before|after|from|since|due|dated?|day)\\.?,? (?:the )?${date}|(?<![\\d/.])(?<one>\\d{1,2})/(?<other>\\d{1,2}),? \\(?${weekday}\\b|^(?<day>\\d{1,2})/(?<month>\\d{1,2})\\.?$`,
  'giu',
);

/** The days that texts name without a year, as `Tues 12/1`, `by 3/11` and `27/11` alone, in either order of day and month. */
export const shortDates = (texts: readonly string[]): CalendarDate[] =>
  texts
    .filter((text) => /\d\/\d/.test(text))
    .flatMap((text) =>
      [...text.matchAll(beside)].flatMap(({ groups = {} }) => {
        const [first, second] = [
          Number(groups['first'] ?? groups['one'] ?? groups['day']),
          Number(groups['second'] ?? groups['other'] ?? groups['month']),
        ];
        return [
          { month: first, day: second },
          { month: second, day: first },
        ].filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
      }),
    );
