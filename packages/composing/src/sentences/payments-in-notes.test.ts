import { expect, it } from 'vitest';
import { isInDispute, tellsMoney } from './payments-in-notes.ts';

it.each([
  'Paid INV-20110 by e-transfer on Nov 20',
  'They paid invoice 20110 in full',
  'paid #20110 on Friday',
  'She paid S$760 by GIRO on 25 Nov, shows the slip',
  'She paid it on 25 Nov',
  'Transfer of NOK 8,940 came in yesterday',
  'Our bank shows it on 27 Nov',
  'It is in our account since Friday',
  'Close it.',
])('takes an invoice that was paid by its number for money that came in: %s', (said) =>
  expect(tellsMoney.test(said)).toBe(true),
);

it.each([
  'Paid INV-19800 on time, always pays late in winter',
  'Not paid INV-20110 by cheque yet',
  'Will be paid 20110 by the end of the month',
  'She paid the last one on 25 Nov',
  'The transfer is not in our account yet',
  'It will be in our account on Friday',
  'Bank has their IBAN now',
  'Close the file when they pay',
])('takes what is usual, denied or to come for none: %s', (said) =>
  expect(tellsMoney.test(said)).toBe(false),
);

it.each([
  'party disputes 131, two chests short',
  'Buyer disputes invoice 131',
  'three boxes missing from the delivery',
  'Four panels arrived broken',
])('takes goods that did not come as they should for a dispute: %s', (said) =>
  expect(isInDispute(said)).toBe(true),
);

it.each([
  'They have not disputed 131',
  'two weeks short of the term',
  'two reminders missing from the file',
  'Two chests short, settled in October',
])('takes a time, a paper and what is over for none: %s', (said) =>
  expect(isInDispute(said)).toBe(false),
);
