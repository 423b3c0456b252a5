import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const readRegister = (context: JsonObject) => {
  const { content, summary } = composeAt('OPS-02 register', { site: 'Quay', ...context });
  const [, ...rows] = content.trim().split('\r\n');
  return { summary, rows: rows.map((row) => row.split(',').slice(3).join()) };
};

const whole = { owner: 'Marta Ruiz', status: 'open', dueDate: '2026-12-04' };

describe('a row of a register has what is said of it alone', () => {
  it('where another has its own owner, and a third one none', () => {
    const { rows, summary } = readRegister({
      ...whole,
      items: [
        { item: 'Van brakes', owner: 'Kofi', status: 'done' },
        { item: 'Forklift', status: 'waiting for parts' },
        { item: 'Gate', owner: 'none', due: '2026-12-01' },
      ],
    });
    expect(rows).toEqual(['Kofi,,done', ',,waiting for parts', 'none,2026-12-01,']);
    expect(summary).toContain(
      'Of the whole, and of no single row: owner Marta Ruiz, status open and due date 2026-12-04.',
    );
  });

  it.each<[string, JsonObject, string[]]>([
    [
      'texts',
      { tasks: ['Skip - Ana by 3 December', 'Salt', 'Toilets done'] },
      ['Ana,3 December,', ',,', ',,done'],
    ],
    [
      'other names',
      {
        jobs: [
          { job: 'Rail', assignee: 'Ivo', by: 'Friday' },
          { job: 'Tag', by: 'Monday' },
        ],
      },
      ['Ivo,2026-11-27,', ',2026-11-30,'],
    ],
  ])('where the rows are %s', (_, more, rows) => {
    expect(readRegister({ ...whole, ...more }).rows).toEqual(rows);
  });

  it('and who is said once, and until when, where no row names anybody, nor a day', () => {
    const all = 'Marta Ruiz,2026-12-04,';
    const rowsOf = (more: JsonObject) => readRegister({ ...whole, ...more }).rows;
    expect(rowsOf({ items: [{ item: 'Pump' }, { item: 'Valve' }] })).toEqual([all, all]);
    const status = 'Two of three closed';
    expect(rowsOf({ items: ['Tag', 'Lift'], status })).toEqual([all, all]);
    expect(rowsOf({ jobs: [{ job: 'Rail', assignee: 'Ivo' }, { job: 'Tag' }] })).toEqual([
      'Ivo,2026-12-04,',
      ',2026-12-04,',
    ]);
  });

  it('is no reason to hold the register back', () => {
    const items = ['Fridge 2 at 9C', 'Dishwasher leaks', 'Menu boards done'];
    expect(readRegister({ ...whole, items }).summary).not.toContain('Not ready');
  });
});

describe('what is said of each row stands in each', () => {
  it.each<[string, string, string]>([
    ['Every item is with Nora Beck', 'Each is open', 'Nora Beck,,open'],
    ['Priya (all items)', 'all open', 'Priya,,open'],
    ['all: Nora', 'Both still open', 'Nora,,open'],
    ['Nora for all of them', 'all done', 'Nora,,done'],
  ])('owner %s, status %s', (owner, status, row) => {
    expect(readRegister({ owner, status, items: ['Alarm', 'Hose'] }).rows).toEqual([row, row]);
  });

  it.each([
    ['All Saints', 'all but one closed', 'All Saints,,'],
    ['Nora, not for all', 'nearly all done', ',,'],
    ['Overall Care', 'some open', 'Overall Care,,'],
  ])('and nothing else: owner %s, status %s', (owner, status, row) => {
    expect(readRegister({ owner, status, items: ['Alarm', 'Hose'] }).rows).toEqual([row, row]);
  });

  it('and what is said of the one row, too', () => {
    expect(readRegister({ ...whole, items: ['Alarm'] }).rows).toEqual([
      'Marta Ruiz,2026-12-04,open',
    ]);
    expect(readRegister({ ...whole, observation: 'Late' }).rows).toEqual([
      'Marta Ruiz,2026-12-04,open',
    ]);
  });
});

it.each([
  [
    'FIN-01 table',
    {
      lines: [
        { line: 'Ads', actual: 5, owner: 'Ash' },
        { line: 'Print', actual: 3 },
      ],
    },
  ],
  [
    'FIN-03 ageing',
    {
      customer: 'Oak',
      invoices: [
        { invoice: 'A1', amount: '£5', owner: 'Ash' },
        { invoice: 'A2', amount: '£3' },
      ],
    },
  ],
])('the owner of the whole is none of a row in %s, of which another has its own', (where, more) => {
  const { content } = composeAt(where, { ...more, owner: 'Edda Holm' });
  expect(content).toContain('Ash');
  expect(content).not.toContain('Edda');
});

it('a cost centre’s owner has its lines where none says another', () => {
  const lines = [
    { line: 'Ads', actual: 5 },
    { line: 'Print', actual: 3 },
  ];
  const { content } = composeAt('FIN-01 table', { lines, costCentre: 'Shop', owner: 'Edda Holm' });
  expect(content.match(/Edda Holm/g)).toHaveLength(2);
});
