import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';

const dispute = {
  reason: 'Second truck was not at the branch',
  disputed_amount: 289,
  respond_by: '2026-12-07',
};

describe('a claim that a program nests beside its supplier', () => {
  it('is told with its order, its fault, its own amount and its term', () => {
    const { asks, content } = composeAt(
      'OPS-03 letter',
      readProgramRecord({
        vendor: { name: 'TruckPro Rentals', account: '88120' },
        purchase_order: { number: 'PO-4502', total: 578, currency: 'CAD' },
        dispute,
      }),
    );
    expect(asks).toEqual([]);
    expect(content).toContain('our order PO-4502');
    expect(content).toContain('Second truck was not at the branch');
    expect(content).toContain('CAD 289');
    expect(content).toContain('7 December 2026');
    expect(content).not.toContain('578');
  });

  it('has the number of its order where people nest it', () =>
    expect(
      composeAt(
        'OPS-03 letter',
        readProgramRecord({
          supplier: 'TruckPro',
          order: { number: 'PO-4502', date: '2026-11-20' },
          claim: { description: '12 boxes torn', amount: '$60.00' },
        }),
      ).content,
    ).toContain('our order PO-4502'));

  it('is none of a supplier beside a customer', () => {
    const disputed = { customer: 'Golden Wok', invoice: 'INV-7', dispute };
    expect(readProgramRecord(disputed)).not.toHaveProperty('issue');
  });
});
