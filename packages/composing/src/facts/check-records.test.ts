import { expect, it } from 'vitest';
import { askAboutRecords } from './check-records.ts';

it('asks about what is due where it is not the net amount and its tax', () => {
  const invoices = [
    { invoice: 'F-71', net: 3860, vat: 772, gross: 4632 },
    { invoice: 'F-73', net: 940, vat: 188, gross: 1182 },
  ];
  expect(askAboutRecords({ invoices })).toEqual([
    'Which gross of F-73 is right: 1182 on record, or 1128 as net and vat add up?',
  ]);
  expect(askAboutRecords({ subtotal: '£4,500', vat: '20%', total: '£5,500' })).toEqual([
    'Which total is right: £5,500 on record, or £5,400 as subtotal and vat add up?',
  ]);
});

it.each([
  { net: 100.01, vat: 20, gross: 120.02 },
  { net: 100, gross: 130 },
  { net: 100, vat: 'reverse charge', gross: 130 },
  { net: 'see above', vat: 20, gross: 130 },
])('asks about nothing in %j', (record) => {
  expect(askAboutRecords(record)).toEqual([]);
});

it('asks about an amount that is not its quantity times its price', () => {
  const invoices = [
    { client: 'Avon', quantity: 2, unitPrice: 620, total: 1240 },
    { client: 'Redcliffe', po: 'RS-2206', quantity: 9, unitPrice: 54, total: 468 },
  ];
  expect(askAboutRecords({ invoices })).toEqual([
    'Which amount of Redcliffe is right: 468 on record, or 486 as its quantity times its price?',
  ]);
});

it('takes a price for the amount before its tax beside the one with it', () => {
  const offer = { price: '£3,480 + VAT', vat: '20%', total_inc_vat: '£4,276' };
  expect(askAboutRecords(offer)).toEqual([
    'Which total inc vat is right: £4,276 on record, or £4,176 as price and vat add up?',
  ]);
  expect(askAboutRecords({ ...offer, total_inc_vat: '£4,176' })).toEqual([]);
});
