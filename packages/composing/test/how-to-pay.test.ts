import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const owed = {
  customer: 'The Lugger Inn',
  contact: 'Carl Deeks',
  invoice: 'INV-20931',
  amount: '£614.88',
  dueDate: '2026-10-31',
};

it('tells how to pay where it is on record, and asks the sender for it where it is not', () => {
  const { asks, content, summary } = composeAt('FIN-03 reminder', {
    ...owed,
    'how to pay': 'Bank transfer with the invoice number as reference',
  });
  expect(asks).toEqual([]);
  expect(content).toContain('How to pay: Bank transfer with the invoice number as reference.');
  expect(summary).toBe('Ready to send after this: Sign with your name and company.');
  expect(composeAt('FIN-03 reminder', owed).summary).toBe(
    'Ready to send after this: Sign with your name and company, and say how to pay.',
  );
});

const asked = (how: string) => composeAt('FIN-03 reminder', { ...owed, howToPay: how }).asks;

it.each([
  [
    'Bank transfer to Lugger Ltd, sort code 00-00-00, account 41188203',
    'code (not known), account',
  ],
  ['Please pay by transfer: account XXXXXXXX at the Severn Bank', 'account (not known)'],
  ['Transfer to sort code 20-14-33, account 00000000', 'account 00000000'],
  ['Transfer to sort code XX-XX-XX, account number 41188203', 'sort code XX-XX-XX'],
  ['BACS to account no. ****8203', '****8203'],
  ['Transfer to Lugger Ltd, a/c: 0000 0000', '0000 0000'],
])('asks how it is to read where no money can go there: %s', (how, quoted) => {
  const asks = asked(how);
  expect(asks.map(({ names }) => names[0])).toEqual(['howToPay']);
  expect(asks[0]!.question).toContain(quoted);
});

it.each([
  'Bank transfer to Lugger Ltd, sort code 20-00-00, account 10000000, reference 0001',
  'Transfer to sort code 04-00-04, account 00412200',
  'Card by phone, or in cash at our office before 10.00',
  'Transfer to IBAN GB29 NWBK 6016 1331 9268 19',
])('asks nothing of a number that may be one: %s', (how) => {
  expect(asked(how)).toEqual([]);
});

it.each([
  [{ howToPay: 'Bank transfer, sort code 00-00-00, account 41188203' }, 'How to pay', 'sort code'],
  [{ terms: 'Thirty days, purchase order XXXXXXX on each invoice' }, 'Terms', 'purchase order'],
])('cuts no number from a cell without a word: %j', (more, name, before) => {
  const { content, summary } = composeAt('FIN-03 ageing', { ...owed, ...more });
  expect(content).toContain(`${before} (not known)`);
  expect(summary).toContain(`${name} has noughts or signs`);
  expect(summary).toContain(`${before} (not known)”`);
});

it.each<[JsonObject, string]>([
  [{ paymentLink: 'https://pay.lugger.example/31' }, 'Online at https://pay.lugger.example/31.'],
  [{ payOnline: 'www.lugger.example/pay' }, 'Online at www.lugger.example/pay.'],
  [
    { iban: 'GB29 NWBK 6016 1331 9268 19', bic: 'NWBKGB2L' },
    'Bank transfer to IBAN GB29 NWBK 6016 1331 9268 19, BIC NWBKGB2L.',
  ],
  [
    { ourSortCode: '20-00-00', ourAccountNumber: '10000000' },
    'Bank transfer to sort code 20-00-00, account 10000000.',
  ],
  [
    { bankDetails: { accountName: 'Lugger Ltd', iban: 'GB29 NWBK' } },
    'Bank transfer to Lugger Ltd, IBAN GB29 NWBK.',
  ],
  [{ bankDetails: 'as on the invoice' }, 'As on the invoice.'],
  [
    { bank: 'Severn Bank, A/c 50200012345678, IFSC SEVN0000007' },
    'Severn Bank, A/c 50200012345678, IFSC SEVN0000007.',
  ],
  [{ 'UPI ID': 'lugger@severn' }, 'UPI lugger@severn.'],
  [
    { payment_link: 'https://pay.lugger.example/31', iban: 'GB29 NWBK', paymentReference: 'L-31' },
    'Online at https://pay.lugger.example/31, or bank transfer to IBAN GB29 NWBK, reference L-31.',
  ],
])('tells how to pay by whatever field says it: %j', (how, told) => {
  const { asks, content, summary } = composeAt('FIN-03 reminder', { ...owed, ...how });
  expect(content).toContain(`How to pay: ${told}\n`);
  expect(summary).toBe('Ready to send after this: Sign with your name and company.');
  expect(asks).toEqual([]);
});

it.each<JsonObject>([
  { customerIban: 'GB29 NWBK 6016 1331 9268 19' },
  { bankDetails: 'their account 10000000 at the Severn Bank' },
  { contact: { name: 'Carl Deeks', iban: 'GB29 NWBK 6016 1331 9268 19' } },
  { payOnline: true },
  { bank: 'Severn Bank' },
  { bank: 'their account 10000000' },
  { accountNumber: '10000000' },
  { accountName: 'Lugger Inn', accountNo: 10_000_000, paymentReference: '10000000' },
])('tells no account of the customer, and no yes: %j', (how) => {
  const { content } = composeAt('FIN-03 reminder', { ...owed, ...how });
  expect(content).not.toMatch(/How to pay|9268|10000000/);
});

it.each<[JsonObject, string]>([
  [{ accountsContact: 'Dawn Pell' }, 'Dear Dawn Pell,'],
  [{ billing_contact: { name: 'Dawn Pell', email: 'dawn@lugger.example' } }, 'Dear Dawn Pell,'],
  [{ apContact: 'accounts@lugger.example' }, 'Dear Carl Deeks,'],
])('greets whoever keeps the accounts before another contact: %j', (who, greeting) => {
  expect(composeAt('FIN-03 reminder', { ...owed, ...who }).content).toContain(greeting);
});

it('greets whoever keeps the accounts where nobody else is named', () => {
  const { contact: _, ...unnamed } = owed;
  const { content, summary } = composeAt('FIN-03 reminder', { ...unnamed, apContact: 'Dawn Pell' });
  expect(content).toContain('Dear Dawn Pell,');
  expect(summary).not.toContain('contact');
});

it.each<[JsonObject, string | null]>([
  [{ remindersSent: 1 }, 'second'],
  [{ reminders_sent: '2 (3 and 12 November)' }, 'third'],
  [{ previousReminders: ['2026-11-05', '2026-11-12', '2026-11-19'] }, 'fourth'],
  [{ remindersSent: 0 }, null],
  [{ remindersSent: '12/11/2026' }, null],
])('says which reminder it is: %j', (sent, nth) => {
  const { asks, content, summary } = composeAt('FIN-03 reminder', { ...owed, ...sent });
  expect(/This is our (\w+) reminder\./.exec(content)?.[1] ?? null).toBe(nth);
  expect(summary).not.toContain('reminders');
  expect(asks).toEqual([]);
});

it('needs no day on which the list was drawn up', () => {
  const { asks, summary } = composeAt('FIN-03 reminder', { ...owed, reportDate: '2026-11-26' });
  expect(asks).toEqual([]);
  expect(summary).not.toContain('report date');
});

it.each<[string, string, boolean]>([
  ['Pay by', 'check to Olentangy Bread Co, PO Box 1180, or ACH', true],
  ['to pay', 'zelle to billing@bread.example', true],
  ['Pay by', '20 December 2026', false],
  ['to pay', '£614.88', false],
])('knows a means to pay from a day and a sum: %s “%s”', (name, said, isMeans) => {
  const { content } = composeAt('FIN-03 reminder', { ...owed, [name]: said });
  expect(content.includes('How to pay')).toBe(isMeans);
});

it.each([
  [{ payable: 'e-transfer to ar@lugger.example or cheque' }, 'E-transfer to ar@lugger.example'],
  [{ NEFT: 'SBI a/c 30011122233 IFSC SBIN0001234' }, 'SBI a/c 30011122233'],
  [{ 'Pay to': 'Card Factory Ltd' }, 'Payable to Card Factory Ltd'],
  [{ pay: 'M-Pesa paybill 522522' }, 'M-Pesa paybill 522522'],
])('tells a means as it stands, and to whom it is payable: %j', (means, told) => {
  const { content } = composeAt('FIN-03 reminder', { ...owed, ...means });
  expect(content).toContain(`How to pay: ${told}`);
});
