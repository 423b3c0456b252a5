import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const run = { customer: 'Rossi Bakery', currency: 'EUR', invoiceDate: '2026-11-30' };
const oven = { invoice: 'I-1', item: 'Oven', amount: 9400 };
const summaryOf = (step: string, more: JsonObject): string =>
  composeAt(step, { ...run, ...more }).summary;
const comes = 'is still to come: is it billed before it is delivered?';

it.each<[JsonObject, string]>([
  [{ items: [{ ...oven, deliveredOn: '2027-12-20' }] }, '“Oven: delivered on 20 December 2027”'],
  [{ items: [{ ...oven, completed: '9 December 2027' }] }, '“Oven: completed 9 December 2027”'],
  [{ items: [oven], deliveryDate: '2027-01-15' }, '“Delivery date: 15 January 2027”'],
])('asks whether a delivery that is still to come is billed: %j', (more, quoted) => {
  for (const step of ['FIN-02 lines', 'FIN-02 control'])
    expect(summaryOf(step, more)).toContain(`${quoted} ${comes}`);
});

it.each<[JsonObject]>([
  [{ items: [{ ...oven, deliveredOn: '2026-01-20' }] }],
  [{ items: [{ ...oven, delivered: 'yes' }] }],
  [{ items: [oven], dueDate: '2027-01-15' }],
  [{ delivered: 'Mon 40 doz rolls @ €4.20, Wed 60 doz rolls @ €4.20' }],
])('asks nothing of what was delivered: %j', (more) => {
  expect(summaryOf('FIN-02 lines', more)).not.toContain('still to come');
});

it('has the number of the invoice, and a rate of tax, in each line', () => {
  const lines = [
    { description: 'Cooler', quantity: 6, unitPrice: 890 },
    { description: 'Visit', quantity: 2, unitPrice: 240 },
  ];
  const beside = { invoiceNumber: 'HWS-10482', vatRate: '20%', lineItems: lines };
  const { content, summary } = composeAt('FIN-02 lines', { ...run, ...beside });
  const [header, ...rows] = content.trim().split('\r\n');
  expect(header).toContain(',invoice_number,vat_rate');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/,(?:5340|480),EUR,2026-11-30,HWS-10482,20%$/);
  expect(summary).not.toContain('Not in the table');
  // The tax itself is of all lines.
  expect(summaryOf('FIN-02 lines', { ...beside, vat: '£1,164' })).toContain('Not in the table');
});

it('asks whether the lines keep to what is to be billed now, which is no balance of another day', () => {
  const { content, summary } = composeAt('FIN-02 lines', {
    customer: 'Kelly & Sam Ortiz',
    item: 'Wedding cake',
    price: '$940',
    balance: '$658 due 5/22/2027',
    'bill now': 'deposit only',
  });
  expect(summary).toContain('“Bill now: deposit only”: do the lines keep to that?');
  const [header, row] = content.split('\r\n').map((line) => line.split(','));
  expect(row![header!.indexOf('amount')]).toBe('');
  expect(row![header!.indexOf('balance')]).toBe('$658 due 5/22/2027');
});
