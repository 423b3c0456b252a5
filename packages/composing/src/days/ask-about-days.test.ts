import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

describe('days overdue', () => {
  const invoice = { invoice: 'M-1180', amount: '£1,760', dueDate: '30 September 2026' };
  const debt = { customer: 'Trust', contact: 'Bill', ...invoice };
  const asked = 'days overdue 26, or due date 30 September 2026, which makes 57 days?';

  it('are asked about where the due date makes others', () => {
    const { summary } = composeAt('FIN-03 ageing', { ...debt, daysOverdue: 26 });
    expect(summary).toContain(asked);
    const reminder = composeAt('FIN-03 reminder', { ...debt, daysOverdue: 26 });
    expect(reminder.asks.map(({ names }) => names)).toEqual([['daysOverdue', 'dueDate']]);
    expect(reminder.summary).toContain(asked);
  });

  it('are asked about in a list', () => {
    const invoices = [{ ...invoice, daysOverdue: 26 }];
    expect(composeAt('FIN-03 ageing', { customer: 'Trust', invoices }).summary).toContain(
      `Which is right of M-1180: ${asked}`,
    );
  });

  it.each([57, '56 days', 55])('may be of some days ago: %s', (daysOverdue) => {
    const { asks } = composeAt('FIN-03 reminder', { ...debt, daysOverdue });
    expect(asks).toEqual([]);
  });

  it('are none of a task, which is so old since it was found', () => {
    const tasks = [{ task: 'Crack above window', 'Age (days)': 9, dueDate: '2026-11-20' }];
    expect(composeAt('OPS-02 register', { tasks }).summary).not.toContain('Which is');
    const invoices = [{ ...invoice, 'Age (days)': 9 }];
    expect(composeAt('FIN-03 ageing', { customer: 'Trust', invoices }).summary).toContain(
      'Which is',
    );
  });

  it('are none of what is not due yet', () => {
    const later = { ...debt, dueDate: '2026-12-10', daysOverdue: 0 };
    expect(composeAt('FIN-03 ageing', later).summary).not.toContain('Which is');
  });
});

describe('a due date', () => {
  const bill = { customer: 'Trust', amount: 640, currency: 'GBP', invoiceDate: '2026-11-30' };
  const control = (dueDate: string, terms: string) =>
    composeAt('FIN-02 control', { ...bill, terms, dueDate }).summary;

  it.each([
    ['2026-12-14', '30 days net'],
    ['2027-01-29', 'Net 14'],
    ['14 December 2026', 'Payment within 30 days of the invoice'],
  ])('is asked about where the terms make another: %s, %s', (dueDate, terms) => {
    expect(control(dueDate, terms)).toMatch(
      /Which is right of Trust: due date .*, which is \d+ days after/,
    );
  });

  it.each([
    ['2026-12-30', '30 days net'],
    ['2027-01-01', 'net 30'],
    ['2026-12-31', '14 days end of month'],
    ['2026-12-14', '2 % discount within 30 days'],
    ['2026-12-14', 'As agreed'],
  ])('is the one of the terms: %s, %s', (dueDate, terms) => {
    expect(control(dueDate, terms)).not.toContain('Which is');
  });
});

describe('a start', () => {
  const opening = {
    role: 'Night watch',
    tasks: ['Walk the pontoons'],
    closingDate: '2026-12-18',
    applyTo: 'jobs@t.example',
  };

  it.each(['2026-12-14', '2026-12-18'])('comes after applications close: %s', (startDate) => {
    const { asks } = composeAt('CUL-03 post', { ...opening, startDate });
    expect(asks).toMatchObject([{ names: ['startDate', 'closingDate'] }]);
    const brief = composeAt('CUL-03 brief', { ...opening, startDate });
    expect(brief.summary).toContain('is not after the day until which applications are taken');
  });

  it('is not asked about where it does', () => {
    expect(composeAt('CUL-03 post', { ...opening, startDate: '2027-01-04' }).asks).toEqual([]);
  });
});

describe('an event', () => {
  const issue = { theme: 'Lay-up', highlights: ['Hoist shut'] };

  it.each([
    [{ event: 'Open day from 10', date: '2026-11-20' }, 'date'],
    [{ event: 'Open day from 10', eventDate: '2026-11-20' }, 'date'],
    [{ event: 'Mince pies on 20 November at 6pm' }, 'event'],
  ])('that has been is not announced: %j', (event, name) => {
    const { asks } = composeAt('MKT-02 issue', { ...issue, ...event });
    expect(asks).toHaveLength(1);
    expect(asks[0]!.names[0]).toBe(name);
    expect(asks[0]!.question).toContain('has passed: which day is meant?');
  });

  it.each([
    { event: 'Open day from 10', date: '2026-12-12' },
    { event: 'Mince pies on 11 December at 6pm' },
    { event: 'Regatta on 6 June' },
    { event: 'Mince pies', publishOn: '2026-11-27' },
  ])('that is to come is: %j', (event) => {
    expect(composeAt('MKT-02 issue', { ...issue, ...event }).asks).toEqual([]);
  });
});

it('asks in a letter that lists invoices which days of one of them are right', () => {
  const invoices = [
    { invoice: 'M-1', amount: '£1,760', dueDate: '2026-09-30', daysOverdue: 12 },
    { invoice: 'M-2', amount: '£60', dueDate: '2026-10-30', daysOverdue: 27 },
  ];
  const remind = (more: JsonObject = {}) =>
    composeAt('FIN-03 reminder', { customer: 'T', contact: 'Bill', invoices, ...more });
  expect(remind().asks).toEqual([
    {
      names: ['figuresRight'],
      question:
        'Which is right of M-1: days overdue 12, or due date 2026-09-30, which makes 57 days?',
    },
  ]);
  expect(remind({ figuresRight: 'yes' }).asks).toEqual([]);
  expect(remind({ invoices: [{ ...invoices[0], daysOverdue: 57 }, invoices[1]!] }).asks).toEqual(
    [],
  );
});

it.each([
  ['closingDate', '2026-11-20'],
  ['closes', '20 November'],
  ['deadline', '20 November 2026'],
])('publishes no opening that is closed: %s %s', (name, day) => {
  const opening = { role: 'Van driver', tasks: ['Drive the Rye run'], applyTo: 'jobs@t.example' };
  const { asks } = composeAt('CUL-03 post', { ...opening, [name]: day });
  expect(asks).toHaveLength(1);
  expect(asks[0]!.names[0]).toBe('closingDate');
  expect(composeAt('CUL-03 brief', { ...opening, [name]: day }).summary).toContain('has passed');
  for (const ahead of ['4 December', '3 January', '2026-11-26'])
    expect(composeAt('CUL-03 post', { ...opening, [name]: ahead }).asks).toEqual([]);
});
