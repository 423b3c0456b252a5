import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutTotals } from './check-totals.ts';
import { readFacts } from '../facts/read-facts.ts';

const ask = (context: JsonObject): string[] =>
  askAboutTotals(readFacts(context), context).map(({ question }) => question);

const ledger = [
  { month: 'October', rent: 1150, paid: 0 },
  { month: 'November', rent: 1150, paid: 350 },
];
const berths = [
  { quarter: 'Q2', charged: '£480.00', received: '£480.00' },
  { quarter: 'Q3', charged: '£480.00', received: '£130.00' },
];
const lessons = [
  { term: 'spring', due: '€210', paid: '€0' },
  { term: 'summer', due: '€210', paid: '€60' },
];

it.each<[JsonObject, string]>([
  [{ arrears: '£2,300', ledger }, '£2,300 on record, or £1,950'],
  [{ invoice: 'CR60-4', amount: '£2,300', ledger }, '£2,300 on record, or £1,950'],
  [{ balance: '£480.00', berths }, '£480.00 on record, or £350'],
  [{ outstanding: '€420', lessons }, '€420 on record, or €360'],
])('asks about what is open beside the payments of its lines: %j', (context, asked) => {
  expect(ask(context)).toEqual([
    `Which amount is open: ${asked} as the lines less what was paid of them add up?`,
  ]);
});

it.each<[JsonObject]>([
  [{ arrears: '£1,950', ledger }],
  [{ arrears: '£4,250', ledger }],
  [{ arrears: '£2,300', 'opening balance': '£350', ledger }],
  [{ arrears: '£2,300', ledger: [...ledger, { month: 'December', rent: 1150 }] }],
  [{ rent: '£2,300', months: ledger }],
  [
    {
      arrears: '£2,300',
      ledger: [
        { month: 'October', rent: 1150 },
        { month: 'May', rent: 100 },
      ],
    },
  ],
])('is silent where it follows, or nobody can tell: %j', (context) => {
  expect(ask(context)).toEqual([]);
});

it('holds the reminder', () => {
  const { reminder } = composeRun('FIN-03', {
    customer: 'Kelly Marsh',
    invoice: 'CR60-4',
    amount: '£2,300',
    dueDate: '2026-02-01',
    ledger,
    howToPay: 'Client account, ref CR60-4',
  });
  expect(reminder!.summary).toContain('Which amount is open: £2,300 on record, or £1,950');
});
