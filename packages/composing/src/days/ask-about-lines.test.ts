import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const sheet = (context: JsonObject): string =>
  composeAt('FIN-02 control', { customer: 'Pell Lodge', amount: '£155', ...context }).summary;

it.each<[JsonObject, string]>([
  [{ notes: 'The call-out is within contract I think. check w Jo' }, 'is within contract I think'],
  [
    { items: [{ item: 'Call-out (in contract, n/c)', quantity: 1, price: 155 }] },
    'in contract, n/c',
  ],
  [{ items: [{ item: 'Door edge', price: 155, status: 'not fitted yet' }] }, 'not fitted yet'],
])('asks whether the lines keep to what may not be billed: %j', (context, said) => {
  const { summary } = { summary: sheet(context) };
  expect(summary).toContain(said);
  expect(summary).toContain('keep to that?');
});

it('asks nothing of a line that is named after a contract', () => {
  expect(sheet({ items: [{ item: 'Contract (monthly)', quantity: 1, price: 155 }] })).not.toContain(
    'keep to that?',
  );
});

it.each<[JsonObject, string]>([
  [{ notes: 'one not done yet, no access' }, 'no access”: do the lines keep to that?'],
  [{ items: '5 houses, only did 4' }, 'only did 4”: do the lines keep to that?'],
  [{ notes: 'paid £100 cash to Art' }, 'to Art”: is it taken off, or told on the invoice?'],
  [{ notes: 'already invoiced in nov?? check' }, 'nov?? check”: is that settled'],
  [{ items: ['gutters (was it 5?)'] }, '“gutters (was it 5?)”: is that settled'],
])('asks about what is said against billing the lines: %j', (context, question) => {
  expect(sheet(context)).toContain(question);
});

it.each<[JsonObject]>([
  [{ notes: 'All 5 done. Always paid on time. PO not needed.' }],
  [{ items: ['Check of the gutters £60', 'Check valve £20'] }],
])('asks nothing of lines that nothing is said against: %j', (context) => {
  expect(sheet(context)).not.toMatch(/keep to that|is that settled|taken off/);
});

it('asks for the day of a renewal that has passed', () => {
  const review = (renewalDate: string): string =>
    composeAt('AFT-03 review', { customer: 'Ash Court', renewalDate }).summary;
  expect(review('28 February 2026')).toContain('28 February 2026, has passed: which day is meant?');
  expect(review('28 February 2027')).not.toContain('has passed');
});
