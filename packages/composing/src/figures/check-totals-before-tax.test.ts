import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { askAboutTotals } from './check-totals.ts';
import { readFacts } from '../facts/read-facts.ts';

const ask = (context: JsonObject): string[] =>
  askAboutTotals(readFacts(context), context).map(({ question }) => question);

const items = [
  { item: 'Range', price: '£4,980' },
  { item: 'Interlock', price: '£1,120' },
  { item: 'Fitting', price: '£1,350' },
];
const nets = [
  { line: 'Range', net: 4980 },
  { line: 'Interlock', net: 1120 },
  { line: 'Fitting', net: 1350 },
];
const done = [
  { what: 'Servery', qty: 1, each: '£6,200.00', net: '£6,200.00' },
  { what: 'Glasswasher', qty: 2, each: '£1,450.00', net: '£2,900.00' },
  { what: 'Fitting', qty: 4, each: '£380.00', net: '£1,520.00' },
];

it.each<[JsonObject, string]>([
  [{ items, price: '£7,250', vat: 'plus VAT' }, '£7,450'],
  [{ items, price: '£7,250', vat: 'not included' }, '£7,450'],
  [{ items, price: '£7,250', gst: 'GST extra' }, '£7,450'],
  [{ breakdown: nets, quote_total: '£7,250 + VAT' }, '£7,450'],
  [{ done, inv_total_net: '£10,260.00' }, '£10,620'],
  [{ done, inv_total: '£10,260.00' }, '£10,620'],
])('asks about lines that do not come to a total before tax: %j', (context, sum) => {
  expect(ask(context)).toHaveLength(1);
  expect(ask(context)[0]).toContain(`${sum} as the lines add up`);
});

it.each<[JsonObject]>([
  [{ items, price: '£7,450', vat: 'plus VAT' }],
  [{ breakdown: nets, quote_total: '£7,450 + VAT' }],
  [{ done, inv_total_net: '£10,620.00' }],
  [{ items, price: '£7,250', vat: 'reverse charge' }],
  [{ items, price: '£8,940', vat: 'plus VAT at 20%' }],
  [{ items, price: '£7,250', vat: 'included' }],
])('asks nothing of a total that may be right: %j', (context) => {
  expect(ask(context)).toEqual([]);
});

const taxed = [
  { item: 'Bread', qty: 40, price: '£3.20', vat: '0%' },
  { item: 'Delivery', qty: 1, price: '£12.00', vat: '20%' },
];

it.each<[JsonObject, string]>([
  [{ items: taxed, total: '£142.40' }, ''],
  [{ items: taxed, total: '£140.00' }, ''],
  [{ items: taxed, total: '£124.40' }, '£140 as the lines add up, £142.40 with the tax'],
  [{ items: [taxed[0]!, { ...taxed[1]!, amount: '£14.40' }], total: '£142.40' }, ''],
  [{ items: [taxed[0]!, { ...taxed[1]!, amount: '£11.40' }], total: '£139.40' }, 'or £12'],
  // Rounded for each line.
  [
    { items: ['£1.13', '£1.13'].map((price) => ({ qty: 1, price, vat: '20%' })), total: '£2.72' },
    '',
  ],
])('adds the tax of each line: %j', (context, asked) => {
  expect(ask(context)).toHaveLength(asked === '' ? 0 : 1);
  expect(ask(context).join(' ')).toContain(asked);
});
