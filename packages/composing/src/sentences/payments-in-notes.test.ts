import { expect, it } from 'vitest';
import { tellsMoney } from './payments-in-notes.ts';

it.each([
  'Paid INV-20110 by e-transfer on Nov 20',
  'They paid invoice 20110 in full',
  'paid #20110 on Friday',
])('takes an invoice that was paid by its number for money that came in: %s', (said) =>
  expect(tellsMoney.test(said)).toBe(true),
);

it.each([
  'Paid INV-19800 on time, always pays late in winter',
  'Not paid INV-20110 by cheque yet',
  'Will be paid 20110 by the end of the month',
])('takes what is usual, denied or to come for none: %s', (said) =>
  expect(tellsMoney.test(said)).toBe(false),
);
