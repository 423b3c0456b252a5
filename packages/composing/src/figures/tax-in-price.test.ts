import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const items = [
  { item: 'Thermostat', quantity: 2, price: 212 },
  { item: 'Labor, hours', quantity: 6, price: 145 },
  { item: 'Trip', quantity: 1, price: 65 },
];
const propose = (more: JsonObject) =>
  composeAt('SAL-02 proposal', { customer: 'The Ladle', terms: 'Net 30', items, ...more });

it.each<[JsonObject, string]>([
  [
    { amount: '$1,390.80', tax: '7.5% on the parts only, $31.80' },
    'Tax: 7.5% on the parts only, $31.80, included in the price.',
  ],
  [{ amount: '£1,630.80', vat: '20%' }, 'VAT: 20%, included in the price.'],
  [{ amount: '£1,359', vat: '20%' }, 'VAT: 20%, on top of the price.'],
  [
    { amount: '$1,359.00', tax: '$31.80 on the parts' },
    '$31.80 on the parts, on top of the price.',
  ],
])('says whether the price has the tax: %j', (more, said) => {
  const { content, asks } = propose(more);
  expect(content).toContain(said);
  expect(asks).toEqual([]);
});

it.each<[JsonObject, string]>([
  [{ amount: '£1,359', vat: 'plus VAT' }, 'VAT: Plus VAT.'],
  [{ amount: '£1,630.80', vat: '20%, included' }, 'VAT: 20%, included.'],
  [{ items: null, scope: 'Two thermostats', amount: '£900', vat: '20%' }, 'VAT: 20%.'],
])('and nothing where it says so, or nothing tells: %j', (more, said) => {
  expect(propose(more).content).toContain(said);
});

it('asks where neither adds up', () => {
  const { asks } = propose({ amount: '$1,400', tax: '7.5% on the parts only, $31.80' });
  expect(asks[0]!.question).toContain('$1,400');
});
