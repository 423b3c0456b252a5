import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isPraise } from './praise.ts';

const story = (quote: string) =>
  composeAt('MKT-04 story', {
    customer: 'Almondbury Pharmacy',
    scope: 'LED cross with a timer',
    outcome: 'Dark after 11pm',
    quote,
    consent: 'name, quote and figures ok, email 24 Nov from Mr Hussain',
  });

it.each([
  'we are over the moon, I had three people in tears when they thought it would go',
  'They are chuffed to bits',
  'I have been away all fall and have not had to think about the houses once',
  'We haven’t had to chase a single rent check since June',
  'I only noticed because the bill dropped',
  'People keep saying they never knew we were here',
  'No more complaints about the cold',
  'You would not know they had been here',
  'I thought it would be a mess and it was not',
  'Our complaints have halved',
  'They didn’t know we existed before the sign',
  'We stopped getting complaints from parents about the waiting room',
  'Tenants have stopped grumbling about the queue',
  'Nobody complains about the glare any more',
  'Fewer complaints than in any year before',
  'The complaints have dried up',
  'Londhe sir is very happy with us',
  'Madam is very happy with our work, gave 5 star on Google',
  'They left a five-star review last week',
  'The head is really pleased with the installation',
])('is no discontent: %s', (quote) => {
  expect(isPraise(quote)).toBe(true);
  expect(story(quote).asks).toEqual([]);
});

it.each([
  'he never knew about the charge',
  'we never heard back from you',
  'It still leaks',
  'The bill went up',
  'The heating bill has gone up by a third',
  'The roof leaks over the shed',
  'We have had complaints since',
  'They never knew we were here, and you were late again',
  'Our calls dropped',
  'The complaints have started again',
  'Tenants still complain, and nobody complains without cause',
  'You stopped answering our emails',
  'He is not very happy with us',
  'I have never had to call so often in my life',
  'I have not had to wait, but the statement was wrong',
  'He would be happy with us if the lift ran',
  'She was happy with us until the invoice came',
  'They deleted the 5 star review',
  'He is happy with us but owes for two visits',
])('and of these nothing is said: %s', (quote) => {
  expect(isPraise(quote)).toBe(false);
});

it('and what is held against us is asked about as before', () => {
  expect(story('we never heard back from you').summary).toContain('a customer who is content');
});
