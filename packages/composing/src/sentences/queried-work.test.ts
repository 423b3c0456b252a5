import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const invoice = {
  customer: 'Hexham Fish Bar',
  contact: 'Tony',
  invoice: 'INV-2207',
  amount: '£96',
  dueDate: '2026-02-01',
};
const asksWhetherDisputed = (more: Record<string, string>): boolean =>
  composeAt('FIN-03 reminder', { ...invoice, ...more }).asks.some(({ names }) =>
    names.includes('disputed'),
  );

it.each([
  'he says windows were streaky',
  'sills left dirty she says',
  'queried by email 12/11',
  'query on invoice from Joan',
  'Caretaker reckons we missed the back.',
  'They said the gutters were not done at no 7.',
  'Mr Bell contested the call-out charge.',
])('asks whether an invoice is disputed whose work is found fault with: %s', (notes) =>
  expect(asksWhetherDisputed({ notes })).toBe(true),
);

it.each([
  '(joy pls be nice, head is Will’s sister in law)',
  'he says the post was late',
  'queried but settled 14/11',
  'No queries.',
  'Accounts queries to the office.',
  'She said the windows look great.',
  'Windows were streaky last year, redone, happy now.',
  'Usually pays late.',
])('and not where nobody finds any: %s', (notes) =>
  expect(asksWhetherDisputed({ notes })).toBe(false),
);

it('reads no dispute in how to pay', () =>
  expect(asksWhetherDisputed({ howToPay: 'same as on the invoice' })).toBe(false));
