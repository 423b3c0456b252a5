import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun, friday } from '../../test/compose-run.ts';
import { isOfEndedPeriod } from '../times/ended-period.ts';
import { withVariances as addVariances } from './variances.ts';

const withVariances = (context: JsonObject) =>
  addVariances(context, { isEnded: isOfEndedPeriod(context, friday) });

it('tells what was spent above the plan, line by line', () => {
  const lines = [
    { costCentre: 'Overtime', planned: 38_000, actual: 51_400 },
    { costCentre: 'Fuel', planned: 5200.5, actual: 5050 },
    { costCentre: 'Rent', planned: 100, actual: 120, variance: 19 },
    { costCentre: 'Tools', planned: 100 },
  ];
  expect(withVariances({ lines })).toMatchObject({
    lines: [{ variance: 13_400 }, { variance: -150.5 }, { variance: 19 }, {}],
  });
  const note = composeRun('FIN-01', { period: 'October 2026', currency: 'CAD', lines });
  expect(note['note']!.content).toContain(
    'Overtime: planned CAD 38,000, actual CAD 51,400, variance CAD 13,400',
  );
  expect(note['table']!.content).toContain('Overtime,October 2026,38000,51400,13400');
});

it('tells it under short names, too, and none beside another', () => {
  const note = { line: 'Fuel', bud: 5200, act: 9148 };
  expect(withVariances({ lines: [note] })).toMatchObject({ lines: [{ variance: 3948 }] });
  const own = { lines: [{ ...note, var: 3848 }] };
  expect(withVariances(own)).toEqual(own);
  const { table } = composeRun('FIN-01', { ...own, costCentre: 'Yard' });
  expect(table!.content).toContain('Yard,,5200,9148,3848');
});

it('tells it of amounts with their currency, and of none in two', () => {
  expect(withVariances({ planned: 'CAD 38,000', actual: 'CAD 51,400' })).toMatchObject({
    variance: 'CAD 13,400',
  });
  for (const context of [
    { planned: 'CAD 100', actual: 'USD 120' },
    { planned: 'about 100', actual: 120 },
    { actual: 120 },
  ])
    expect(withVariances(context)).toEqual(context);
});

it('is what a forecast says, where less is spent so far', () => {
  const roof = { budget: '£38,400', actual_to_date: '£31,200' };
  expect(withVariances({ ...roof, forecast_cost: '£41,950' })).toMatchObject({
    variance: '£3,550',
  });
  // What is spent so far is none.
  expect(withVariances(roof)).not.toHaveProperty('variance');
  expect(withVariances({ budget: '£38,400', actual: '£31,200' })).toMatchObject({
    variance: '-£7,200',
  });
});

it.each([
  { percent_complete: 70 },
  { to_complete: '£4,200' },
  { now_expected: '26 February 2027' },
])('is none of work that is not finished: %j', (state) => {
  expect(withVariances({ budget: '£58,000', spent: '£47,300', ...state })).not.toHaveProperty(
    'variance',
  );
});

const lines = [
  { budget_head: 'Portal fees', budget: 2100, spent: 2140 },
  { budget_head: 'Temp cover', budget: 0, spent: 2376 },
];

it.each([
  { month: 'February 2026', lines },
  { period: '2026-02', lines },
  { quarter: 'Q4 2025', lines },
])('is of what was spent in a period that is over: %j', (context) => {
  expect(withVariances(context)).toMatchObject({
    lines: [{ variance: 40 }, { variance: 2376 }],
  });
});

it.each([
  { month: 'March 2026', lines },
  { period: 'Q1 2026', lines },
  { period: 'the whole project', lines },
  { lines },
])('is none of what is spent so far: %j', (context) => {
  expect(withVariances(context)).toEqual(context);
});

it.each(['over by', 'diff', 'under'])('is on record under the name “%s”', (name) => {
  const context = { month: 'February 2026', budgeted: '£600', spent: '£860', [name]: '£260' };
  expect(withVariances(context)).toEqual(context);
});

it('fills a column that is empty', () => {
  const rows = [
    { costCentre: 'Ice', planned: 100, actual: 120, diff: '' },
    { costCentre: 'Bait', planned: 100, actual: 130, diff: '30 over' },
  ];
  expect(withVariances({ rows })).toEqual({ rows: [{ ...rows[0], diff: 20 }, rows[1]] });
});

it('reads thousands, and takes a figure without its currency for one in that of the other', () => {
  expect(withVariances({ planned: '3.2k', actual: '£2,890' })).toMatchObject({ variance: '-£310' });
  expect(withVariances({ planned: '14k', actual: '17k' })).toMatchObject({ variance: 3000 });
  const crane = { costCentre: 'Crane', planned: '€500', actual: '£600' };
  expect(composeRun('FIN-01', { lines: [crane] })['note']!.summary).toContain(
    '“€500” is planned and “£600” spent: in which currency are both?',
  );
});
