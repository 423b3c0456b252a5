import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const kept = { docstatus: 'xx01', created_at: '2026-11-27 10:02:11', account_id: '2f1c8d7e-0b3a' };
const quote = {
  customer: 'Harbour Lane Bakery',
  scope: 'Oak counter',
  price: '£4,860',
  timeline: 'Four weeks from order',
};
const propose = (more: object) => composeAt('SAL-02 proposal', { ...kept, ...quote, ...more }).asks;

it('asks of no field of a program that says nothing to its reader', () => {
  expect(
    propose({
      naming_series: 'SAL-QTN-.YYYY.-',
      metadata_class: 'Exact.Web.Api.Models.Quotation',
      total_in_base_currency: 4860,
      payment_terms_template: '50% deposit',
      head_text: 'Thank you for your order.',
      lat: '51.75',
      hid: '9',
      hand_written: 'tNO',
    }),
  ).toEqual([]);
  const invoice = { invoiceNumber: 267123, amount: 2480.5, currency: 'EUR', dueDate: '2026-10-28' };
  const more = { entryNumber: 26700100, accountId: '2f1c8d7e-0b3a', journal: 'Sales', id: 'c4-0' };
  const reminder = composeAt('FIN-03 reminder', {
    customer: 'De Vries Koeltechniek BV',
    invoices: [
      { ...invoice, ...more, created_at: '2026-09-28T10:00:00Z' },
      { ...invoice, ...more, invoiceNumber: 267151 },
    ],
  });
  expect(reminder.asks).toEqual([]);
});

it('asks of what its reader could miss', () => {
  for (const [name, value] of [
    ['fine_print', 'We leave the old counter where it stands'],
    ['carriage_amount', '£120.00'],
  ] as const)
    expect(propose({ [name]: value })).toMatchObject([{ names: ['maySend'] }]);
});

it('asks of a claim that a letter does not tell', () => {
  const { asks } = composeAt('OPS-03 letter', {
    created_at: '2026-11-27 10:02:11',
    account_id: '2f1c8d7e-0b3a',
    supplier: 'Norbuild Supplies',
    order: 'PO 118',
    issue: 'Four of the boards arrived cracked.',
    evidence: 'Photos of 24 November',
    deadline: '7 December 2026',
    'claim value': '418.00',
  });
  expect(asks.map(({ question }) => question).join()).toContain('claim value “418.00”');
});

it('asks of all that people wrote', () => {
  const { asks } = composeAt('SAL-02 proposal', { ...quote, Finish: 'Oil, wax or lacquer' });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
});
