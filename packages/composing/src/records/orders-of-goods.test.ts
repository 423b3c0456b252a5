import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

const order = {
  purchaseorder_number: 'PO-208',
  vendor_name: 'Liffey Packaging',
  date: '2026-11-03',
  currency_code: 'EUR',
  line_items: [{ name: 'Mailer box M', quantity: 3000, rate: 0.42 }],
  sub_total: 1260,
  total: 1549.8,
};
const read = {
  'order number': 'PO-208',
  vendor_name: 'Liffey Packaging',
  'order date': '2026-11-03',
  currency: 'EUR',
  'ordered items': ['3,000 × Mailer box M'],
  'whole order': 'EUR 1,549.80',
};

describe('an order of goods', () => {
  it('tells what was ordered, and its sum under a name that no claim takes for its own', () => {
    expect(readProgramRecord(order)).toEqual(read);
  });

  it('has in fields of their own what a note says is wrong, proves and asks for', () => {
    const Comments =
      '2 of 4 pallets have crushed corners. 18 photos and the signed delivery note are in the shared folder. We need replacements or a credit note by Friday 11 December, production is on the 14th.';
    expect(readProgramRecord({ ...order, Comments })).toEqual({
      ...read,
      Comments: 'Production is on the 14th.',
      issue: '2 of 4 pallets have crushed corners.',
      evidence: ['18 photos and the signed delivery note'],
      remedy: 'replacements or a credit note',
      deadline: 'Friday 11 December',
    });
    const PrivateNote =
      "Received 11/17. One of the three trips the breaker. Line 4 is down. Our electrician's report is on file. Need a working motor by 12/7 or $1,150 back.";
    expect(readProgramRecord({ ...order, PrivateNote })).toEqual({
      ...read,
      note: 'Received 11/17.',
      issue: 'One of the three trips the breaker.',
      consequence: 'Line 4 is down.',
      evidence: ["Our electrician's report"],
      remedy: 'a working motor or $1,150 back',
      deadline: '12/7',
    });
  });

  it('is read from programs that call it by its number, or whom it is with a partner', () => {
    expect(
      readProgramRecord({
        tranId: 'PO10233',
        entity: { id: '412', refName: 'Baxter Seals Inc.' },
        tranDate: '2026-10-28',
        item: { items: [{ item: { id: '77', refName: 'Seal kit' }, quantity: 40, rate: 12.5 }] },
      }),
    ).toEqual({
      'order number': 'PO10233',
      supplier: 'Baxter Seals Inc.',
      'order date': '2026-10-28',
      'ordered items': ['40 × Seal kit'],
    });
    expect(
      readProgramRecord({
        name: 'P00412',
        partner_id: [88, 'Hanse Metall GmbH'],
        date_order: '2026-10-20 08:11:00',
        order_line: [{ product_id: [12, 'Steel angle'], product_qty: 120, price_subtotal: 1344 }],
        amount_total: 1599.36,
        currency_id: [1, 'EUR'],
        state: 'purchase',
      }),
    ).toEqual({
      'order number': 'P00412',
      supplier: 'Hanse Metall GmbH',
      'order date': '2026-10-20',
      'ordered items': ['120 × Steel angle'],
      'whole order': 'EUR 1,599.36',
      currency: 'EUR',
    });
    const claim = {
      supplier: 'Fenland Tubers',
      'PO number': 'FT-2290',
      'Problem found': 'Soft sacks',
    };
    expect(readProgramRecord({ ...claim, 'What we want from them': 'Credit for 6' })).toEqual({
      supplier: 'Fenland Tubers',
      'PO number': 'FT-2290',
      issue: 'Soft sacks',
      remedy: 'Credit for 6',
    });
  });

  it('keeps what is not for them in a note of any name', () => {
    expect(
      readProgramRecord({
        order_no: 'PO-8',
        supplier: { id: 1, name: 'Ardagh Bottles' },
        order_created_date: '2026-10-15T00:00:00Z',
        status: 'RECEIVED',
        purchase_order_rows: [{ quantity: 5760, name: 'Bottle 330 ml' }],
        additional_info:
          '312 bottles broken. We want a credit of EUR 187.20 by 10 December. Do not tell them we look at others.',
      }),
    ).toEqual({
      order_no: 'PO-8',
      supplier: 'Ardagh Bottles',
      'order date': '2026-10-15',
      status: 'received',
      'ordered items': ['5,760 × Bottle 330 ml'],
      note: 'Do not tell them we look at others.',
      issue: '312 bottles broken.',
      remedy: 'a credit of EUR 187.20',
      deadline: '10 December',
    });
  });

  it('is read from names that are joined as programs join them', () => {
    expect(
      readProgramRecord({
        'po-number': '77120',
        supplier: { name: 'Norfolk Hose Co' },
        'order-lines': [{ description: 'Hose, 10 m', quantity: '12' }],
        'internal-note': '4 of 12 hoses leak. Want 4 new hoses by 9 December at their cost.',
      }),
    ).toEqual({
      'po-number': '77120',
      supplier: 'Norfolk Hose Co',
      'ordered items': ['12 × Hose, 10 m'],
      issue: '4 of 12 hoses leak.',
      remedy: '4 new hoses at your cost',
      deadline: '9 December',
    });
  });

  it('leaves a note to its readers that makes no claim, or is not sure of one', () => {
    for (const notes of [
      'Lads say a good few are damp. No photos yet. Not sure what we want from them.',
      'Arrived late. Margin on this one is thin.',
      'We want a new quote for the next order.',
    ])
      expect(readProgramRecord({ ...order, notes })).toEqual({ ...read, notes });
  });
});
