import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', {
    lead: 'Steph Todd',
    company: 'Craven College',
    reply,
  }).asks.filter(({ question }) => question?.includes('is that an order?'));

it.each([
  'Great, let’s do it. Send the paperwork over.',
  'Let’s go ahead. Can you send the booking form?',
  'Yes we’d like to book please.',
  'Happy with that, please book it in.',
])('asks before a call is offered to who orders: %s', (reply) =>
  expect(asksAfter(reply)).toHaveLength(1),
);

it.each([
  'Yes, let’s do it. Could do Tuesday.',
  'Yes please, book it in for Tuesday at 2.',
  'We’d like to book a call.',
  'Let’s go ahead and talk.',
  'Go ahead and quote.',
  'Our contracts run to March.',
])('and of nobody else: %s', (reply) => expect(asksAfter(reply)).toEqual([]));
