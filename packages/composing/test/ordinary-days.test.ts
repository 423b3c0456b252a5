import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

describe('an opening begins in a month as well as on a day', () => {
  const post = (startDate: string) =>
    composeAt('CUL-03 post', {
      role: 'Office administrator',
      location: 'Hull',
      tasks: ['Answer calls', 'Book crews'],
      salary: '£12.90 an hour',
      applyTo: 'jobs@t.example',
      startDate,
    });

  it.each(['January 2027', 'Spring 2027', 'early March 2027', 'Q2 2027'])('%s', (start) => {
    const { content, asks } = post(start);
    expect(asks).toEqual([]);
    expect(content).toContain(`You start in ${start}.`);
  });

  it.each(['soon', 'when the new van comes'])('and is asked about otherwise: %s', (start) =>
    expect(post(start).asks).toHaveLength(1),
  );

  it('and on its day', () => {
    expect(post('4 January 2027').content).toContain('You start on 4 January 2027.');
  });
});

describe('a list of invoices', () => {
  const remind = (invoices: string[]) =>
    composeAt('FIN-03 reminder', {
      customer: 'The Ladle',
      contact: 'Nadia Low',
      invoices,
      amount: '$1,557.50',
    });

  it('lacks no due date where each line names its own', () => {
    const invoices = [
      'Invoice 84, $1,215.00, due 20 October 2026',
      'Invoice 88, $342.50, due on 5 November 2026',
    ];
    expect(remind(invoices).summary).not.toContain('due date');
  });

  it('lacks one where a line has none', () => {
    const invoices = ['Invoice 84, $1,215.00, due 20 October 2026', 'Invoice 88, $342.50'];
    expect(remind(invoices).summary).toContain('due date');
  });
});

describe('a line is priced as often as it says', () => {
  const ask = (line: string) =>
    composeAt('SAL-02 proposal', {
      customer: 'Hotel Low',
      items: [line, '1 visit at $90 each = $90'],
      terms: 'Net 30',
    }).asks.filter(({ question }) => question?.includes('for 3 at') === true);

  it.each([
    '3 ice machines, PM twice a year at $285 each = $1,710',
    '3 lifts, serviced quarterly at $100 each = $1,200',
    '3 filters, changed every month at $10 each = $360',
  ])('%s', (line) => expect(ask(line)).toEqual([]));

  it.each(['3 ice machines, PM twice a year at $285 each = $1,500', '3 lifts at $100 each = $400'])(
    'and is asked about otherwise: %s',
    (line) => expect(ask(line)).toHaveLength(1),
  );
});
