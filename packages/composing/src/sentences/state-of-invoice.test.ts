import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isInState } from './state-of-invoice.ts';

const school = { customer: 'Parma City Schools', contact: 'Denise Kowalski' };
const one = { ...school, invoice: 'INV-20790', amount: '$9,600.00', dueDate: '2026-10-15' };
const listOf = (own: object) => ({
  ...school,
  invoices: [
    { invoice: 'INV-20790', amount: '$9,600.00', dueDate: '2026-10-15', ...own },
    { invoice: 'INV-20822', amount: '$9,600.00', dueDate: '2026-10-30', status: 'open' },
  ],
});
const askedOf = (context: object): readonly string[] =>
  composeAt('FIN-03 reminder', context as never).asks.flatMap(({ names }) => names);

it.each(['disputed', 'in dispute', 'Disputed - qty', 'Disputed, half of it'])(
  'asks whether it is disputed: %s',
  (status) => {
    expect(askedOf({ ...one, status })).toContain('disputed');
    // Of several the one that is disputed as a whole is left out.
    const isAlone = !status.includes('half');
    expect(askedOf(listOf({ status })).includes('disputed')).toBe(!isAlone);
  },
);

it.each([
  'on hold',
  'On hold per Denise',
  'paid',
  'Paid 11/20',
  'written off',
  'void',
  'Void - see INV-2',
  'duplicate',
  'sent to collections',
  'in collections',
  'wrong amount',
  'PO missing',
  'awaiting PO',
  'partial payment received',
  'cancelled',
  'credited',
])('asks before somebody is reminded of an invoice of which the state is %s', (status) => {
  expect(askedOf({ ...one, status })).toEqual(['maySend']);
  // Of several one that is paid is asked of nobody.
  expect(askedOf(listOf({ status }))).toEqual(/^paid\b/i.test(status) ? [] : ['maySend']);
});

it.each([
  'open',
  'past due',
  'unpaid',
  'not paid',
  'sent',
  'reminder 1 sent',
  'final notice',
  'approved',
  'PO on file',
  'not disputed',
  'dispute resolved',
  'hold released 11/2',
  'no longer on hold',
])('reminds of an invoice of which the state is %s', (status) => {
  expect(askedOf({ ...one, status })).toEqual([]);
  expect(askedOf(listOf({ status }))).toEqual([]);
});

it('reads the state in a field of its own, and at the end of a line', () => {
  const { asks } = composeAt('FIN-03 reminder', listOf({ onHold: true }));
  expect(asks[0]!.question).toContain('may this be sent now?');
  expect(isInState('INV-1 $1,150 due 10/15, on hold', 'notNow')).toBe(true);
  expect(isInState('INV-1 $1,150 due 10/15 (written off)', 'notOwed')).toBe(true);
  expect(isInState('Invoice INV-1: amount $1,150, void no', 'notOwed')).toBe(false);
  expect(isInState('INV-1 $1,150 for the hold of the ship', 'notNow')).toBe(false);
});

it.each(['on hold ', ', void yes', 'duplicate of ', 'status: sent '])(
  'is found in time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth((text) => isInState(text, 'notNow'), part)).toBeLessThan(10),
);
