import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withCapitals } from './capital-after-stop.ts';

it.each([
  ['Full licence. two years of work', 'Full licence. Two years of work'],
  ['Salary: £34,000. bonus at Christmas.', 'Salary: £34,000. Bonus at Christmas.'],
  ['You drive the van! no weekends.', 'You drive the van! No weekends.'],
])('begins a sentence with a capital: %s', (text, told) => expect(withCapitals(text)).toBe(told));

it.each([
  'Pay is approx. thirty thousand.',
  'Write to jobs@hill.example or hill.example/jobs.',
  'They say: “It works. we like it.”',
  'From 1 Jan. to 3 March',
  'You use an app. iPhone users are welcome.',
])('and leaves others as they are: %s', (text) => expect(withCapitals(text)).toBe(text));

it('does so in an opening', () =>
  expect(
    composeAt('CUL-03 post', {
      role: 'Plumber',
      location: 'Leeds',
      tasks: ['Repair boilers'],
      salary: '£34,000. bonus at Christmas',
      requirements: 'Full licence. two years of work',
      startDate: '2027-01-11',
      applyTo: 'jobs@hill.example',
    }).content,
  ).toMatch(/Full licence\. Two years of work[^]*£34,000\. Bonus at Christmas/));
