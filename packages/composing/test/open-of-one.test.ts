import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const invoice = {
  customer: 'Apte Vidyalaya',
  contact: 'Mrs. Naik',
  invoice: 'A/802',
  dueDate: '2026-10-15',
};
const remind = (more: JsonObject) => composeAt('FIN-03 reminder', { ...invoice, ...more });
const age = (more: JsonObject) => composeAt('FIN-03 ageing', { ...invoice, ...more });

it.each<JsonObject>([
  { amount: 'Rs. 1,18,000', paid: 'Rs. 1,00,000 by cheque no. 4412', balance: 'Rs. 18,000' },
  { amount: '₹1,18,000', received: '₹1,00,000 on 02-11-2026', outstanding: '₹18,000' },
  { amount: 'Rs 1,18,000', 'part payment': 'Rs 1,00,000', 'balance due': 'Rs 18,000' },
  { amount: '£118,000', 'amount received': '£100,000', 'balance outstanding': '£18,000' },
  { amount: '£118,000', paid: '£100,000 cash', 'still to pay': '£18,000' },
  { amount: '£118,000', paid: '£100,000 by card', left: '£18,000' },
  { amount: '€118,000', 'advance received': '€100,000', 'pending amount': '€18,000' },
  { 'invoice amount': 'INR 1,18,000 incl. GST', paidSoFar: 'INR 1,00,000', unpaid: 'INR 18,000' },
  { amount: 'Rs. 1,18,000', received: 'Rs. 1,00,000', TDS: 'Rs. 2,000', balance: 'Rs. 16,000' },
])('asks for what is left of an invoice that is paid in part: %j', (figures) => {
  const { asks, content } = remind(figures);
  const left = figures['TDS'] === undefined ? 18 : 16;
  expect(asks).toEqual([]);
  expect(content).toMatch(new RegExp(`The open amount is \\S+ ?${left},000\\.`));
  expect(content).toMatch(/The invoice came to \S+ ?(?:118|1,18),000/);
  expect(content).toMatch(/of which \S+ ?(?:1,00|100),000 is paid\./);
  expect(content).toContain('is not paid in full.');
  expect(age(figures).content.split('\r\n')[1]).toMatch(
    new RegExp(`^Apte Vidyalaya,A/802,"\\S+ ?${left},000"`),
  );
});

it.each<JsonObject>([
  { amount: 'Rs. 1,18,000', outstanding: 'Rs. 18,000' },
  { amount: '£118,000', 'pending amount': '£18,000' },
  { total: '$118,000', 'balance due': '$18,000' },
])('asks for what is said to be open, and says nothing of a payment: %j', (figures) => {
  const { asks, content } = remind(figures);
  expect(asks).toEqual([]);
  expect(content).toMatch(
    /The open amount is \S+ ?18,000\. The invoice came to \S+ ?(?:118|1,18),000\./,
  );
  expect(content).not.toContain('is paid.');
});

it('reckons what is open once, with the currency of the run on each sum', () => {
  const { asks, content } = remind({ amount: 4290, paid: 1500, balance: 2790, currency: 'AUD' });
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is AUD 2,790.');
  expect(content).toContain('The invoice came to AUD 4,290, of which AUD 1,500 is paid.');
  const coded = { amount: 'AUD 4290', paid: 'AUD 1500', balance: 'AUD 2790' };
  expect(remind(coded).content).toMatch(/came to AUD 4,?290, of which AUD 1,500 is paid\./);
});

it.each<[JsonObject, RegExp]>([
  [
    { amount: 'Rs. 1,18,000', received: 'Rs. 1,00,000 by NEFT' },
    /or Rs\. 18,000 less what is paid\?/,
  ],
  [{ amount: '₹1,18,000', 'advance received': '₹59,000' }, /or ₹59,000 less what is paid\?/],
  [{ amount: '£900', 'part payment': '£400' }, /or £500 less what is paid\?/],
  [
    { amount: 'Rs. 1,18,000', paid: 'Rs. 1,00,000', balance: 'Rs. 28,000' },
    /Rs\. 28,000 as its balance, or Rs\. 18,000 less what is paid\?/,
  ],
])('asks which amount is open where the data does not say so: %j', (figures, asked) => {
  expect(JSON.stringify(remind(figures).asks)).toMatch(asked);
});

it.each<JsonObject>([
  { amount: 'Rs. 1,18,000' },
  { amount: '£900', balance: '£900' },
  { amount: '£900', paid: 'no' },
  { amount: '£900', received: '0', outstanding: '£900' },
])('changes nothing of an invoice that is open in whole: %j', (figures) => {
  const { content } = remind(figures);
  expect(content).toContain('is unpaid.');
  expect(content).not.toContain('came to');
});

it('tells no sum of invoices beside a payment that is of none of them', () => {
  const invoices = [
    { no: '655', amount: '₹1,06,200', due: '2026-10-09' },
    { no: '712', amount: '₹45,430', due: '2026-10-01' },
  ];
  expect(remind({ invoice: '', invoices }).content).toContain('The open amount is ₹1,51,630.');
  const { content } = remind({ invoice: '', invoices, 'payment received': '₹50,000 on account' });
  expect(content).not.toContain('1,51,630');
});

it.each<JsonObject>([
  {
    party: 'Bhosale Constructions',
    'bill no': '833',
    'bill amt': '₹18,500',
    'due since': '2026-11-01',
  },
  {
    'party name': 'Konark Caterers',
    'bill no.': 'K/855',
    'bill amount': 'Rs. 9,440',
    'due dt': '2026-11-01',
  },
  {
    'customer name': 'Hotel Woodland',
    'inv no': 'K/861',
    'inv amt': '₹35,400',
    'due date': '2026-11-01',
  },
])('knows a bill by the names of its fields: %j', (bill) => {
  const { asks, content } = composeAt('FIN-03 reminder', bill);
  expect(asks).toEqual([]);
  expect(content).toMatch(/Dear (?:Bhosale Constructions|Konark Caterers|Hotel Woodland)/);
  expect(content).toMatch(
    /invoice \S*8\d\d is unpaid\. The open amount is \S+ ?\d[\d,]+\. Its due date was/,
  );
});

it('takes a party of guests for no customer', () => {
  const { content } = composeAt('SAL-02 proposal', {
    contact: 'Mrs. Naik',
    party: 'Birthday of 20',
    scope: 'A buffet',
    price: '£400',
  });
  expect(content).not.toContain('Dear Birthday');
});
