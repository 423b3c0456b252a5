import { expect, it } from 'vitest';
import { readClosedDays, readOpenHours } from './read-opening.ts';

it.each([
  ['Closed Mondays, key at the desk from 9', [1]],
  ['Closed Sat and Sun', [6, 7]],
  ['Not open on Wednesdays', [3]],
  ['Open Tuesday to Saturday', [1, 7]],
  ['Thursdays only', [1, 2, 3, 5, 6, 7]],
  ['Open Monday from 9', []],
  ['Closed Wednesday afternoons', []],
  ['Ask for Carol on Monday', []],
  ['The door is closed', []],
])('reads on which days a place is closed: %s', (said, days) => {
  expect(readClosedDays(said)).toStrictEqual(days);
});

it.each<[string, unknown]>([
  [
    'Only before 8am or after 6pm',
    [
      [null, 480],
      [1080, null],
    ],
  ],
  ['Open from 9, key at the desk', [[540, null]]],
  ['Mon to Fri 9 to 5', [[540, 1020]]],
  ['Between 10 and 2pm', [[600, 840]]],
  ['Not before 10', [[600, null]]],
  ['No later than 4pm', [[null, 960]]],
  ...[
    ['Not between 11.30 and 1.30, children are at lunch', 690, 810],
    ['Via reception, sign in, DBS badge, not 11.30 to 1.30', 690, 810],
    ['No deliveries between 8.15 and 9.15am, school run', 495, 555],
    ['Closed 12:30 to 13:30 for lunch', 750, 810],
    ['Please avoid 12 to 2', 720, 840],
    ['Ward rounds, never from 3 to 4pm', 900, 960],
  ].map(([said, from, to]): [string, unknown] => [
    String(said),
    [
      [null, from],
      [to, null],
    ],
  ]),
  ['Closed Mondays, open 9 to 5', [[540, 1020]]],
  ['Closed Mondays between 9 and 12', []],
  ['Not open weekends, access 9 to 5', [[540, 1020]]],
  ['Do not use lifts 2 to 4', []],
  ['Floors 2 to 4, lift 1', []],
  ['Key from 12 Mill Lane', []],
  ['Code from 14 December', []],
  ['Call 20 minutes before', []],
])('reads between which hours a place can be entered: %s', (said, spans) => {
  expect(readOpenHours(said)).toStrictEqual(spans);
});
