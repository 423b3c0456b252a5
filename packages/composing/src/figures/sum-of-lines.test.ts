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

it.each([
  [items, '$8,680'],
  [[items[0]!], '$7,400'],
  [['Lunch 45 @ £14.50', 'Room hire 1 @ £280'], '£932.50'],
])('tells what the lines of an invoice come to, and asks for no amount: %j', (lines, total) => {
  const run = { customer: 'Westlake Fitness', items: lines, invoiceDate: '2026-11-27' };
  const sheet = composeAt('FIN-02 control', run);
  expect(sheet.content).toContain(`**Total of lines:** ${total}`);
  expect(sheet.content).not.toMatch(/amount on record|amount is not on record/);
  expect(sheet.summary).not.toContain('Not on record: amount');
});

it.each([{ depositPaid: 100 }, { vat: '20%' }, { discount: '5%' }])(
  'leaves the amount of an invoice open beside %j',
  (more) =>
    expect(
      composeAt('FIN-02 control', { customer: 'Westlake Fitness', items, ...more }).content,
    ).not.toContain('Total of lines'),
);
