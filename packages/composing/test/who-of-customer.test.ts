import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeRun } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';

const owed = { invoice_no: 'K-9', sum: '£310.00', due: '2026-01-12' };

describe('who is named beside a customer', () => {
  it.each<JsonObject>([
    { cust: 'Lund Motors', who: 'Petra Lund' },
    { client: 'Lund Motors', who: 'Petra Lund' },
  ])('is their contact, and no owner of ours: %j', (named) => {
    const { ageing, reminder } = composeRun('FIN-03', { ...named, ...owed });
    const [header, row] = ageing!.content.split('\r\n').map((line) => line.split(','));
    expect(row![header!.indexOf('contact')]).toBe('Petra Lund');
    expect(row![header!.indexOf('owner')]).toBe('');
    expect(reminder!.content).toContain('Dear Petra Lund');
    expect(reminder!.asks).toEqual([]);
  });

  it('is looked for where the work is recorded, too', () => {
    const { crm } = composeRun('SAL-02', {
      client: 'Lund Motors',
      who: 'Petra Lund',
      price: '£310',
    });
    expect(crm!.content).toMatch(/primary_contact \| unknown \| Petra Lund/);
    expect(crm!.content).not.toMatch(/owner[^|]*\| unknown \| Petra/);
  });

  it.each<[JsonObject, string]>([
    [{ what: 'Order the filters', who: 'Ivo', when: 'Friday' }, 'Ivo'],
    [{ task: 'Order the filters', who: 'Ivo' }, 'Ivo'],
    [{ cust: 'Lund Motors', contact: 'Petra Lund', who: 'Ivo' }, 'Ivo'],
  ])('carries a task where there is no customer, or another contact: %j', (context, owner) => {
    expect(readFacts(context).find('owner')?.value).toBe(owner);
  });
});

it.each([
  ['£310.00', '£310.00'],
  ['310.00', '310.00'],
  ['all of it', undefined],
])('a sum of %s is an amount', (sum, amount) => {
  expect(readFacts({ sum }).find('amount')?.value).toBe(amount);
});

it.each(['what_was_fitted', 'What we installed', 'what has been replaced'])(
  'what was done is found under “%s”',
  (name) => {
    const list = ['Two pumps', 'A valve'];
    expect(readFacts({ [name]: list }).find('deliverables')?.items).toEqual(list);
  },
);
