import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';

describe('an amount for people outside', () => {
  const due = { customer: 'Engine Ltd', invoice: '2026-118' };
  const remind = (more: JsonObject) => composeRun('FIN-03', { ...due, ...more })['reminder']!;

  it.each<[JsonObject, string]>([
    [{ amount: 4200, currency: 'eur' }, 'The open amount is EUR 4,200.'],
    [{ amount: '4200.50', currency: '€' }, 'The open amount is €4,200.50.'],
    [{ amount: '4,200', currency: 'euros' }, 'The open amount is 4,200 euros.'],
    [{ amount: '4,200 euros' }, 'The open amount is 4,200 euros.'],
    [{ amount: { value: 4200, currency: 'GBP' } }, 'The open amount is GBP 4,200.'],
    [{ invoices: [{ invoice: 'A-1', amount: 20 }], amount: 20, currency: 'EUR' }, 'amount EUR 20'],
    [{ amount: '5,392.75', invoices: 'P-3 $4,212 due 15/09/2026; P-4 $1,180.75' }, '$5,392.75'],
    [{ amount: 42, invoices: ['A-1: £30', 'A-2: £12'] }, 'The open amount is £42.'],
    [{ amountDue: 3600, currency: 'GBP' }, 'The open amount is GBP 3,600.'],
    [{ totalDue: 980.5, currencyCode: 'usd' }, 'The open amount is USD 980.50.'],
    [{ amountOutstanding: 1250, currency: '€' }, 'The open amount is €1,250.'],
    [{ balance: 640, currency: 'GBP' }, 'The open amount is GBP 640.'],
    [{ amountDue: { value: 2500, currency: 'GBP' } }, 'The open amount is GBP 2,500.'],
    [{ amountDue: 90, howToPay: 'Cash up to £100', currency: 'GBP' }, 'The open amount is £90.'],
  ])('is told with its currency where %j gives one', (more, told) => {
    const { content, asks } = remind(more);
    expect(content).toContain(told);
    expect(asks).toEqual([]);
  });

  it.each<[JsonObject]>([
    [{ amount: 4200 }],
    [{ amount: '4,200' }],
    [{ amount: '20 euros', invoices: [{ invoice: 'A-1', amount: 20 }] }],
    [{ amount: 4200, currency: '[CUR]' }],
    [{ amount: '4,200', invoices: 'A-1: £3,000; A-2: €1,200' }],
    [{ amountDue: 4200 }],
    [{ totalOverdue: '4,200' }],
    [{ balanceDue: 4200 }],
  ])('is left out, and its currency asked for, where %j gives none', (more) => {
    const { content, summary, asks } = remind(more);
    expect(content).not.toMatch(/4,?200|amount 20/);
    expect(asks).toEqual([{ names: ['currency'], question: null }]);
    expect(summary).toBe('Not ready to send. Needed and not on record: currency.');
  });

  it('is no question where no text tells it, or for colleagues', () => {
    const reply = { contact: 'Priya Nair', reply: 'Call me.', amount: 4200 };
    expect(composeRun('SAL-03', reply)['sequence']!.asks).toEqual([]);
    expect(composeRun('FIN-04', { amount: 4200 })['pack']!.asks).toEqual([]);
  });
});

describe('the invoices of a reminder', () => {
  const owed = (invoices: JsonObject[], more: JsonObject = {}) =>
    composeRun('FIN-03', { customer: 'Engine Ltd', contact: 'Ada Park', invoices, ...more })[
      'reminder'
    ]!;

  it.each<[JsonObject, JsonObject, string]>([
    [{ amountDue: 980.5, currency: 'GBP' }, {}, 'amount due GBP 980.50'],
    [{ balanceDue: 1240, currency: 'EUR' }, {}, 'balance due EUR 1,240'],
    [{ total: 1240, currencyCode: 'USD' }, { totalDue: '$1,240' }, 'total $1,240'],
    [{ amountDue: '£75', currency: 'GBP' }, {}, 'amount due £75'],
  ])('have each its amount with its own currency: %j', (one, more, told) => {
    const { content, asks } = owed([{ invoice: 'A-1', ...one }], more);
    expect(content).toContain(`- Invoice A-1: ${told}\n`);
    expect(asks).toEqual([]);
  });

  it('give their sum its currency, and one table says the same', () => {
    const invoices = [
      { invoice: 'A-1', amountDue: 980.5, currency: 'GBP' },
      { invoice: 'A-2', amountDue: 1240, currency: 'GBP' },
    ];
    expect(owed(invoices, { totalDue: 2220.5 }).content).toContain(
      'The open amount is GBP 2,220.50.',
    );
    const [first, second] = invoices;
    const { content, asks } = owed([first!, { ...second!, currency: 'EUR' }], { totalDue: 2220.5 });
    expect(content).not.toContain('2,220');
    expect(asks).toEqual([{ names: ['currency'], question: null }]);
  });

  it('stand in a table with the amount and its currency in a column each', () => {
    const { ageing } = composeRun('FIN-03', {
      customer: 'Engine Ltd',
      invoice: 'A-1',
      amountDue: { value: 640, currency: 'GBP' },
    });
    expect(ageing!.content).toMatch(
      /^customer,invoice,amount,.*,currency\r\nEngine Ltd,A-1,640,.*,GBP/,
    );
  });
});

describe('a salary', () => {
  const open = (more: JsonObject) =>
    composeRun('CUL-03', {
      role: 'Site planner',
      tasks: ['Plan'],
      applyTo: 'jobs@t.example',
      ...more,
    })['post']!;

  it.each([
    [{ salary: '34,000 to 38,000 a year', currency: 'EUR' }, 'EUR 34,000 to 38,000 a year'],
    [{ salary: '34,000-38,000 per year', currency: '£' }, '£34,000-38,000 per year'],
    [{ salary: '3000 a month', currency: 'euros' }, '3,000 euros a month'],
    [{ salary: 'EUR 34,000 a year' }, 'EUR 34,000 a year'],
    [{ salary: 36_000, currency: 'GBP' }, 'GBP 36,000'],
  ])('is told with its currency: %j', (more, told) => {
    expect(open(more).content).toContain(`Salary: ${told}.`);
    expect(open(more).asks).toEqual([]);
  });

  it('is left out, and its currency asked for, where nothing says of what it is', () => {
    const { content, summary } = open({ salary: '34,000 to 38,000 a year' });
    expect(content).not.toContain('34,000');
    expect(summary).toContain('Needed and not on record: currency.');
  });
});

it('of a proposal whose lines add up to another is asked for, and its lines are named', () => {
  const { proposal } = composeRun('SAL-02', {
    customer: 'Holm Logistics',
    currency: 'GBP',
    amount: 3600,
    items: [
      { price: 650, amount: 2600, quantity: 4, item: 'Set-up' },
      { price: 900, amount: 900, quantity: 1, item: 'Training' },
    ],
  });
  expect(proposal!.summary).toBe(
    'Not ready to send. Which amount is right: GBP 3,600 on record, or GBP 3,500 as the lines add up?',
  );
  expect(proposal!.content).toContain('- Set-up: quantity 4, price GBP 650, amount GBP 2,600');
  expect(proposal!.content).not.toContain('3,600');
});

describe('the price of a line that is counted', () => {
  const filler = { item: 'Bottle filler', quantity: 2, price: 2450 };
  const flush = { item: 'Flush', quantity: 1, price: 1580 };
  const propose = (more: JsonObject) =>
    composeRun('SAL-02', { customer: 'Holm', currency: 'USD', terms: 'Net 30', ...more })[
      'proposal'
    ]!;

  it.each<[string, JsonObject]>([
    ['the total', { items: [filler, flush], total: 6480 }],
    ['a total with its sign', { items: [filler, { ...flush, price: '$1,580' }], price: '$6,480' }],
    ['nothing but its lines', { items: [filler, flush] }],
  ])('is told as that of each, where %s shows so', (_, more) => {
    const { content } = propose(more);
    expect(content).toMatch(/- Bottle filler: quantity 2, unit price (?:USD |\$)2,450\n/);
    expect(content).toMatch(/- Flush: quantity 1, unit price (?:USD |\$)1,580\n/);
  });

  it.each<[string, JsonObject]>([
    ['the total is that of the prices', { items: [filler, flush], total: 4030 }],
    ['a line has no price', { items: [filler, { item: 'Flush', quantity: 1 }], total: 4900 }],
  ])('is told as it is, where %s', (_, more) =>
    expect(propose(more).content).not.toContain('unit price'),
  );
});
