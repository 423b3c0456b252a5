import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { asksForPapers } from './papers-to-read.ts';

describe('a reply that asks for something to read', () => {
  it.each([
    'Can you send a one pager I can forward to my boss?',
    'Could you share a deck first?',
    'Please send a deck.',
    'Do you have a deck I can look at?',
    'Can you email me pricing?',
    'My boss wants to see pricing first.',
    'I’d need to see pricing before a call.',
    'Pricing first, then we can talk.',
    'Flick me a quote',
    'Please send through your insurances',
    'Send a capability statement and rates',
    'Quote is needed by Wednesday 9 December',
    'Please forward your W-9 and insurance certificate.',
    'Drop me a link to your portfolio.',
    'Could you send something I can show my boss?',
    'Happy to look at something in writing.',
  ])('is asked about before a call is offered: %s', (reply) => {
    const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply });
    expect(asks.map(({ names: [name] }) => name)).toEqual(['mayCall']);
  });

  it('is asked what to write where no call may be offered', () => {
    const reply = 'Please send a deck.';
    const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply, mayCall: 'no' });
    expect(asks[0]!.question).toContain('no answer to “Please send a deck” is on record');
  });
});

it.each([
  'We send quotes by hand and it takes forever.',
  'Our reps send proposals too late.',
  'Thursday at 2 PM works, I will send you our deck.',
  'We want to see better rates from our ads.',
  'Our customers want to see prices online.',
  'Send me a calendar invite.',
  'Please send me a few times for a call.',
  'We need help with our sales deck.',
  'I read your case studies, let’s talk Tuesday at 2 PM.',
  'Thanks for the deck.',
  'I got your leaflet.',
  'We’ve got references, call me Friday.',
  'You sent a quote last year.',
  'I want to see how it works.',
])('asks for nothing to read: %s', (sentence) => expect(asksForPapers(sentence)).toBe(false));

it.each([
  'I’d be open to a quick chat.',
  'Open to a call next week.',
  'I could hop on a quick call Tuesday at 2 PM.',
])('takes a wish for a call for no complaint: %s', (reply) =>
  expect(composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply }).asks).toEqual([]),
);

it('asks once for what a brief question is after', () => {
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply: 'Got a brochure?' });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['mayCall']);
});

it('asks of a contract that is to be sent whether it is ordered, and no more', () => {
  const reply = 'Let’s do it, send the contract.';
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
});

it('asks when to write to who is bound thru a month', () => {
  const reply = 'We’re locked in with our current agency thru March.';
  const { asks } = composeAt('SAL-03 sequence', { lead: 'Mark Orr', reply });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['date']);
});
