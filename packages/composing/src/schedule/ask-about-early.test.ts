import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const reply = { lead: 'Ann Lee', company: 'Lee Ltd', reply: 'We are interested' };

it.each([
  'dont ring before 7 December, they are shut',
  'Please do not call until 7 December.',
  'no calls b4 7 dec',
])('proposes a call for the first day from which on a note lets it be made: %s', (notes) => {
  const { scheduledFor, content } = composeAt('SAL-03 slot', { ...reply, notes });
  expect(scheduledFor).toMatch(/^2026-12-07/);
  expect(content).toContain('the call is proposed for then.');
});

it.each(['They pay not before 7 December.', 'The hall is not free until 7 December.'])(
  'moves no call for what is of something else: %s',
  (notes) => {
    const { content } = composeAt('SAL-03 slot', { ...reply, notes });
    expect(content).not.toContain('proposed for then');
  },
);
