import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readSpan } from '../times/read-span.ts';

const slot = (reply: string) =>
  composeAt('SAL-03 slot', { company: 'Marina X', lead: 'Bo Lund', reply });
const hourOf = (reply: string): number => Number(slot(reply).scheduledFor!.slice(11, 13));

it.each<[string, number, number]>([
  ['Ring between 4 and 6pm any day.', 16, 17],
  ['Ring between 4 and 6 any day.', 16, 17],
  ['Ring me after 3pm, any day.', 15, 17],
  ['Call before 10am please.', 9, 9],
  ['Best between 10 and 2.', 10, 13],
  ['I am free from 6pm to 8pm most days.', 18, 19],
  ['Ring me after 7pm any day.', 19, 19],
])('proposes an hour of those that a reply names: %s', (reply, from, to) => {
  expect(hourOf(reply)).toBeGreaterThanOrEqual(from);
  expect(hourOf(reply)).toBeLessThanOrEqual(to);
});

it('asks for the day, unless it may be any', () => {
  expect(slot('Ring between 4 and 6pm.').summary).toContain('on which day is the call?');
  expect(slot('Ring between 4 and 6pm any day.').summary).not.toContain('on which day');
});

it.each([
  'Not between 4 and 6pm please, ring any other time.',
  'We would need 4 to 6 weeks for it, call me any time.',
  'A call is fine, we have 10 to 12 boats.',
])('reads no hours in: %s', (reply) => {
  expect(readSpan(reply)).toBeNull();
});
