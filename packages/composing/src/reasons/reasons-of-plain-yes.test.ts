import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const askedOf = (reply: string, more: Record<string, string> = {}) =>
  composeAt('SAL-03 sequence', { lead: 'Ann Low', company: 'Hill Farm', reply, ...more })
    .asks.map(({ question }) => question)
    .join(' ');

it.each([
  'yes',
  'Yes please',
  'Yes that works',
  'ok, fine by me',
  'Yep, that’s great, thanks!',
  'Sure',
])('asks what is agreed to: %s', (reply) => {
  expect(askedOf(reply)).toContain('and not to what: may the messages offer a call?');
  expect(askedOf(reply, { mayCall: 'yes' })).toBe('');
});

it.each([
  'Yes please, tell us more.',
  'Yes, Thursday at 10.',
  'Sounds good, call me.',
  'Yes, we have 40 staff and would like to hear more.',
])('and not of what says it: %s', (reply) =>
  expect(askedOf(reply)).not.toContain('and not to what'),
);
