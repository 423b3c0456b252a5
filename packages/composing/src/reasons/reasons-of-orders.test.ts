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
  'yes go ahead and book us in for the 9th as per your email, £60 each',
  'please go ahead with the gutters',
  'Yes that price is fine, go ahead',
  'I accept the quote',
  'Quote accepted, thanks.',
  'ok do it',
  'get us on the round please',
  'lets do it, 1st week jan',
  'Perfect, PO 4471 attached',
  'Our purchase order is attached.',
  'go for it, when can you start?',
  'thats fine. key is w the neighbour at no 4',
  'yes pls, start whenever suits',
  'The committee approved the quote, please proceed.',
  'Deposit paid this morning.',
  'We have decided to go with you. What happens next?',
  'put me down for the gutters',
  'Deal. When can you come?',
  'Count us in.',
  'I accept the quote, start on Monday.',
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
  'When can you start if we say yes?',
  'How soon could you do it?',
  'If the price is fine we’d go ahead.',
  'We need the board’s approval before we go ahead.',
  'Is it ok to go ahead without planning permission?',
  'I’d go for it if it was cheaper.',
  'Before I accept the quote, does it include the back?',
  'I need a PO raised first.',
  'We accept your offer of a call.',
  'Go ahead and send me a price.',
  'Thats fine. Call me after 4.',
  'Book me in for a demo.',
  'The contract is signed until 2027.',
  'The key thing is access.',
  'Price is good but who does the work?',
  'I’ll take it up with the head.',
  'Please go ahead with the survey.',
  'Yes please to the demo.',
  'Sign us up for the newsletter.',
  'Let’s do it next year.',
  'Please place our order on hold.',
  'Price sounds good, tell me more.',
])('and of nobody else: %s', (reply) => expect(asksAfter(reply)).toEqual([]));

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
