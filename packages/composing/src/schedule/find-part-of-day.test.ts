import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readSpan } from '../times/read-span.ts';
import { findPartOfDay } from './find-part-of-day.ts';

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

it.each([
  ['Please don’t ring before 10, any day is fine.', [600, null]],
  ['Never call after 4pm.', [null, 960]],
  ['I am not home until 3, ring then.', [900, null]],
  ['I cannot do mornings, call after 3pm.', [900, null]],
  ['Don’t call between 9 and 11.', null],
])('reads what is refused: %s', (said, span) => {
  expect(readSpan(said)).toEqual(span);
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

const delivered = {
  customer: 'Garrity Ltd',
  deliverables: ['Flat 2 let'],
  deliveryDate: '2026-11-02',
};
const checkIn = (said: Record<string, string>) =>
  composeAt('AFT-01 call', { ...delivered, ...said });

it.each<[Record<string, string>, number, number]>([
  [{ best_time: 'mornings before ten' }, 8, 9],
  [{ 'Best time to call': '9 to 11' }, 9, 10],
  [{ 'when to ring': 'after three' }, 15, 17],
  [{ 'callback window': 'afternoons' }, 13, 17],
  [{ notes: 'Best to ring mornings before ten' }, 8, 9],
  [{ notes: 'She prefers to be called in the afternoon.' }, 13, 17],
])('calls a customer at the hour that is on record: %j', (said, from, to) => {
  const { scheduledFor, content } = checkIn(said);
  const hour = Number(scheduledFor!.slice(11, 13));
  expect(hour).toBeGreaterThanOrEqual(from);
  expect(hour).toBeLessThanOrEqual(to);
  expect(content).not.toContain('does the hour keep to it?');
});

it.each([
  'We called her in the morning.',
  'Ring the depot before ten.',
  'The heating was off in the mornings.',
])('takes no hour of a call from: %s', (notes) => {
  const wanted = findPartOfDay(readFacts({ notes }), { readsNotes: true });
  expect(wanted).toBeNull();
});

it('asks on which day a call is of a reply alone, and not of a field', () => {
  const lead = {
    company: 'Marina X',
    lead: 'Bo Lund',
    reply: 'Yes, call me.',
    best_time: 'after 3pm',
  };
  const { scheduledFor, summary } = composeAt('SAL-03 slot', lead);
  expect(Number(scheduledFor!.slice(11, 13))).toBeGreaterThanOrEqual(15);
  expect(summary).not.toContain('on which day');
});

it('reads a note that begins with an hour after the verb, and none of somebody else', () => {
  const read = (notes: string) => findPartOfDay(readFacts({ notes }), { readsNotes: true });
  expect(read("He's scanning mornings, ring after 2.")).toMatchObject({ part: [14 * 60, null] });
  expect(read('Ring a colleague after 2.')).toBeNull();
  expect(read('Ring the depot after 2.')).toBeNull();
});
