import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutTotals } from './check-totals.ts';
import { askWhichFigure, findContradictions } from './contradictions.ts';
import { readFacts } from '../facts/read-facts.ts';

const ask = (context: JsonObject): string[] => {
  const sheet = readFacts(context);
  return [
    ...askAboutTotals(sheet, context).map(({ question }) => question),
    ...findContradictions(sheet).map(askWhichFigure),
  ];
};

it.each<[JsonObject, string]>([
  [
    {
      price: '£159.50 a month plus VAT',
      'fee told on the phone': 'Ben told him £130.50 a month all in',
    },
    'price is right: £159.50 a month plus VAT on record, or £130.50 a month as somebody was told (fee told on the phone)',
  ],
  [
    { our_fee: '11% + VAT of rent collected', 'fee told on the phone': 'Ben told him 9% all in' },
    'our fee is right: 11% + VAT of rent collected on record, or 9% as somebody was told (fee told on the phone)',
  ],
  [
    { amount: '$24,700', notes: 'Nice people. Tyler quoted them $24,000 at the door.' },
    'amount is right: $24,700 on record, or $24,000 as somebody was told (notes)',
  ],
  [
    { rate: '€85 per hour', 'rate promised': '€75/hour' },
    'rate is right: €85 per hour on record, or €75/hour as somebody was told (rate promised)',
  ],
  [
    { scope: '47 flats', amount: '£1,152 per clean', promises: 'We told them £24 a flat.' },
    'amount is right: £1,152 per clean on record, or £24 as somebody was told (promises)',
  ],
  [
    { amount: 6480, currency: 'USD', notes: 'Tax exempt. Amount in the order was $6,840.' },
    'amount is right: $6,480 on record, or $6,840 as the order has it (notes)',
  ],
  [
    { invoices: [{ invoice: 'I-1', amount: 9400, currency: 'EUR' }], notes: 'The PO says €9,040.' },
    'amount is right: €9,400 on record, or €9,040 as the order has it (notes)',
  ],
  [
    { total: '£4,800', remark: 'Their purchase order is for £4,080, check with Ida.' },
    'total is right: £4,800 on record, or £4,080 as the order has it (remark)',
  ],
])('asks about a price that was told otherwise: %j', (context, asked) => {
  expect(ask(context)).toEqual([`Which ${asked}?`]);
});

it.each<[JsonObject]>([
  [{ price: '£159.50 a month', 'fee told on the phone': 'Ben told him £159.50 a month' }],
  [{ price: '£100 a month plus VAT', 'fee told on the phone': '£120 all in' }],
  [{ price: '£1,914 a year', 'fee told on the phone': '£159.50 a month' }],
  [{ fee: '11%', 'fee told on the phone': '£159.50 a month' }],
  [{ scope: '48 flats', amount: '£1,152 per clean', promises: 'We told them £24 a flat.' }],
  [{ scope: '9 shelters, 2 a year', amount: '£1,440', promises: 'We told them £80 a shelter.' }],
  [{ price: '$24,700', notes: 'We quoted them $1,200 for the gate.' }],
  [{ amount: 6480, currency: 'USD', notes: 'The order was $6,480.' }],
  [{ amount: 3240, currency: 'USD', notes: 'The order was $6,480, this is half of it.' }],
  [{ amount: '£90', notes: 'The order was £120 less the discount.' }],
  [
    {
      items: [
        { item: 'A', amount: 9 },
        { item: 'B', amount: 8 },
      ],
      notes: 'The order says £17.',
    },
  ],
  [{ price: '$24,700', notes: 'Last year we quoted them $22,000.' }],
  [{ price: '$24,700', notes: 'We told them $20,000 to $30,000.' }],
  [{ price: '$24,700', notes: 'We told them about $25,000.' }],
  [{ price: '$24,700', notes: 'Their other bidder quoted them $22,900.' }],
  [{ amount: '£2,000', 'agreed price': '£4,000' }],
  [{ price: '$24,700', deposit: '$2,470', budget: 'told us $22,000' }],
])('is silent where it is the same, or another thing: %j', (context) => {
  expect(ask(context)).toEqual([]);
});

it.each<[JsonObject, string]>([
  [
    {
      amount: '$58,400',
      discount: '5% if signed by 11 December',
      notes: "Don't go lower than $55,500.",
    },
    '$58,400 less the discount, which is $55,480, or $55,500 as the least on record',
  ],
  [
    { price: '£3,200', discount: '£300', notes: 'Never go below £3,000 for this boat' },
    '£3,200 less the discount, which is £2,900, or £3,000 as the least on record',
  ],
  [{ price: '€900', notes: 'Lowest price: €950' }, '€900, or €950 as the least on record'],
])('asks about a price below the least: %j', (context, asked) => {
  expect(ask(context)).toEqual([`Which price is right: ${asked}?`]);
});

it.each<[JsonObject]>([
  [{ amount: '$58,400', discount: '4%', notes: "Don't go lower than $55,500." }],
  [{ amount: '$58,400', notes: 'Their insurance is not less than $5,000,000.' }],
  [{ price: '£400', notes: 'They need at least £500 of cover.' }],
])('is silent where it is not: %j', (context) => {
  expect(ask(context)).toEqual([]);
});

it('holds the proposal', () => {
  const { proposal } = composeRun('SAL-02', {
    customer: 'Mile High Dental Group',
    scope: 'Replace 4,200 sq ft of flat roof',
    amount: '$58,400',
    discount: '5%',
    notes: "Don't go lower than $55,500.",
  });
  expect(proposal!.summary).toContain('or $55,500 as the least on record?');
});
