import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readSpendLine, readSpendLines, withSpendLines } from './spend-lines.ts';

const rowsOf = (context: JsonObject): string[] =>
  composeAt('FIN-01 table', { period: 'October 2026', ...context })
    .content.trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.replace(/^[^,]*,October 2026,/, ''));

describe('lines of a budget in words', () => {
  it('keep what is told behind their figures as a remark', () => {
    const line = 'Racking: planned $42,000, actual $44,310, price went up 5% on 10/15';
    expect(readSpendLine(line)).toEqual({
      line: 'Racking',
      planned: '$42,000',
      actual: '$44,310',
      remark: 'price went up 5% on 10/15',
    });
  });

  it('keep a currency of one letter', () => {
    const lines = 'Wages: budget R 61,000, actual R 66,450; Courier: budget kr 900, actual kr 850';
    expect(readSpendLines(lines)).toEqual([
      { line: 'Wages', planned: 'R 61,000', actual: 'R 66,450' },
      { line: 'Courier', planned: 'kr 900', actual: 'kr 850' },
    ]);
  });

  it('are rows of the table, each with its own figures', () => {
    const lines = 'Fuel was 4,200 against a budget of 3,500; hire 1,100 under 1,500';
    expect(rowsOf({ lines, costCentre: 'Transport' })).toEqual([
      '"3,500","4,200",700,,Fuel,',
      '"1,500","1,100",-400,,Hire,"hire 1,100 under 1,500"',
    ]);
    const { content } = composeAt('FIN-01 note', { period: 'October 2026', lines });
    expect(content).toContain('- Fuel: planned 3,500, actual 4,200, variance 700');
  });

  it.each<[string, JsonObject]>([
    [
      'Fuel was £4,200 against a budget of £3,500',
      { line: 'Fuel', actual: '£4,200', planned: '£3,500' },
    ],
    ['Hire cost £1,100 against 1,500', { line: 'Hire', actual: '£1,100', planned: '£1,500' }],
    [
      'agency nurses £18,400 vs £12,000 budget',
      { line: 'Agency nurses', actual: '£18,400', planned: '£12,000' },
    ],
    ['catering £5,000 (budget £5,000)', { line: 'Catering', actual: '£5,000', planned: '£5,000' }],
    ['Fuel 4,200 (3,500 budgeted)', { line: 'Fuel', actual: '4,200', planned: '3,500' }],
    [
      'labour spent 14,000 of 13,000 planned',
      { line: 'Labour', actual: '14,000', planned: '13,000' },
    ],
    ['Flour: planned 2,000, actual 2,450.', { line: 'Flour', planned: '2,000', actual: '2,450' }],
    ['Site 12 fuel: 4.2k vs 3.5k', { line: 'Site 12 fuel', actual: '4,200', planned: '3,500' }],
    [
      'Timber: budget £3,000, spent £3,900, over by £900, owner Ash',
      { line: 'Timber', planned: '£3,000', actual: '£3,900', variance: '£900', owner: 'Ash' },
    ],
    [
      'Plant hire: budget £1,200, spent £1,000, under by £300',
      { line: 'Plant hire', planned: '£1,200', actual: '£1,000', variance: '-£300' },
    ],
    [
      'Steel ran £700 over its £9,500 budget',
      { line: 'Steel', planned: '£9,500', actual: '£10,200', variance: '£700' },
    ],
    ['Fuel £700 over', { line: 'Fuel', variance: '£700' }],
    ['hire under budget by £400', { line: 'Hire', variance: '-£400' }],
    ['Tyres came in on budget at £600', { line: 'Tyres', planned: '£600', actual: '£600' }],
    [
      'Skips £310 (£280 budgeted) because of the extra load',
      { line: 'Skips', actual: '£310', planned: '£280', remark: 'because of the extra load' },
    ],
  ])('are read: %s', (text, line) => expect(readSpendLine(text)).toEqual(line));

  it.each([
    'Paint 12% over',
    'Fuel 4,200 of 3,500 litres used',
    'Catering £5,000 against $4,000',
    'hire 1,100 over 1,500',
    'We spent £9,800 against a budget of £9,000',
    'Insurance as budgeted',
    'Fuel £700 so far against £3,500',
    'Two vans failed their inspection',
    'Rent £1,200 on 3 October',
    'Pump 3, £400, supplier Hale',
    'Call 01632 960155 about 12 lamps',
    'Four of 12 vans were out on 3/10',
  ])('are not read into what says no plan and no spend: %s', (text) => {
    expect(readSpendLine(text)).toBeNull();
  });

  it('are parted at commas where each part is one', () => {
    const text =
      'Agency £18,400 vs £12,000 budget, linen £2,150 vs £2,300 budget, and catering £5,000 (budget £5,000)';
    expect(readSpendLines(text)).toMatchObject([
      { line: 'Agency' },
      { line: 'Linen', actual: '£2,150' },
      { line: 'Catering' },
    ]);
  });

  it('keep their words where one says it otherwise', () => {
    for (const lines of [
      'Fuel 4,200 (3,500 budgeted)\nInsurance as budgeted',
      ['Fuel 4,200 (3,500 budgeted)', 'Insurance as budgeted'],
    ])
      expect(withSpendLines({ lines })).toEqual({
        lines: [
          { line: 'Fuel', actual: '4,200', planned: '3,500' },
          { line: 'Insurance as budgeted' },
        ],
      });
    const none = { lines: ['Fuel', 'Insurance as budgeted'] };
    expect(withSpendLines(none)).toEqual(none);
  });

  it('may stand in two texts, one of the plan and one of what was spent', () => {
    const plannedSpend = 'Concrete £22,000, steel £9,500';
    const actualSpend = 'steel £9,100, concrete £25,300';
    expect(composeAt('FIN-01 table', { plannedSpend, actualSpend }).content.split('\r\n')).toEqual([
      'cost_centre,period,planned,actual,variance,owner',
      'Concrete,,"£22,000","£25,300","£3,300",',
      'steel,,"£9,500","£9,100",-£400,',
      '',
    ]);
    const other = { plannedSpend, actualSpend: 'steel £9,100, timber £25,300' };
    expect(withSpendLines(other)).toEqual(other);
  });

  it('may stand in a note beside which nothing else has figures', () => {
    const notes =
      'Agency was £18,400 against £12,000. We lost two nurses. In total £20,550 vs £14,300.';
    expect(withSpendLines({ notes })).toEqual({
      notes,
      lines: [{ line: 'Agency', actual: '£18,400', planned: '£12,000' }],
    });
    const own = { notes, planned: '£14,300', actual: '£20,550' };
    expect(withSpendLines(own)).toEqual(own);
  });

  it('may stand in a note with a lead-in, remarks, several in a sentence and one that is not spent yet', () => {
    const notes =
      'November numbers for Ops from Xero: wages planned 41,000 actual 43,850, chemicals planned 5,500 actual 5,120. Gas planned 12,000 actual 14,760, that’s the cold snap. Repairs planned 2,000, actual not in yet.';
    expect(withSpendLines({ notes })).toEqual({
      notes,
      period: 'November',
      lines: [
        { line: 'Wages', planned: '41,000', actual: '43,850' },
        { line: 'Chemicals', planned: '5,500', actual: '5,120' },
        { line: 'Gas', planned: '12,000', actual: '14,760' },
        { line: 'Repairs', planned: '2,000', remark: 'actual not in yet' },
      ],
    });
  });

  it('are asked about where their variance is another', () => {
    const lines = ['Plant hire: budget £1,200, spent £1,000, under by £300', 'Fuel £9 vs £8'];
    expect(composeAt('FIN-01 table', { period: 'October 2026', lines }).summary).toMatch(
      /Which variance of Plant hire is right/,
    );
  });
});
