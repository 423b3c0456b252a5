import { expect, it } from 'vitest';
import { defaultCalendar } from './calendar.ts';
import { readNamedMoment } from './read-named-moment.ts';

const thursday = new Date('2026-11-26T10:00:00Z');
const read = (reply: string) => {
  const named = readNamedMoment(reply, thursday, defaultCalendar);
  return named?.kind === 'moment'
    ? [named.moment.toPlainDateTime().toString().slice(5, 16), named.words]
    : named?.question;
};

it.each([
  [
    'Can we postpone demo from Monday to Wednesday 2nd Dec 5 pm at our shop?',
    '12-02T17:00',
    'Wednesday 2nd Dec 5 pm',
  ],
  ['Pls shift demo from 30th Nov to 2nd Dec 4.30 pm.', '12-02T16:30', '2nd Dec 4.30 pm'],
  ['Can we move the call from tomorrow 10 am to Friday 2 pm?', '11-27T14:00', 'Friday 2 pm'],
  ['Please reschedule our meeting from 11 am to 3 pm on Monday.', '11-30T15:00', '3 pm on Monday'],
])('takes the day to which %j moves for the wish', (reply, moment, words) =>
  expect(read(reply)).toEqual([moment, words]),
);

it('reads a span of days where nothing is moved', () =>
  expect(read('We are free from Monday to Wednesday, call then.')).toEqual([
    '11-30T00:00',
    'Monday to Wednesday',
  ]));

it.each([
  ['Call me tomorrow 12 noon.', '11-27T12:00', 'tomorrow 12 noon'],
  ['Tuesday 1st Dec 12 noon is ok.', '12-01T12:00', 'Tuesday 1st Dec 12 noon'],
  ['Pls call day after tomorrow 12 noon.', '11-28T12:00', 'day after tomorrow 12 noon'],
  ['Could you ring the day after tomorrow at 10?', '11-28T10:00', 'the day after tomorrow at 10'],
  ['Pls ring day after at 4 pm.', '11-28T16:00', 'day after at 4 pm'],
  ['Call on 05/12/2026 at 11 am.', '12-05T11:00', '05/12/2026 at 11 am'],
  ['Call on 12/05/26 at 11 am.', '12-05T11:00', '12/05/26 at 11 am'],
  ['Call on 5.12.26, 11 am.', '12-05T11:00', '5.12.26, 11 am'],
])('reads %j', (reply, moment, words) => expect(read(reply)).toEqual([moment, words]));

it.each([
  ['Call tomorrow first half.', 'morning'],
  ['Ring me on Monday in the second half.', 'afternoon'],
  ['Wednesday second half of the day suits.', 'afternoon'],
])('takes the half of %j for a part of its day', (reply, part) =>
  expect(readNamedMoment(reply, thursday, defaultCalendar)).toMatchObject({ part }),
);

it('asks of a date that may be either of two to come', () =>
  expect(read('Call me on 05/01/2027 at 10 am.')).toContain('or the'));
