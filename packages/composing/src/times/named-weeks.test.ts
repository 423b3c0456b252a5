import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { defaultCalendar } from './calendar.ts';
import { readNamedWeek } from './named-weeks.ts';

/** A Monday. */
const now = new Date('2026-11-30T08:30:00Z');
const read = (sentence: string): string => {
  const week = readNamedWeek(sentence, { now, calendar: defaultCalendar });
  return week === undefined ? 'none' : `${week.first.toString()}: ${week.words}`;
};

it.each([
  ['Let’s shoot for the week of December 14.', '2026-12-14: the week of December 14'],
  ['Week of 12/14 is better for me.', '2026-12-14: Week of 12/14'],
  ['Week of the 14th.', '2026-12-14: Week of the 14th'],
  ['The w/c 14 December suits', '2026-12-14: w/c 14 December'],
  ['Let’s connect early next week.', '2026-12-07: early next week'],
  ['late next week is best', '2026-12-10: late next week'],
  ['Try me first week of January.', '2027-01-01: first week of January'],
  ['Mid December.', '2026-12-15: Mid December'],
  ['Call again in late January.', '2027-01-21: late January'],
])('reads the week in which they would speak: %s', (sentence, said) => {
  const [day, words] = read(sentence).split(': ');
  const [first, own] = said.split(': ');
  expect(words).toBe(own);
  // The first of January 2027 is a Friday.
  expect(day).toBe(first);
});

it.each([
  'Out of office the week of December 14.',
  'The week of December 14 is our busiest.',
  'We launch mid December.',
  'Our season starts in early January.',
  'Not the week of the 14th.',
  'Let’s talk next week.',
  'We renew in late January.',
])('takes no other week for one: %s', (sentence) => expect(read(sentence)).toBe('none'));

it('asks for a day of that week, and puts a call down in it', () => {
  const more = { lead: 'Ann Low', company: 'Hill Farm', reply: 'Happy to talk. Week of the 14th.' };
  const { content } = composeAt('SAL-03 sequence', more);
  expect(content).toContain('You named “Week of the 14th”: which day and hour of it suit you');
  expect(content).not.toContain('talk this through with you in a short call');
  expect(composeAt('SAL-03 slot', more).scheduledFor).toContain('2026-12-14');
});
