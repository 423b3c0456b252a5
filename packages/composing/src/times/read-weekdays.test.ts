import { expect, it } from 'vitest';
import { readWeekdays } from './read-weekdays.ts';

it.each<[string, number[]]>([
  ['not Mondays', [2, 3, 4, 5, 6, 7]],
  ['Any day but Friday', [1, 2, 3, 4, 6, 7]],
  ['Mondays are no good', [2, 3, 4, 5, 6, 7]],
  ["can't do Tuesdays or Thursdays", [1, 3, 5, 6, 7]],
  ['Not on a Monday please', [2, 3, 4, 5, 6, 7]],
  ['not Monday', [2, 3, 4, 5, 6, 7]],
  ["I don't work Fridays", [1, 2, 3, 4, 6, 7]],
  ['Sure, any day except Wednesday, after 2pm', [1, 2, 4, 5, 6, 7]],
  ['We are closed on Mondays', [2, 3, 4, 5, 6, 7]],
  ['Mondays are best', [1]],
  ['Tuesdays or Thursdays work best for me', [2, 4]],
  ['Best to call on Tuesdays', [2]],
  ['Wednesdays are best after 2', [3]],
  ['Fridays', [5]],
])('reads the days of any week: %s', (said, days) =>
  expect(readWeekdays(said)?.days ?? []).toEqual(days),
);

it.each([
  'Best to call on Tuesday mornings',
  'Not Monday morning, Weds is fine',
  'Monday is fine',
  'Monday at 10',
  'Our bins are emptied on Mondays',
  'We open Mondays to Fridays',
  'Not Monday 7 December',
  'Satisfied, thanks',
  'Sunny side up',
  'The money is best spent now',
  'Tuesday or Wednesday afternoon works',
])('and none of one day: %s', (said) => expect(readWeekdays(said)).toBeNull());
