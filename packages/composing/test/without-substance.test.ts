import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

describe('a text without its substance', () => {
  it.each<[string, JsonObject, string]>([
    ['MKT-01 draft', { outcome: 'Output back to 31 kWh a day from 14' }, 'observation'],
    [
      'MKT-01 draft',
      { result: 'Humidity down from 78 to 56 %', whatWeDid: 'Fan rewired' },
      'observation',
    ],
    [
      'FIN-02 lines',
      {
        customer: 'Sakamoto',
        order: '24-1187',
        invoiceDate: '2026-12-14',
        currency: 'USD',
        lender: 'Mosaic',
        site: 'Roof',
        terms: '30 days',
        draw: '2 of 3',
      },
      'Nothing is on record of item, quantity, price and amount.',
    ],
  ])('is not ready: %s %j', (where, context, missing) => {
    const { summary } = composeAt(where, context);
    expect(summary).toMatch(/^Not ready to send/);
    expect(summary).toContain(missing);
  });

  it.each<[string, JsonObject]>([
    ['MKT-01 draft', { observation: 'Half the system was dead.' }],
    ['MKT-01 draft', { 'what crew saw': 'Squirrels had chewed through 4 panel wires.' }],
    ['FIN-02 lines', { customer: 'Sakamoto', amount: '$300', currency: 'USD', order: '7' }],
  ])('is none where it has it: %s %j', (where, context) => {
    expect(composeAt(where, context).summary).not.toContain('Not ready');
  });
});
