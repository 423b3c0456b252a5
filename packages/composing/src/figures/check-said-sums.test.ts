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

it.each([
  [
    '5 rolls at $640, so $3,200, plus about $900 labor = $4,300',
    '$4,300',
    '$4,100 as its parts add up',
  ],
  ['5 of 9 rolls at $640, so $3,840.', '$3,840', '$3,200 for 5 at $640'],
  ['Spare boom £420 + freight £65 + fitting £110 = £585', '£585', '£595 as its parts add up'],
  ['Hay £1,200 and straw £340, £1,640 in all', '£1,640', '£1,540 as its parts add up'],
  ['We lost 12 trays x £8.50 = £120', '£120', '£102 for 12 at £8.50'],
  ['3 men idle = 15 hrs x £32 = £408', '£408', '£480 for 15 at £32'],
  ['Vet €240, boarding €90 and feed €35, total €355', '€355', '€365 as its parts add up'],
])('asks about a sum in a sentence: %s', (said, stated, right) => {
  const question = `Which amount is right: ${stated} on record, or ${right}?`;
  expect(ask({ 'they owe us': said })).toEqual([question]);
  expect(ask({ amount: stated, evidence: said })).toEqual([question]);
  expect(ask({ evidence: ['Photo of the label', said] })).toEqual([question]);
});

it.each([
  '5 rolls at $640, so $3,200, plus about $900 labor = $4,100',
  '5 rolls at $640, so $3,200, plus about $900 labor = about $4,150',
  'Labour £300 + parts £200 = £600 inc VAT',
  'Labour £300 + parts £200 plus VAT = £600',
  'Labour £300, parts £200, less £50 discount, total £450',
  'Dinner $80 and wine $40, total $140 with the tip',
  'Three instalments of £200, £200 and £250, total £700 with interest of the instalments',
  'Between £300 and £500, so £400',
  '2 men for 3 days at £200 = £1,200',
  '2 men for 3 days at £200 = £600',
  '4 nights at £90, 2 rooms, so £720 and £60 cleaning, total £780',
  'Paid £200 and £150, so £650 is open',
  'Rent £700 from £650, and parking £40, so £740',
  'It is £1,200 now, was £900 in May, so £2,000 in May next year is no surprise at all, or £2,100',
  'Price $24,700, deposit $2,470, total $24,700',
  '40% = $16,740 and £20',
  '£38k + £4k = £43k',
  'Quote £5,000, labour £300 and parts £200, total £500',
  'Order 8851 of 11/12: 3 x $50 each = $150',
])('is silent where the sum is right, or nobody can tell: %s', (said) => {
  expect(ask({ note: said })).toEqual([]);
});

it('asks nothing more once the amount is corrected', () => {
  const evidence = '$3,200 plus $900 labor = $4,300';
  expect(ask({ amount: '$4,100', evidence })).toEqual([]);
  expect(ask({ amount: '$4,300', amountAgreed: '$4,300', evidence })).toEqual([]);
});

it('holds a letter that tells the sum, and one that leaves it out', () => {
  const claim = { supplier: 'Apex', order: '8851', issue: 'Got 45 mil on 5 of 9 rolls' };
  const said = '5 rolls at $640, so $3,200, plus about $900 labor = $4,300';
  for (const more of [{ amount: '$4,300', evidence: said }, { 'they owe us': said }])
    expect(composeRun('OPS-03', { ...claim, ...more })['letter']!.summary).toContain(
      'Which amount is right: $4,300 on record, or $4,100 as its parts add up?',
    );
});
