import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const account = { customer: 'Hagen Bakery', contact: 'Ute Lind', amount: 'NOK 1,900' };
const compose = (due: string, more: JsonObject = {}) =>
  composeRun('FIN-03', {
    ...account,
    invoices: [
      { invoice: 'H-1', amount: '1,200', due },
      { invoice: 'H-2', amount: '700', due: '08/09/2025' },
    ],
    ...more,
  });
const question = /do the dates have the day first, or the month first\?/;

it('asks in which order the due dates of a list are written', () => {
  const { ageing, reminder } = compose('05/06/2025');
  expect(ageing!.summary).toMatch(question);
  expect(reminder!.asks).toEqual([
    { names: ['dateOrder'], question: expect.stringMatching(question) as string },
  ]);
});

it.each([
  ['25/06/2025', {}],
  ['2025-06-05', { invoices: [{ invoice: 'H-1', amount: '1,200', due: '2025-06-05' }] }],
  ['05/06/2025', { dateOrder: 'day first' }],
  ['05/06/2025', { phone: '0161 496 0123', amount: '£1,900' }],
])('asks nothing where it is known: %s %j', (due, more) => {
  const { ageing, reminder } = compose(due, more);
  expect(ageing!.summary).not.toMatch(question);
  expect(reminder!.asks.map(({ names: [name] }) => name)).not.toContain('dateOrder');
  expect(ageing!.content).not.toMatch(/date.?order/i);
  expect(ageing!.content.split('\n')[1]).toMatch(/,\d{2,4},/);
});
