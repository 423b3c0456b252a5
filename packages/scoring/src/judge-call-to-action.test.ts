import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-26T12:00:00Z');

const ask = (until: string) =>
  evaluate(
    {
      artifactType: 'document',
      title: 'Hire of two coaches',
      content: `Dear Alison,\n\nWe hold two coaches for you.\n\nPlease reply to us${until} with the number of seats.\n\nKind regards`,
    },
    { now },
  ).feedback.join('\n');

it('misses until when to answer', () => {
  expect(ask('')).toContain('leaves out until when');
});

it.each([
  ' by Fri 4 Dec',
  ' by 4 Dec',
  ' by the 4th',
  ' by 4/12/26',
  ' by 04-12-2026',
  ' by Dec 9',
  ' before Tues',
  ' by Friday',
  ' on the 1st Dec',
])('hears the day in “%s”', (until) => {
  expect(ask(until)).not.toContain('until when');
});

it.each([' about 4 seats', ' at number 4', ' by post', ' on a 4-seater'])(
  'hears none in “%s”',
  (until) => {
    expect(ask(until)).toContain('until when');
  },
);
