import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const write = (more: object): string =>
  composeAt('SAL-02 proposal', {
    customer: 'Whinfell Kennels',
    scope: 'Fortnightly visit.',
    price: 420,
    currency: 'GBP',
    ...more,
  }).content;

it.each([
  [{ per: 'month' }, 'GBP 420 per month for'],
  [{ per: 'month', notes: 'Keep it short please.' }, 'GBP 420 per month for'],
  [{ billingPeriod: 'monthly' }, 'GBP 420 per month for'],
  [{ price: '£420', per: 'visit' }, '£420 per visit for'],
  [{ price: '420 a month', per: 'month' }, 'GBP 420 a month for'],
  [{ per: 12 }, 'GBP 420 for'],
  // Nobody knows which of them it is of.
  [{ per: 'month', fee: 5040 }, 'GBP 420 for'],
  [{}, 'GBP 420 for'],
])('tells what a price is for: %j', (more, told) => {
  expect(write(more)).toContain(`The price is ${told} the work above.`);
});
