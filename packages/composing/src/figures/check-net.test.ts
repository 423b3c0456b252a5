import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { publicPart } from '../disclosure/public-part.ts';

const apron = { item: 'Bib apron', quantity: 240, price: 0.75, amount: 180 };
const jacket = { item: 'Jacket', quantity: 100, price: 1.98, amount: 198 };

const asked = (more: JsonObject): (string | undefined)[] => {
  const run = composeRun('FIN-02', { customer: 'Chalk & Vine', ...more });
  const found = ['lines', 'control', 'crm'].map(
    (key) => /Which [^?]* is right: [^?]*\?/.exec(run[key]!.summary)?.[0],
  );
  expect(new Set(found).size).toBe(1);
  return found;
};

it.each<[JsonObject, string]>([
  [{ net: '£190.00' }, 'Which net is right: £190.00 on record, or £180 as the lines add up?'],
  [
    { 'total ex VAT': '£190.00' },
    'Which total ex vat is right: £190.00 on record, or £180 as the lines add up?',
  ],
  [
    { net: '£80.00', vat: '£16.00', gross: '£96.00' },
    'Which net is right: £80.00 on record, or £180 as the lines add up?',
  ],
])('asks which net is right beside the lines: %j', (more, question) => {
  expect(asked({ items: [apron], ...more })[0]).toBe(question);
});

it.each<[JsonObject]>([
  [{ net: '£180.00', vat: '£36.00', gross: '£216.00' }],
  [{ net: '£150.00', vat: '£30.00', gross: '£180.00' }],
  [{ net: '£170.00', discount: '£10' }],
  [{ net: '14 days' }],
])('asks nothing of a net that goes with the lines: %j', (more) => {
  expect(asked({ items: [apron], ...more })[0]).toBeUndefined();
});

it('adds up lines that are called rows, with their names in short', () => {
  const rows = [apron, jacket].map(({ item, quantity, price, amount }) => ({
    desc: item,
    qty: quantity,
    rate: price,
    amt: amount,
  }));
  expect(asked({ rows, total: '£387.00' })[0]).toBe(
    'Which amount is right: £387.00 on record, or £378 as the lines add up?',
  );
  expect(asked({ rows, total: '£378.00' })[0]).toBeUndefined();
  const { control } = composeRun('FIN-02', { customer: 'Chalk & Vine', rows, total: '£378.00' });
  expect(control!.summary).not.toContain('Not on record: items');
  // Elsewhere they may be for us alone.
  expect(publicPart({ rows }, ['items'])).toEqual({});
});
