import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { withVariances } from './variances.ts';

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
