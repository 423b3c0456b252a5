import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

/** On a Thursday. */
const report = { site: 'Flat 2, 9 Mill Lane', observation: 'The carbon monoxide alarm beeps.' };
const moved = 'A booking for Monday, 2026-11-30 is on record: move it to today.';

it.each<JsonObject>([
  { booked_for: 'Monday 30 November' },
  { 'Booked in on': '30 November 2026' },
  { booking: 'Mon 30 Nov, 10am' },
  { appointment: '2026-11-30' },
  { notes: 'The engineer is booked for Monday.' },
  { notes: 'They have an appointment on 30 November.' },
])('has a booking of a later day moved to today where there is danger: %j', (said) => {
  const order = composeAt('OPS-01 order', { ...report, ...said });
  expect(order.content).toContain(moved);
  const visit = composeAt('OPS-01 visit', { ...report, ...said });
  expect(visit.content).toContain(moved);
  expect(visit.scheduledFor).toMatch(/^2026-11-26/);
});

it.each<JsonObject>([
  { ...report, booked_for: 'today at 4pm' },
  { ...report, notes: 'It is not booked for Monday any more.' },
  { ...report, notes: 'The hall is used by the book club.' },
  { site: 'Mill House', observation: 'The door squeaks.', booked_for: 'Monday 30 November' },
])('moves nothing else: %j', (context) => {
  expect(composeAt('OPS-01 order', context).content).not.toContain('A booking for');
});

it('offers a booking for no due date', () => {
  const { summary } = composeAt('OPS-01 order', { ...report, booked_for: 'Monday 30 November' });
  expect(summary).not.toContain('Left over');
});

it('visits on the day that is booked where there is no danger', () => {
  const context = { site: 'Mill House', observation: 'The door squeaks.' };
  const visit = composeAt('OPS-01 visit', { ...context, booked_for: 'Monday 30 November' });
  expect(visit.scheduledFor).toMatch(/^2026-11-30/);
});
