import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { sayBothDays, splitDays } from './both-days.ts';

it.each([
  ['Best is Tues or Weds morning.', 'Weds morning', 'Tues or Weds morning'],
  ['Thursday 3rd or Friday 4th would do', 'Thursday 3rd', 'Thursday 3rd or Friday 4th'],
  ['Tomorrow or on Monday at 9', 'Monday at 9', 'Tomorrow or on Monday at 9'],
  ['Weds morning is best, or send a mail', 'Weds morning', 'Weds morning'],
  ['We are shut Monday. Tuesday or so', 'Tuesday', 'Tuesday'],
  ['Two or three people, Tuesday at 3', 'Tuesday at 3', 'Tuesday at 3'],
])('says both days of “%s”', (text, words, both) => {
  expect(sayBothDays(text, words)).toBe(both);
});

it('loses none of the days that somebody offers', () => {
  const { content } = composeAt('SAL-03 sequence', {
    lead: 'Ann Poole',
    company: 'Kemp School',
    reply: 'Could you call me? Tues or Weds morning is best.',
  });
  expect(content).toContain('“Tues or Weds morning”');
});

it.each<[string, string[]]>([
  ['Weds or Thurs pm', ['Weds pm', 'Thurs pm']],
  ['Tue/Wed, mornings please', ['Tue, mornings', 'Wed, mornings']],
  ['Monday 7th or Tuesday 8th at 2pm', ['Monday 7th at 2pm', 'Tuesday 8th at 2pm']],
  ['Dec 8, Dec 9 or Dec 10', ['Dec 8', 'Dec 9', 'Dec 10']],
  ['Monday or Wednesday next week works', ['Monday next week', 'Wednesday next week']],
])('splits days that are offered for one hour: %s', (text, days) =>
  expect(splitDays(text)?.days).toEqual(days),
);

it.each([
  'Thursday at 10 or Friday after 3',
  'Weds pm',
  '3 or 4 people on Friday',
  'Sun or shade',
  'Friday, 3 December would suit',
  'Thurs 10 or Fri after 3',
])('and none of: %s', (text) => expect(splitDays(text)).toBeNull());

it.each([
  ['Weds or Thurs pm', 'Wednesday 2 December in the afternoon', '2026-12-02'],
  ['Tuesday or Wednesday afternoon works', 'Tuesday 1 December in the afternoon', '2026-12-01'],
  ['Monday 7th or Tuesday 8th at 2pm?', 'Monday 7 December, 14:00', '2026-12-07T14:00'],
  ['Saturday or Monday', 'Monday 30 November', '2026-11-30'],
])('puts down the first day that is worked of “%s”, and says so', (reply, first, at) => {
  const more = { lead: 'Ann Poole', company: 'Kemp School', reply };
  const { content, asks } = composeAt('SAL-03 sequence', more);
  expect(content).toContain(`shall we say ${first}? Reply with yes`);
  expect(asks).toEqual([]);
  expect(composeAt('SAL-03 slot', more).scheduledFor).toContain(at);
});
