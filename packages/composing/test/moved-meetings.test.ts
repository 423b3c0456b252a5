import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const from = { from: 'Kavita Rane', company: 'Rane Logistics' };
const thursday = new Date('2026-11-26T12:00:00Z');

it.each([
  [
    'Can we prepone the meeting to Tuesday 1st Dec 11:30 am instead of Thursday? Our office is at 4th floor, Baner Road.',
    { our_meeting: 'Thursday 3rd Dec 3 pm' },
    '2026-12-01T11:30',
  ],
  [
    'Meeting pls shift to Tuesday 1st Dec 12 noon in our Deccan branch. Bring chair samples.',
    { meeting: 'Monday 30th Nov 12 noon' },
    '2026-12-01T12:00',
  ],
  [
    'Could you reschedule the visit from Monday to Wednesday 2 December at 10:15?',
    { visit: 'Monday 30 November at 9:00' },
    '2026-12-02T10:15',
  ],
  [
    'Kindly postpone tomorrow’s visit to 2nd Dec 4 pm, I have to leave for Nashik.',
    {},
    '2026-12-02T16:00',
  ],
])('asks whether we come where a visit is moved: %s', (reply, fields, moment) => {
  const { sequence, slot } = composeRun('SAL-03', { ...from, ...fields, reply }, thursday);
  expect(sequence!.asks.map(({ question }) => question)).toEqual([
    expect.stringContaining('do we come then'),
  ]);
  expect(sequence!.content).toContain('we come then');
  expect(sequence!.content).not.toMatch(/for a call|shall we/);
  expect(slot!.scheduledFor).toContain(moment);
  expect(slot!.title).toContain('On site');
});

it('asks whether it is a call where nothing says that somebody comes', () => {
  const reply = 'Pls shift the demo from 30th Nov to 2nd Dec 4.30 pm.';
  expect(composeAt('SAL-03 sequence', { ...from, reply }).asks).toEqual([
    expect.objectContaining({ question: expect.stringContaining('is that a call') }),
  ]);
});

it.each([
  'Kindly postpone the call from Monday to Saturday 5th Dec 12 noon.',
  'Can we move the Zoom meeting to Tuesday 1 December at 10:30?',
  'We moved house last year. Call me on Tuesday 1 December at 10:30.',
])('asks nothing where a call is named: %s', (reply) =>
  expect(composeAt('SAL-03 sequence', { ...from, reply }).asks).toEqual([]),
);
