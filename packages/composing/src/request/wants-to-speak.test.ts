import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', { lead: 'Steph Todd', company: 'Craven College', reply }).asks.map(
    ({ names: [name] }) => name,
  );

it.each([
  'Yes please do quote for both routes. Could we speak Thursday morning about access?',
  'Please send a quote. Happy to chat on Wednesday.',
  'Could you email me the details? Can you ring me on Tuesday at 10?',
  'We need a price for two coaches, so call me.',
])('asks nobody whether who asks for a call may be offered one: %s', (reply) =>
  expect(asksAfter(reply)).not.toContain('mayCall'),
);

it.each([
  'Please do quote for both routes.',
  'Please send a quote. I would like to talk to my wife.',
  'Please send a quote first, then we can speak.',
  'Send me a price. I can not take calls, can we talk by text?',
  'Please do quote for both routes. Don’t call me.',
])('and asks where a call is not what they want yet: %s', (reply) =>
  expect([asksAfter(reply), composeAt('SAL-03 sequence', { reply }).content].join(' ')).toMatch(
    /mayCall|in writing/,
  ),
);
