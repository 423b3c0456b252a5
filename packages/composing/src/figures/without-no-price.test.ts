import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutNoPrice } from './without-no-price.ts';

const unfilled = {
  name: 'QTN-0071',
  party_name: 'Harbour Lane Bakery',
  currency: 'GBP',
  items: [
    { item_name: 'Oak counter', qty: 1, rate: 0, amount: 0 },
    { item_name: 'Wall shelving', qty: 6, rate: 0, amount: 0 },
  ],
  total: 0,
  grand_total: '0.00',
};

it('asks for a price where a program has 0 in each box', () => {
  const { content, asks } = composeAt('SAL-02 proposal', unfilled);
  expect(content).not.toMatch(/GBP 0|£0/);
  expect(asks.flatMap(({ names }) => names)).toContain('price');
  const answered = composeAt('SAL-02 proposal', { ...unfilled, price: '£4,860', maySend: 'yes' });
  expect(answered.content).toContain('The price is £4,860 for the work above.');
  expect(answered.content).not.toContain('£0');
  expect(answered.asks.flatMap(({ names }) => names)).not.toContain('price');
  const claim = { customer: 'Ferry Inn', invoice: '12', amountDue: '€0.00', dueDate: '2026-10-01' };
  expect(composeAt('FIN-03 reminder', claim).asks).toMatchObject([{ names: ['amount'] }]);
  const deal = { ...unfilled, price: '£4,860' };
  expect(composeAt('SAL-02 crm', deal).content).toContain('| amount | unknown | £4,860 |');
});

it('keeps a line that is free, and what is no price', () => {
  const offer = {
    items: [
      { item: 'Bar', price: 300 },
      { item: 'Delivery', price: 0 },
    ],
    total: 300,
    discount: 0,
    readings: [{ point: 'North', level: 0 }],
  };
  expect(withoutNoPrice(offer)).toBe(offer);
});

it('takes neither a discount nor the carriage for the price', () => {
  const draft = (more: object) =>
    composeAt('SAL-02 proposal', {
      id: 622762750,
      customer: 'Steelbridge Cafe Group',
      currency: 'CAD',
      line_items: [
        { id: 498266019, title: 'Walnut table', sku: 'TBL-W2', quantity: 14, price: '310.00' },
        { id: 498266020, title: 'Bentwood chair', sku: 'CHR-BW', quantity: 28, price: '145.00' },
      ],
      subtotal_price: '8000.00',
      total_price: '9160.00',
      ...more,
    });
  const freight = { shipping_line: { title: 'Freight', price: '120.00' } };
  for (const more of [
    { applied_discount: { description: 'Trade', amount: '400.00' }, ...freight },
    { discount_details: { amount: '0.00', value: '0.0' }, ...freight },
    { delivery_fee: { price: '120.00', amount: '120.00' } },
    { deposit_info: { amount: '3000.00', rate: 0.3 } },
  ]) {
    const { content, asks } = draft(more);
    expect(content).toContain('The price is CAD 9,160.00 for the work above.');
    expect(asks.map(({ names }) => names[0])).not.toContain('figuresRight');
    expect(asks.map(({ names }) => names[0])).not.toContain('total_price');
  }
});

it('asks for what is left of the one invoice of a list', () => {
  const kept = { created_at: '2026-10-12T09:12:44+02:00', created_by: 'Petra Lange' };
  const invoice = { ...kept, invoice: 'RE-1051', currency: 'EUR', dueDate: '2026-10-26' };
  const remind = (more: object) =>
    composeAt('FIN-03 reminder', {
      customer: 'Brauhaus am Deich',
      invoices: [{ ...invoice, ...more }],
    }).content;
  expect(remind({ amount: 1024, paidAmount: 500 })).toContain('EUR 524');
  expect(remind({ amount: '€1,024', paidAmount: '€500' })).toContain('€524');
  expect(remind({ amount: 1024, paidAmount: 0 })).toContain('EUR 1,024');
  expect(remind({ amount: 1024 })).toContain('EUR 1,024');
});
