import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const offer = {
  customer: 'Holly Tree Care Home',
  scope: 'Replace the range',
  price: '£7,450',
  start_date: '2027-01-04',
};
const summary = (more: Record<string, string>): string =>
  composeAt('SAL-02 proposal', { ...offer, ...more }).summary;

it.each([
  [{ terms: '50% with order, they always pay late' }],
  [{ payment_terms: '30 days. He tends to pay late, so push for half' }],
  [{ deposit: '25%, she never pays on time' }],
  [{ terms: '30 days net (slow payer)' }],
  [{ terms: 'Half up front as they are always late with it' }],
  [{ terms: 'Paid in stages, the client is a bit difficult' }],
])('asks about a remark on the customer among the terms: %j', (more) => {
  expect(summary(more)).toMatch(
    /^Not ready to send\..*is that for the customer to read as it is\?/,
  );
});

it.each([
  [{ terms: '50% with order, balance on completion' }],
  [{ terms: '30 days net. Interest is charged where an invoice is paid late.' }],
  [{ terms: 'The customer pays in four instalments' }],
  [{ timeline: 'They are open late on Fridays, so work begins at six' }],
  [{ deposit: 'They paid 25% on time' }],
])('asks nothing of terms: %j', (more) => {
  expect(summary(more)).not.toContain('is that for the customer to read');
});

it.each([
  ['plus VAT', 'VAT: plus VAT.'],
  ['not included', 'VAT: not included.'],
  ['to be added', 'VAT: to be added.'],
  ['ex VAT', 'VAT: ex VAT.'],
])('tells of a tax of %s', (vat, told) => {
  const { content, summary: said } = composeAt('SAL-02 proposal', { ...offer, vat });
  expect(content?.toLowerCase()).toContain(told.toLowerCase());
  expect(said).not.toContain('Not told in it: vat');
});

it.each(['quote before tax', 'ask Trish'])('tells no order about the tax: %s', (vat) => {
  expect(composeAt('SAL-02 proposal', { ...offer, vat }).content).not.toContain('VAT:');
});
