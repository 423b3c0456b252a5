import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readAmount, splitAmount } from '../src/facts/amounts.ts';

const linesOf = (context: JsonObject) => {
  const { content, summary } = composeAt('FIN-02 lines', { customer: 'Firth', ...context });
  return { summary, rows: content.trim().split('\r\n').slice(1) };
};

it('reads how many of what at which price, and takes off what is taken off', () => {
  const items = ['12 lamps at £14.50', 'Fitting 3 hours @ £40', 'Callout £65', 'Discount -£20'];
  const { rows, summary } = linesOf({ items, currency: 'GBP', amount: '£339' });
  expect(rows).toEqual([
    'Firth,,lamps,12,£14.50,174,GBP,',
    'Firth,,Fitting,3,£40,120,GBP,',
    'Firth,,Callout,,,£65,GBP,',
    'Firth,,Discount,,,-£20,GBP,',
  ]);
  expect(summary).not.toContain('Which amount');
});

it.each([
  ['Discount -£20', 'Discount', '-£20', -20],
  ['Goodwill credit, -€20.50', 'Goodwill credit', '-€20.50', -20.5],
  ['Refund -20.00', 'Refund', '-20.00', -20],
  ['Callout - £65', 'Callout', '£65', 65],
  ['Callout -£65', 'Callout', '£65', 65],
  ['INV-31 – £480', 'INV-31', '£480', 480],
])('reads the amount at the end of %s', (text, said, amount, read) => {
  expect(splitAmount(text)).toEqual({ said, amount });
  expect(readAmount(amount)).toBe(read);
});

it('has a row for each line of a text of lines, and none of them has the amount of all', () => {
  const items = '12 lamps at £14.50; fitting 3 hours @ £40; callout £65';
  expect(linesOf({ items, amount: '£359' }).rows).toEqual([
    'Firth,,lamps,12,£14.50,174,,',
    'Firth,,fitting,3,£40,120,,',
    'Firth,,callout,,,£65,,',
  ]);
  const one = 'Two lamps; one was late, £65';
  expect(linesOf({ items: one }).rows).toHaveLength(1);
});

it('has the currency of a line in its row', () => {
  const items = [
    { item: 'Design', amount: '€960' },
    { item: 'Licence', amount: '$200' },
    { item: 'Travel', amount: 90 },
  ];
  const currencies = (currency: string) =>
    linesOf({ items, currency }).rows.map((row) => row.split(',')[6]);
  expect(currencies('EUR')).toEqual(['EUR', 'USD', 'EUR']);
  expect(currencies('CAD')).toEqual(['EUR', 'CAD', 'CAD']);
});
