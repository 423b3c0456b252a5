import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksOf = (reply: string): string =>
  composeAt('SAL-03 sequence', { lead: 'Sue Bell', company: 'Firm Lets', reply })
    .asks.map(({ question }) => question)
    .join('\n');

it.each([
  'where did you get my details?',
  'who is this? how did you get my email',
  'Where’d u get my name from',
  'What data do you hold on me?',
  'are you the lot who broke my gutter in 2024?',
  'You’re the ones who never turned up.',
])('asks what is answered, and by whom, to who asks who we are: %s', (reply) =>
  expect(asksOf(reply)).toContain('what is said to that, and by whom?'),
);

it.each([
  'How do you get the windows clean at that height?',
  'Where can I find your details?',
  'I gave you my number already, ring me.',
  'are you the one that does gutters?',
  'What data do you need from us?',
])('and not to who asks something else: %s', (reply) =>
  expect(asksOf(reply)).not.toContain('what is said to that, and by whom?'),
);

it.each([
  'thought you already do us?',
  'Don’t you already do our windows?',
  'We already use you.',
  'Arent you our window cleaner?',
  'You do us every 6 weeks.',
])('asks whether it is a customer who says that we serve them: %s', (reply) =>
  expect(asksOf(reply)).toContain('is this a customer already?'),
);

it.each([
  'Do you already have work in Hexham?',
  'If you do us as well, what would it cost?',
  'You clean our neighbour’s, can you do us too?',
  'We already use another firm, but what do you charge?',
])('and of nobody else: %s', (reply) =>
  expect(asksOf(reply)).not.toContain('is this a customer already?'),
);

it.each([
  'Already spoke to Emma in your team last week?',
  'I am already talking to your colleague Ben about this.',
  'Your colleague already called me.',
  'Already in touch with your sales team.',
])('asks who of us has taken it up already: %s', (reply) =>
  expect(asksOf(reply)).toContain('who of us is that'),
);

it.each([
  'We are interested. Could I speak to one of your team?',
  'Yes please. I just spoke to my boss, call me on Tuesday at 10.',
  'Happy to talk with you on Tuesday at 10.',
])('and not where nobody has: %s', (reply) => expect(asksOf(reply)).not.toContain('who of us'));
