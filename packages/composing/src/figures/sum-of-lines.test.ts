import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withSumOfLines } from './sum-of-lines.ts';

const items = [
  { item: 'PM visit', quantity: 4, unitPrice: '$1,850' },
  { item: 'Boiler inspection', quantity: 2, unitPrice: '$640' },
];

it('tells what lines that are counted and priced come to', () => {
  const offer = { customer: 'Westlake Fitness', scope: 'Maintenance', timeline: 'Two days', items };
  const { content, asks } = composeAt('SAL-02 proposal', offer);
  expect(content).toContain('The price is $8,680 for the work above.');
  expect(asks).toEqual([]);
});

it.each([
  { items, discount: '5%' },
  { items, price: '$8,600' },
  { items, monthlyPrice: '$700' },
  { items, deposit: '$500' },
  { items: [items[0]!, { item: 'Boiler inspection', quantity: 2 }] },
  { items: [items[0]!, { item: 'Boiler inspection', price: '$640' }] },
  { items: items.map(({ item, quantity }) => ({ item, quantity, unitPrice: '640' })) },
  { items: [items[0]!, { item: 'Boiler inspection', quantity: 2, unitPrice: '€640' }] },
])('adds up nothing of %j', (context) => expect(withSumOfLines(context)).toBe(context));
