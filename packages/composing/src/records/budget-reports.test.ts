import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a report of spend beside its plan', () => {
  it('says for which time it is, and has its sums and variances under their names', () => {
    expect(
      readProgramRecord({
        Header: {
          ReportName: 'BudgetVsActuals',
          StartPeriod: '2026-10-01',
          EndPeriod: '2026-10-31',
        },
        Department: 'Marketing',
        Rows: [
          { Account: '6130 Print', Actual: '2500.00', Budget: '2400.00', 'over Budget': '100.00' },
        ],
        'Total Actual': '2500.00',
        'Total Budget': '2400.00',
        Memo: 'Booth booked late.',
      }),
    ).toEqual({
      period: 'October 2026',
      Department: 'Marketing',
      items: [{ Account: '6130 Print', Actual: '2500.00', Budget: '2400.00', variance: '100.00' }],
      actual: '2500.00',
      budget: '2400.00',
      note: 'Booth booked late.',
    });
    const part = { StartPeriod: '2026-10-01', EndPeriod: '2026-10-15', Actual: 1, Budget: 2 };
    expect(readProgramRecord(part)).toMatchObject({ period: '1 to 15 October 2026' });
    const ReportTitles = ['Budget Variance', 'Paws Pty Ltd', 'For the month ended 31 October 2026'];
    expect(readProgramRecord({ ReportTitles, Actual: 1, Budget: 2 })).toEqual({
      period: 'month ended 31 October 2026',
      Actual: 1,
      Budget: 2,
    });
  });

  it('has whose spend it is as its cost centre, by what it names best', () => {
    const read = (more: Record<string, string>) =>
      readProgramRecord({ Actual: 9, Budget: 7, ...more });
    const own = { Actual: 9, Budget: 7 };
    expect(
      read({ Dept: '3', 'Dept Name': 'Leeds', 'N/C': '7300', 'Nominal Name': 'Vans' }),
    ).toEqual({
      ...own,
      'cost centre': 'Leeds',
      'ledger code': '7300',
      'Nominal Name': 'Vans',
    });
    expect(read({ TrackingOption: 'Prospect', Account: 'Locums (478)' })).toEqual({
      ...own,
      'cost centre': 'Prospect',
      Account: 'Locums (478)',
    });
    const budget = [{ Account: 'Print', Actual: 9, Budget: 7 }];
    expect(readProgramRecord({ Rows: budget })).toEqual({
      items: [{ 'cost centre': 'Print', ...own }],
    });
  });

  it('has the currency, and that it is a share, out of the names of its figures', () => {
    expect(readProgramRecord({ 'Budget (CAD)': 18_000, 'Actual to date': 'about 15k' })).toEqual({
      Budget: 18_000,
      'Actual to date': 'about 15k',
      currency: 'CAD',
    });
    expect(
      readProgramRecord({ Actual: 9, Budget: 7, 'Var AUD': '2.00', 'Var %': '28.6%' }),
    ).toEqual({ Actual: 9, Budget: 7, variance: '2.00', 'Var percent': '28.6%', currency: 'AUD' });
    expect(
      readProgramRecord({ 'Budget £': 9, 'Actual £': 7, 'Budget holder': 'Priya Nair' }),
    ).toEqual({
      Budget: 9,
      Actual: 7,
      owner: 'Priya Nair',
      currency: 'GBP',
    });
    const ledger = { account: { id: '214', refName: '6120 Agency staff' }, actualAmount: 9 };
    expect(readProgramRecord({ ...ledger, budgetAmount: 7 })).toEqual({
      'cost centre': '6120 Agency staff',
      actual: 9,
      budget: 7,
    });
    expect(
      readProgramRecord({
        'Tracking Option 1': 'Otago',
        'Account Code': '425',
        'Budget Amount': '5,200.00',
        'Actual Amount': '7,940.00',
        'Budget Notes': 'Ferry strike',
      }),
    ).toEqual({
      'cost centre': 'Otago',
      'ledger code': '425',
      budget: '5,200.00',
      actual: '7,940.00',
      note: 'Ferry strike',
    });
    const column_values = [{ id: 'b', title: 'Planned spend', text: '14000' }];
    expect(readProgramRecord({ column_values })).toEqual({ 'Planned spend': '14000' });
    const two = { 'price (CAD)': 20, 'price (USD)': 14 };
    expect(readProgramRecord(two)).toBe(two);
    const other = { priceUSD: 14, currency: 'EUR' };
    expect(readProgramRecord(other)).toBe(other);
    const note = { 'paid in eur': 'by Friday', margin: '20%', 'Margin %': 20 };
    expect(readProgramRecord({ 'paid in eur': 'by Friday' })).toEqual({
      'paid in eur': 'by Friday',
    });
    expect(readProgramRecord(note)).toMatchObject({ margin: '20%', 'Margin percent': 20 });
  });
});

it('a plan and a spend with the same lines are a line for each', () => {
  const budget = { tools: 'S$4,800', glue: 'S$3,000' };
  const spent = { tools: 'S$4,100', glue: 'S$7,260', rent: 'S$90' };
  expect(readProgramRecord({ budget, spent })).toEqual({
    lines: [
      { line: 'tools', planned: 'S$4,800', actual: 'S$4,100' },
      { line: 'glue', planned: 'S$3,000', actual: 'S$7,260' },
      { line: 'rent', planned: '', actual: 'S$90' },
    ],
  });
  const other = { budget, spent: { tools: 'not yet', glue: 'S$1' } };
  expect(readProgramRecord(other)).toEqual(other);
  expect(readProgramRecord({ totalPlan: 'R525,000', totalActual: 'R586,350' })).toEqual({
    budget: 'R525,000',
    actual: 'R586,350',
  });
});

it('a variance has the sign of its rand, crowns or other dollars', () => {
  const lines = [
    { line: 'Diesel', planned: 'R 310 000', actual: 'R 288 700' },
    { line: 'Beech', planned: '24 500', actual: '25 750' },
    { line: 'Tools', planned: 'S$4,800', actual: 'S$5,060' },
  ];
  const inShillings = [{ line: 'Fuel', 'Budget (KES)': '180,000', 'Spent (KES)': '214,500' }];
  expect(
    composeAt('FIN-01 note', { period: 'October 2026', lines: inShillings }).content,
  ).toContain('Fuel: actual KES 214,500, variance KES 34,500, budget KES 180,000');
  const { content } = composeAt('FIN-01 table', { period: 'October 2026', lines });
  for (const row of ["'-R21,300", ',1250,', ',S$260,']) expect(content).toContain(row);
});

it('a report says in its name for which month it is, and its rows are where spend left the plan', () => {
  const rows = [
    { Category: 'Payroll', Budget: '$18,000', Actual: '$19,420' },
    { Category: 'Grain', Budget: '$6,500', Actual: '$5,910' },
  ];
  const { content } = composeAt('FIN-01 note', { Report: 'Taproom, Oct 2026', rows });
  expect(content).toContain('- **Period:** Oct 2026\n- Payroll: actual $19,420');
  expect(readProgramRecord({ Report: 'Budget 2026', rows })).not.toHaveProperty('period');
});
