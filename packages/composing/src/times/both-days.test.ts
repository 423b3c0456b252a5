import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { sayBothDays } from './both-days.ts';

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
