import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const order = (more: Record<string, string | number>): string =>
  composeAt('OPS-01 order', { site: '9 Mill Road', observation: 'Tap drips', ...more }).summary;

it.each([
  [{ approval_limit: 150, quote_amount: '£185 + VAT' }, 'Quote total £185 + VAT is above'],
  [{ 'Repair limit': '£100', Quote: '£240' }, 'Quote £240 is above repair limit £100'],
  [
    { 'Landlord spend limit': '£200', Quote: '£340 from Maxwell' },
    'is above landlord spend limit £200',
  ],
  [{ 'Not to exceed': '$500', Estimate: '$640' }, 'Estimate $640 is above approved amount $500'],
])('asks about a quote above what may be spent: %j', (given, said) => {
  expect(order(given)).toContain(said);
});

it.each([
  { approval_limit: 150, quote_amount: '£145 + VAT' },
  { 'Repair limit': '£100 without asking', Invoice: '£240' },
  { Quote: '£240' },
])('and about none within it: %j', (given) => {
  expect(order(given)).not.toContain('is above');
});
