import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { askAboutTotals } from './check-totals.ts';
import { askWhichFigure, findContradictions } from './contradictions.ts';
import { readFacts } from '../facts/read-facts.ts';

const ask = (context: JsonObject): string[] => {
  const sheet = readFacts(context);
  return [
    ...askAboutTotals(sheet, context).map(({ question }) => question),
    ...findContradictions(sheet).map(askWhichFigure),
  ];
};

it.each<[JsonObject, string]>([
  [
    { issue: 'You charged £540 for October and it should be £360.', amount: '£160' },
    '£160 on record, or £180 between £540 and £360',
  ],
  [
    {
      their_invoice: '£540 dated 2 November',
      should_be: '£360',
      note: 'Overcharged £160 I make it.',
    },
    '£160 on record, or £180 between £540 and £360',
  ],
  [
    { problem: 'Invoiced €1,240 for the nets instead of €980', refund: '€240' },
    '€240 on record, or €260 between €1,240 and €980',
  ],
  [
    { issue: 'They billed us $2,150, we agreed $1,900', credit: '$350' },
    '$350 on record, or $250 between $2,150 and $1,900',
  ],
  [
    { 'what happened': 'Billed $815, the quote was $745, so they owe us $80.' },
    '$80 on record, or $70 between $815 and $745',
  ],
])('asks about an amount that is not what was charged too much: %j', (context, asked) => {
  expect(ask(context)).toEqual([`Which amount is right: ${asked}?`]);
});

it.each<[JsonObject]>([
  [{ issue: 'You charged £540 and it should be £360.', amount: '£180' }],
  [{ issue: 'You charged £540 and it should be £360.', amount: '£216' }],
  [{ issue: 'You charged £540 and it should be £360.', amount: '£540' }],
  [{ issue: 'You charged £540 and it should be £360.', amount: '£1,620' }],
  [{ issue: 'You charged £540 and it should be £450, three months in a row.', amount: '£270' }],
  [{ issue: 'Charged £540, should be £360, and £40 for the delivery.', amount: '£220' }],
  [{ issue: 'The pump cost £540 and the hose £360.', amount: '£160' }],
  [{ issue: 'We paid £540 on 2 May and £360 on 4 June.', amount: '£160' }],
  [{ their_invoice: 'INV-540', should_be: '£360', amount: '£160' }],
  [{ their_invoice: '£540', should_be: '£360', note: 'Overcharged about £160' }],
])('is silent where it follows, or is something else: %j', (context) => {
  expect(ask(context)).toEqual([]);
});

it('holds the letter', () => {
  const claim = { supplier: 'Brightside', order: 'BC-3391', amount: '£160' };
  const issue = 'You charged £540 for October and it should be £360.';
  const { letter } = composeRun('OPS-03', { ...claim, issue, evidence: 'fob log October' });
  expect(letter!.summary).toContain('£160 on record, or £180 between £540 and £360');
});
