import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { defaultCalendar } from './calendar.ts';
import { findMisfit } from './find-misfit.ts';

const now = new Date('2026-11-25T12:00:00Z');
const find = (text: string) => findMisfit(text, now, defaultCalendar);

it.each([
  ['Tasting at our kitchen, Thursday, December 9 at 5:30 pm', 'Thursday, December 9', 'Wednesday'],
  ['Open day on Fri 3rd of Dec.', 'Fri 3rd of Dec', 'Thursday'],
  ['Closed Monday the 1 December 2026', 'Monday the 1 December 2026', 'Tuesday'],
])('finds the weekday that does not fit its date: %s', (text, words, actual) => {
  expect(find(text)).toContain(`“${words}” names a `);
  expect(find(text)).toContain(`that date is a ${actual}: which day is meant?`);
});

it.each([
  'Tasting on Wednesday, December 9',
  'We met on Tuesday, 3 November',
  'Thursday, 31 December 2026',
  'In June 31 people came, 30 of them by bus',
  'Open till 30 November, 31 December and 29 February',
  'Room 31, March 12',
  'Lot 30.11.2026 and 29/02/2028',
  'On Thursday 12 people came in March',
  'Friday May 3:30 pm',
])('asks nothing of %j', (text) => {
  expect(find(text)).toBeNull();
});

it.each([
  ['We fit it on 31 November 2026', '31 November 2026'],
  ['Ready by Sept 31, if the glass comes', 'Sept 31'],
  ['Paid on 2026-06-31', '2026-06-31'],
  ['Handover 31/04/2026', '31/04/2026'],
  ['Sun 30 February', '30 February'],
  ['Ends 29 Feb 2027', '29 Feb 2027'],
])('finds the day that no month has: %s', (text, words) => {
  expect(find(text)).toBe(`“${words}” is no day of the calendar: which day is meant?`);
});

it.each([
  [
    'SAL-02',
    'proposal',
    { customer: 'A', scope: 'Gates', price: '£900', timeline: '31 June 2026' },
  ],
  [
    'FUL-02',
    'report',
    { project: 'Gates', milestone: 'Frame up', progress: 'Done by 31 April 2026' },
  ],
])('holds a text that tells a day that is none: %s', (code, key, context) => {
  const step = composeRun(code, context, now)[key]!;
  expect(step.asks.map(({ question }) => question).join()).toContain('is no day of the calendar');
});

it('takes time in proportion to the length of the text', () => {
  for (const part of [
    'Monday 1 ',
    'Monday, December ',
    'Mon the 1st of ',
    'Monday 1 June ',
    '31 11 ',
    'June 31 ',
  ])
    expect(measureGrowth(find, part), part).toBeLessThan(10);
});

const event = 'Winter menu tasting at our kitchen, Thursday, December 9';

it('has a newsletter wait for the day that is meant', () => {
  const texts = composeRun('MKT-02', { theme: 'Holiday parties', event }, now);
  const letter = Object.values(texts).find(({ asks }) => asks.length > 0)!;
  expect(letter.summary).toContain('“Thursday, December 9” names a Thursday');
});

it('takes a date without its year for the next one, or one of the last months', () => {
  // 17 December 2025 was a Wednesday.
  expect(find('Carols, Wed 17 December')).toContain('is a Thursday');
  expect(find('We met on Monday 2 November')).toBeNull();
});
