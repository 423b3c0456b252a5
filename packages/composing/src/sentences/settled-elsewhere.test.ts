import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isSettledElsewhere } from './settled-elsewhere.ts';

const told = { lead: 'Karen Oddy', company: 'Oddy Bakes', campaign: 'Signs' };

it.each([
  'Weve gone with Fastsign for the forecourt, signed it friday. Maybe give us a shout next year',
  'Gone elsewhere now ta',
  'Its sorted now thanks, we used a local lad',
  'All sorted now, cheers',
  'Got it done already thanks',
  'We’ve got someone doing it now.',
  'I went with another firm in the end',
])('asks before it writes to whoever has it done by others: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks.map(({ question }) => question).join('\n')).toContain('reads as a refusal');
});

it.each([
  'We’ve gone with your option B, when can you start?',
  'We went for the blue one.',
  'Have you gone with Fastsign before?',
  'Is it sorted now?',
  'It will be sorted once you come.',
  'We used a local map to find you.',
  'I am going for a walk.',
  'We have a lad on site on Mondays.',
])('takes no other sentence for that: %s', (reply) => {
  expect(isSettledElsewhere(reply)).toBe(false);
});

it.each([
  'Yes interested, email me pls. Karen',
  'drop me an email with a rough price, im in the shop all day',
  'Interested. Email me. Karen',
])('offers no call to whoever wants an email: %s', (reply) => {
  const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
  expect(asks).not.toEqual([]);
});

it.each(['Email me a time for a call please.', 'Send me a message and we can have a call.'])(
  'takes no email about a call for a wish to be written to: %s',
  (reply) => {
    const { asks } = composeAt('SAL-03 sequence', { ...told, reply });
    expect(asks.map(({ question }) => question ?? '').join()).not.toContain('offer a call');
  },
);

it('reads how much roughly as a question of the price', () => {
  const { summary } = composeAt('SAL-03 sequence', {
    ...told,
    reply: 'Yes interested. How much roughly??',
  });
  expect(summary).toContain('price');
});
