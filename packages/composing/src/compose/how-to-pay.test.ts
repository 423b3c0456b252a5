import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

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
