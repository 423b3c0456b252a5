import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const now = new Date('2026-12-01T10:00:00Z');
const answer = (reply: string) =>
  composeRun(
    'SAL-03',
    { lead: 'Tom Braithwaite', company: 'Dales View', campaign: 'Tree survey', reply },
    now,
  );

it.each([
  ['Could you come out Thursday 10th December about 2?', '2026-12-10T14:00:00.000Z'],
  [
    'Yes. Could you come out Thursday 10 December about 2? Bring the form for the insurers if you have it.',
    '2026-12-10T14:00:00.000Z',
  ],
  ['Could your man be out here Friday 11 December at 9?', '2026-12-11T09:00:00.000Z'],
  ['Can somebody be with us on Monday 7 December at 11?', '2026-12-07T11:00:00.000Z'],
  ['Please pop out Thursday about 2.', '2026-12-03T14:00:00.000Z'],
  ['Would your surveyor come on Tuesday 8 December at 10 am?', '2026-12-08T10:00:00.000Z'],
])('comes at the time for which a reply asks, and asks nothing: %s', (reply, at) => {
  const { sequence, slot } = answer(reply);
  expect(sequence!.asks).toEqual([]);
  expect(sequence!.content).not.toContain('call of 20 minutes');
  expect(slot!.title).toMatch(/^On site/);
  expect(slot!.scheduledFor).toBe(at);
});

it.each([
  ['Could you come out on Tuesday 8 December?', '2026-12-08'],
  ['We are out of the office until Thursday 10 December, call us then.', '2026-12-10'],
  ['You could try me again in June.', '2027-06-01'],
  ['Try me again in the new year.', '2027-01-04'],
])('is planned for the day that a reply names: %s', (reply, day) => {
  const { slot } = answer(reply);
  expect(slot!.scheduledFor).toContain(day);
  expect(slot!.content).not.toContain('not to be called');
});

it('asks which address a reply means, and nothing of calls', () => {
  const { sequence, slot } = answer(
    'You could try me again in June. And please write to my office address not my personal one.',
  );
  expect(sequence!.asks.map(({ question }) => question)).toEqual([
    'The reply says “You could try me again in June”: on which day may they be written to?',
    'The reply says “And please write to my office address not my personal one”: are the messages sent to that address?',
  ]);
  expect(slot!.content).not.toContain('not to be called');
});
