import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readHoursAlone } from '../times/hours-alone.ts';

const at = (step: string, reply: string, more: Record<string, string> = {}) =>
  composeAt(`SAL-03 ${step}`, { lead: 'Ann Low', company: 'Hill Farm', reply, ...more });

it.each([
  ['After 6', 'after 6'],
  ['before 9 or after 5', 'before 9 or after 5'],
  ['Yes, any time after 2 please', 'any time after 2'],
  ['after 6 is better', 'after 6'],
  ['Between 4 and 6pm works for me.', 'between 4 and 6pm'],
  ['Not before 10', 'not before 10'],
  ['mornings are best', 'mornings'],
  ['Sounds good, afternoons work better for me', 'afternoons'],
  ['Not mornings please', 'not mornings'],
  ['weekdays after 5', 'after 5'],
  ['Best to call between 9 and 11', 'between 9 and 11'],
  ['after lunch is best', 'after lunch'],
  ['Evenings after 7 fine', 'evenings after 7'],
])('reads hours that are named alone: %s', (reply, hours) =>
  expect(readHoursAlone(reply)).toBe(hours),
);

it.each([
  'After 6 weeks',
  'After 6 of them broke',
  'before 9 December',
  'after 3 visits please',
  'Wednesday after 6',
  'From 12 Mill Lane',
  'We open after 6',
  'Tuesday morning',
  'Mornings are when we feed the calves',
])('reads none in: %s', (reply) => expect(readHoursAlone(reply)).toBeUndefined());

it.each<[string, (hour: number) => boolean]>([
  ['After 6', (hour) => hour >= 18],
  ['before 9 or after 5', (hour) => hour < 9 || hour >= 17],
  ['any time after 2', (hour) => hour >= 14],
  ['not before 4 please', (hour) => hour >= 16],
  ['not after 3', (hour) => hour < 15],
  ['mornings are best', (hour) => hour < 12],
  ['not mornings', (hour) => hour >= 12],
  ['after lunch is best', (hour) => hour >= 12],
])('takes up the hours that a reply names, and asks for the day alone: %s', (reply, fits) => {
  const { content, asks } = at('sequence', reply);
  expect(content).toContain(`You named “${readHoursAlone(reply)!}”: on which day may we call`);
  expect(content).not.toMatch(/talk this through with you in a short call|day and hour suit you/);
  expect(asks).toEqual([]);
  expect(fits(Number(at('slot', reply).scheduledFor!.slice(11, 13)))).toBe(true);
});

it('keeps to hours that a sentence of a longer reply names, and to no question', () => {
  const reply =
    'I need to know the price per dog first. I am on the hill all day. Evenings after 7 fine.';
  expect(at('sequence', reply).content).toContain(
    'You ask: “I need to know the price per dog first.”',
  );
  expect(at('sequence', reply).content).toContain('You named “evenings after 7”: on which day');
  expect(Number(at('slot', reply).scheduledFor!.slice(11, 13))).toBe(19);
  expect(at('sequence', 'We liked the leaflet about gundogs. After 8?').content).not.toContain(
    'You named',
  );
});

it('asks for the time of a call where the one on record is at none of those hours', () => {
  const asked = 'on which day, and at what hour, is the call?';
  const asksOf = (reply: string, more: Record<string, string>) =>
    at('sequence', reply, more)
      .asks.map(({ question }) => question)
      .join(' ');
  expect(asksOf('After 6', { date: '2026-12-03T10:00' })).toContain(asked);
  expect(asksOf('After 6', { proposedTime: 'Thursday 3 December 10.00' })).toContain(asked);
  expect(asksOf('mornings are best', { date: '2026-12-03T15:00' })).toContain(asked);
  expect(asksOf('mornings are best', { date: '2026-12-03T10:00' })).toBe('');
  expect(asksOf('After 6', { date: '2026-12-03T18:30' })).toBe('');
  expect(asksOf('before 9 or after 5', { date: '2026-12-03T17:30' })).toBe('');
  expect(asksOf('Sounds good, tell me more.', { date: '2026-12-03T10:00' })).toBe('');
});

it('asks for no day to write on where an hour is the first one', () =>
  expect(at('sequence', 'Wednesday pm, not before 2').asks).toEqual([]));

it.each([
  ['next week sometime', '2026-11-30'],
  ['Some time next week please.', '2026-11-30'],
  ['We move next week. Tell me more.', '2026-11-27'],
])('proposes a day of the week that is named: %s', (reply, day) =>
  expect(at('slot', reply).content).toContain(day),
);
