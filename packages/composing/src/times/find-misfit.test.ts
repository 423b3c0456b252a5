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
  'Sun 30 February',
  'On Thursday 12 people came in March',
  'Friday May 3:30 pm',
])('asks nothing of %j', (text) => {
  expect(find(text)).toBeNull();
});

it('takes time in proportion to the length of the text', () => {
  for (const part of ['Monday 1 ', 'Monday, December ', 'Mon the 1st of ', 'Monday 1 June '])
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
