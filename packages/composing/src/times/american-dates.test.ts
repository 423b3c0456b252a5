import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { writeAmericanDates, writesMonthFirst } from './american-dates.ts';
import { defaultCalendar } from './calendar.ts';

it.each([
  ['Please answer by 11 December 2026.', 'Please answer by December 11, 2026.'],
  ['On Friday 4 December 2026, 14:00.', 'On Friday, December 4, 2026, 14:00.'],
  ['Tuesday 1 December or Thursday 3 December', 'Tuesday, December 1 or Thursday, December 3'],
  ['From 3 to 5 December 2026', 'From 3 to 5 December 2026'],
  ['4 Mayfield Road, 12 Marches', '4 Mayfield Road, 12 Marches'],
])('writes the month first: %s', (text, american) => {
  expect(writeAmericanDates(text)).toBe(american);
});

it.each<[JsonObject, boolean]>([
  [{ phone: '(216) 555-0142', due: '2026-12-11' }, true],
  [{ address: '2200 Superior Ave, Cleveland, OH 44114' }, true],
  [{ due: '12/18/2026', phone: '216-555-0142' }, true],
  [{ phone: '(216) 555-0142', due: '11 December 2026' }, false],
  [{ phone: '0117 496 0123', due: '2026-12-11' }, false],
  [{ due: '2026-12-11' }, false],
  [{ due: '18/12/2026' }, false],
])('knows who does so: %j', (context, expected) => {
  expect(writesMonthFirst(context, defaultCalendar)).toBe(expected);
});

const claim = { supplier: 'Coolparts', order: 'PO 1', issue: 'Two of six motors seized.' };
const letter = (more: JsonObject) =>
  composeRun('OPS-03', { ...claim, ...more }, new Date('2026-11-30T08:30:00Z'))['letter']!.content;

it('writes a letter as its sender does', () => {
  const phone = '(216) 555-0142';
  expect(letter({ deadline: 'next Fri', phone })).toContain('December 11, 2026');
  expect(letter({ deadline: 'next Fri' })).toContain('11 December 2026');
  expect(letter({ deadline: '11 December 2026', phone })).toContain('11 December 2026');
});
