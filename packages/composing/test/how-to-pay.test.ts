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
