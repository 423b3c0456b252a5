import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const invoices = [
  { invoice: 'K-18', amount: '£540', dueDate: '2026-10-14' },
  { invoice: 'K-61', amount: '£275', dueDate: '2026-12-04' },
];
const undated = invoices.map(({ invoice, amount }) => ({ invoice, amount }));
const debt = { customer: 'Penn Court', invoices };
const ageing = (context: JsonObject) => composeAt('FIN-03 ageing', context);
const rowsOf = (context: JsonObject) => ageing(context).content.trim().split('\r\n').slice(1);
const asked = /Which is right: .* or the due dates of the/;

describe('the days overdue of several rows', () => {
  it.each([
    { daysOverdue: '12' },
    { daysLate: 12 },
    { days_past_due: '43 days' },
    { overdueDays: '43' },
  ])('are those of each row by its own due date: %o', (days) => {
    const [first, second] = rowsOf({ ...debt, ...days });
    expect(first).toMatch(/2026-10-14,4\d,,$/);
    expect(second).toMatch(/2026-12-04,,,$/);
  });

  it.each([
    { daysOverdue: '12' },
    { daysLate: 90 },
    {
      daysOverdue: 30,
      invoices: invoices.map(({ dueDate, ...own }) => ({ ...own, due: dueDate })),
    },
  ])('are asked about where they are those of no row: %o', (more) => {
    expect(ageing({ ...debt, ...more }).summary).toMatch(asked);
    expect(composeAt('FIN-03 reminder', { ...debt, ...more }).summary).toMatch(asked);
  });

  it.each([
    { daysOverdue: 43 },
    { daysOverdue: '44 days' },
    { daysOverdue: '0' },
    {},
    { daysOverdue: 12, invoices: undated },
  ])('are not asked about where they are those of one, or of none: %o', (more) => {
    expect(ageing({ ...debt, ...more }).summary).not.toMatch(asked);
  });

  it('are counted from a day of last year where it has none, as a term of half a year is none', () => {
    const dues = ['28 May', '24 September', '2027-09-30', '20 December'];
    const undue = dues.map((due, at) => ({ invoice: `R-${String(at)}`, amount: 10, due }));
    const rows = rowsOf({ customer: 'Acme', invoices: undue });
    expect(rows.map((row) => row.split(',').slice(3, 5))).toEqual([
      ['2026-05-28', '182'],
      ['2026-09-24', '63'],
      ['2027-09-30', ''],
      ['2026-12-20', ''],
    ]);
  });

  it('stay what they are where each row has its own, or none has a due date', () => {
    const own = invoices.map((entry, at) => ({ ...entry, daysOverdue: 43 - 43 * at }));
    expect(rowsOf({ ...debt, invoices: own }).map((row) => row.split(',')[4])).toEqual(['43', '0']);
    expect(rowsOf({ ...debt, daysOverdue: 41, invoices: undated })[0]).toContain(',41,');
  });
});
