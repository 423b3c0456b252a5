import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a record within a record', () => {
  it('is its name, where it has no more than that', () => {
    expect(
      readProgramRecord({
        subsidiary: { id: '2', refName: 'Nordhaven UK' },
        plan: { object: 'plan', code: 'team', name: 'Team annual' },
        warehouse_id: [3, 'Leeds'],
        slots: [3, 'Leeds'],
        promo: { name: 'Winter', code: 'STOLLEN2' },
      }),
    ).toEqual({
      subsidiary: 'Nordhaven UK',
      plan: 'Team annual',
      warehouse: 'Leeds',
      slots: [3, 'Leeds'],
      promo: { name: 'Winter', code: 'STOLLEN2' },
    });
  });

  it('is a sum in a currency that all of them have, in cents where it is called money', () => {
    const price = { name: 'Lunch', base_price_money: { amount: 2100, currency: 'USD' } };
    expect(
      readProgramRecord({ limit: { amount: 18_000, currency_code: 'USD' }, line_items: [price] }),
    ).toEqual({
      limit: 18_000,
      line_items: [{ name: 'Lunch', 'unit price': 21 }],
      currency: 'USD',
    });
    expect(
      readProgramRecord({ a: { amount: 1, code: 'USD' }, b: { amount: 2, code: 'EUR' } }),
    ).toEqual({ a: 'USD 1', b: 'EUR 2' });
    const due = { value: '340.00', currency: { code: 'CAD' } };
    expect(readProgramRecord({ deposit: due })).toEqual({ deposit: 340, currency: 'CAD' });
  });

  it('is what its files are called', () => {
    const Photos = ['sack1.jpg', 'sack2.jpg'].map((filename) => ({
      url: `https://dl.example.com/${filename}`,
      filename,
    }));
    expect(readProgramRecord({ Photos })).toEqual({ Photos: '2 photos: sack1.jpg, sack2.jpg' });
  });

  it('is the record itself, where a program sends one under its kind', () => {
    const order = { line_items: [{ name: 'Lunch', quantity: '2' }] };
    expect(readProgramRecord({ order })).toEqual(order);
    const written = { order: { number: '12', day: 'Monday' } };
    expect(readProgramRecord(written)).toBe(written);
  });
});

describe('a report whose columns stand apart from its rows', () => {
  it('is a list of records', () => {
    const cell = (value: string) => ({ value });
    expect(
      readProgramRecord({
        Columns: { Column: [{ ColTitle: '' }, { ColTitle: 'Actual' }, { ColTitle: 'Budget' }] },
        Rows: { Row: [{ ColData: [cell('Fuel'), cell('8120.40'), cell('6500.00')] }] },
        Department: 'Dispatch',
      }),
    ).toEqual({
      Department: 'Dispatch',
      lines: [{ Account: 'Fuel', Actual: '8120.40', Budget: '6500.00' }],
    });
    expect(
      readProgramRecord({
        Rows: [
          { RowType: 'Header', Cells: [cell('Account'), cell('Actual'), cell('Budget')] },
          {
            RowType: 'Section',
            Rows: [
              { RowType: 'Row', Cells: [cell('Fuel'), cell('9'), cell('7')] },
              { RowType: 'SummaryRow', Cells: [cell('Total'), cell('9'), cell('7')] },
            ],
          },
        ],
      }),
    ).toEqual({ lines: [{ 'cost centre': 'Fuel', Actual: '9', Budget: '7' }] });
  });
});
