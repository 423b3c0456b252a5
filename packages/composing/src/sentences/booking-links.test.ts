import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asks = (reply: string): string =>
  composeAt('SAL-03 sequence', { lead: 'Ann Low', company: 'Hill Farm', reply })
    .asks.map(({ question }) => question)
    .join(' ');

it.each([
  'Book something here: https://calendly.com/mark/30min',
  'Here is my calendar link: meetings.hubspot.com/mark-o',
  'grab time on my calendar: calendly.com/mark-o',
  'Please pick a slot from our booking page.',
  'Use my scheduling link please.',
])('books where they ask for it: %s', (reply) =>
  expect(asks(reply)).toContain('for which day and hour is the call booked there?'),
);

it.each([
  'Send me a calendar invite for Thursday at 3 PM.',
  'How do you book a call with you?',
  'We use Calendly for our tours.',
  'I would like to book a meeting on Thursday at 2 PM.',
])('takes no other booking for that: %s', (reply) =>
  expect(asks(reply)).not.toContain('booked there'),
);
