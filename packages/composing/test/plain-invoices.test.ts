import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

it('takes the date of an invoice run for the day of the invoice', () => {
  const run = { customer: 'Harold Brandt', items: [{ item: 'Fee', amount: '$516.00' }] };
  const given = { ...run, amount: '$516.00', currency: 'USD', date: 'November 30, 2026' };
  expect(composeAt('FIN-02 lines', given).content).toMatch(
    /invoice_date\r?\n.*"November 30, 2026"/,
  );
  expect(composeAt('FIN-02 crm', given).content).toContain(
    '| invoice_date | unknown | November 30',
  );
  const both = composeAt('FIN-02 crm', { ...given, invoiceDate: 'December 1, 2026' }).content;
  expect(both).toContain('| invoice_date | unknown | December 1, 2026 |');
  expect(both).toContain('| date | unknown | November 30, 2026 |');
  expect(composeAt('FIN-02 crm', { ...given, date: 'after the visit' }).content).not.toContain(
    'invoice_date',
  );
});

const debtor = { customer: 'J. Holloway', contact: 'Jasmine Holloway', daysOverdue: 25 };

const rent = { invoice: '2044', amount: '$1,050.00', dueDate: '2026-11-01' };

it.each<JsonObject>([
  { invoices: [rent], amount: '$450.00', paid: '$600.00 on November 9' },
  { invoices: [{ ...rent, paid: '$600.00' }], amount: '$450.00' },
  { ...rent, amount: '$450.00', invoiced: '$1,050.00', paid: '$600.00' },
])('asks for what a payment leaves, however the figures are named: %j', (given) => {
  const { asks, content } = composeAt('FIN-03 reminder', { ...debtor, ...given });
  expect(asks).toEqual([]);
  expect(content).toContain('invoice 2044 is not paid in full. The open amount is $450.');
  expect(content).toContain('The invoice came to $1,050.00, of which $600 is paid.');
});

it('asks about a payment that leaves another amount, and speaks of one invoice as of one', () => {
  const given = { ...debtor, invoices: [rent], amount: '$500.00', paid: '$600.00' };
  const { asks, content } = composeAt('FIN-03 reminder', { ...given, dueDate: '2026-11-01' });
  expect(asks).not.toEqual([]);
  expect(content).toContain('Its due date was November 1, 2026.');
});

it('leaves a fee that is not charged yet out of a reminder, and asks about another', () => {
  const asks = (lateFee: string) =>
    composeAt('FIN-03 reminder', { ...debtor, ...rent, lateFee }).asks;
  expect(asks('$50.00 for each invoice, not charged yet')).toEqual([]);
  expect(asks('$50.00 for each invoice since November 5')).not.toEqual([]);
});

it('asks for no invoice that its state calls paid, nor counts its days', () => {
  const lines = (status: string) => [
    { invoice: '1178', amount: '$2,600.00', dueDate: '2026-10-01', status: 'Open' },
    { invoice: '1199', amount: '$2,600.00', dueDate: '2026-11-01', status },
  ];
  const letter = (status: string) =>
    composeAt('FIN-03 reminder', {
      ...debtor,
      daysOverdue: 56,
      invoices: lines(status),
      amount: '$2,600.00',
    });
  const { asks, content } = letter('Paid on November 12');
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is $2,600.00.');
  expect(content).not.toContain('1199');
  for (const status of ['Paid in part', 'Paid by Friday', 'Paid 300', 'Paid twice'])
    expect(letter(status).asks).not.toEqual([]);
  const table = { ...debtor, invoices: lines('Paid on November 12'), amount: '$2,600.00' };
  expect(composeAt('FIN-03 ageing', table).content).toMatch(/1199,[^,]*,2026-11-01,,Paid on/);
});
