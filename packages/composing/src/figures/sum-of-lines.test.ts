import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';
import { withSumOfLines, withTotalOfLines } from './sum-of-lines.ts';

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
  'tells what they come to beside %j, too',
  (more) => {
    const run = { customer: 'Westlake Fitness', items, invoiceDate: '2026-11-27', ...more };
    const { content } = composeAt('FIN-02 control', run);
    expect(content).toContain('**Total of lines:** $8,680');
    expect(content).not.toContain('amount is not on record');
  },
);

it.each([{ total: '$8,600' }, { amount: '$8,680' }])(
  'leaves an invoice alone that says what it comes to: %j',
  (more) =>
    expect(
      composeAt('FIN-02 control', { customer: 'Westlake Fitness', items, ...more }).content,
    ).not.toContain('Total of lines'),
);

describe('lines with a rate of tax each', () => {
  const bread = { item: 'Bread', quantity: 40, unitPrice: '£3.20', vat: '0%' };
  const taxed = (rate: JsonObject) => [
    bread,
    { item: 'Delivery', quantity: 1, unitPrice: '£12.00', ...rate },
  ];

  it.each<JsonObject>([{ vat: '20%' }, { vatRate: 20 }, { tax_rate: 0.2 }, { vat: 'exempt' }])(
    'come to their quantities times their prices: %j',
    (rate) => {
      const run = { customer: 'Oak Cafe', items: taxed(rate), invoiceDate: '2026-11-27' };
      const { lines, control } = composeRun('FIN-02', run);
      expect(lines!.content).toMatch(/Bread,40,£3\.20,128,GBP/);
      expect(lines!.content).toMatch(/Delivery,1,£12\.00,12,GBP/);
      expect(control!.content).toContain('**Total of lines:** £140');
    },
  );

  it.each<JsonObject>([{ vat: '£2.40' }, { vat: 20 }, { vat: '20%', tax: '5%' }, { vat: '200%' }])(
    'are left alone where it is no rate: %j',
    (rate) => expect(withTotalOfLines({ items: taxed(rate) })).not.toHaveProperty('totalOfLines'),
  );

  it('make no price for a customer, who pays the tax with it', () => {
    const context = { items: taxed({ vat: '20%' }) };
    expect(withSumOfLines(context)).toBe(context);
  });
});
