import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { composeRun } from '../../test/compose-run.ts';
import { findAskedPrice } from './find-asked-price.ts';

const askedIn = (reply: string) => findAskedPrice(readFacts({ reply }))[0]?.value;

it.each([
  [
    'Sounds good. What would it cost for two sites? Tuesday is fine.',
    'What would it cost for two sites?',
  ],
  ['How much do you charge for one site?', 'How much do you charge for one site?'],
  ['Can you send me a quote?', 'Can you send me a quote?'],
  ['Interesting. Price?', 'Price?'],
  ['How much per site? We have five.', 'How much per site?'],
  ['Nice. How much?', 'How much?'],
  [
    'Yes, interested. What would it come to per week for 60 aprons?',
    'What would it come to per week for 60 aprons?',
  ],
  ['What would 60 aprons come to?', 'What would 60 aprons come to?'],
  ['What does that work out at?', 'What does that work out at?'],
  ['What would that set us back?', 'What would that set us back?'],
  ['What are we looking at for 60 aprons?', 'What are we looking at for 60 aprons?'],
  ['What sort of money are we talking?', 'What sort of money are we talking?'],
  [
    'Hi there. Do you do end of lease cleans? If so how much for a unit?',
    'Do you do end of lease cleans? If so how much for a unit?',
  ],
  ['If so how much for a unit?', 'If so how much for a unit?'],
  ['Just email me the price for 28 beds.', 'Just email me the price for 28 beds.'],
  ['Kindly share your best rates for 14 ACs.', 'Kindly share your best rates for 14 ACs.'],
  ['Call me Monday and quote your lowest price.', 'Call me Monday and quote your lowest price.'],
  ['Kindly revert with your best price.', 'Kindly revert with your best price.'],
  ['Let us know the monthly charges please.', 'Let us know the monthly charges please.'],
])('finds what %j asks', (reply, asked) => {
  expect(askedIn(reply)).toBe(asked);
});

it.each([
  'We pay too much for what we have.',
  'Could do Tuesday at 3.',
  'The cost is not the point.',
  'What time could you come to us?',
  'What day would suit you to come to the depot?',
  'Can you get the price down?',
  'Which van are we looking at?',
  'We rent the flat and share the charges with our neighbours.',
  'Please send the rate card.',
  'Please send somebody who rates lifts.',
  'Kindly give us time, rates are due in April.',
])('finds none in %j', (reply) => {
  expect(askedIn(reply)).toBeUndefined();
});

it.each(['what ', 'how much ', 'send me ', 'price ', 'what would it come ', 'send me a '])(
  'takes time in proportion to the length of a reply of %j',
  (part) => {
    expect(measureGrowth((reply: string) => askedIn(reply), part)).toBeLessThan(10);
  },
);

const messagesTo = (context: Parameters<typeof composeRun>[1]) =>
  composeRun('SAL-03', { contact: 'Priya Nair', ...context })['sequence']!.content;

it('is answered where the price is on record', () => {
  const reply = 'Good. What would it cost for two sites?';
  expect(messagesTo({ reply, price: 4200, currency: 'EUR' })).toContain(
    'You ask: “What would it cost for two sites?” The price is EUR 4,200.',
  );
  // What a deal is worth to us is no price.
  const unknown = messagesTo({ reply, dealValue: 9000, currency: 'EUR' });
  expect(unknown).toContain('You ask: “What would it cost for two sites?” We will name');
  expect(unknown).not.toContain('9,000');
  expect(messagesTo({ reply: 'Could do Tuesday.' })).not.toContain('You ask');
});
