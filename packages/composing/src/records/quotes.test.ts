import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('reads what a quote is for from its title and its summary', () => {
  expect(
    readProgramRecord({
      QuoteNumber: 'QU-0218',
      DateString: '2026-11-30T00:00:00',
      ExpiryDateString: '2026-12-30T00:00:00',
      Title: 'Courtyard renewal, Block C',
      Summary: 'Remove the old lawn.',
      LineItems: [{ Description: 'Planting', Quantity: 6, LineAmount: 4150 }],
      TotalTax: 415,
      tax_note: 'GST included',
    }),
  ).toEqual({
    QuoteNumber: 'QU-0218',
    'quote date': '2026-11-30',
    'expiry date': '2026-12-30',
    scope: 'Courtyard renewal, Block C. Remove the old lawn.',
    LineItems: [{ Description: 'Planting', Quantity: 6, amount: 4150 }],
    tax: 415,
    gst: 'included',
  });
  const called = { title: 'Leak', summary: 'They rang twice.', number: 12 };
  expect(readProgramRecord(called)).toBe(called);
});

it('has the lines of a quote as its customer reads them', () => {
  expect(
    readProgramRecord({
      object: 'quote',
      number: 'QT-0003',
      description: 'Brand kit: logo and 12 pages of guidelines.',
      status: 'open',
      amount_total: 3840,
      total_details: { amount_tax: 640, amount_discount: 0 },
      line_items: {
        object: 'list',
        has_more: false,
        data: [
          {
            id: 'li_1',
            description: 'Labels, per design',
            quantity: 4,
            amount_subtotal: 800,
            amount_total: 960,
            price: { unit_amount: 200, currency: 'gbp' },
          },
        ],
      },
      footer: 'Payment within 14 days.',
    }),
  ).toEqual({
    'quote number': 'QT-0003',
    scope: 'Brand kit: logo and 12 pages of guidelines.',
    total: 3840,
    tax: 640,
    line_items: [
      { description: 'Labels, per design', quantity: 4, amount: 800, 'unit price': 200 },
    ],
    terms: 'Payment within 14 days.',
  });
  expect(
    readProgramRecord({
      DocNumber: 'EST-1093',
      TxnDate: '2026-11-27',
      ExpirationDate: '2026-12-31',
      Line: [
        {
          Description: 'Refinish floors',
          Amount: 5175,
          SalesItemLineDetail: {
            ItemRef: { value: '9', name: 'Floors' },
            Qty: 1150,
            UnitPrice: 4.5,
          },
        },
        { Amount: 5175, SubTotalLineDetail: {} },
      ],
      CustomerMemo: { value: 'Three coats.' },
    }),
  ).toEqual({
    'quote number': 'EST-1093',
    'quote date': '2026-11-27',
    'expiry date': '2026-12-31',
    items: [{ Description: 'Refinish floors', Amount: 5175, Qty: 1150, UnitPrice: 4.5 }],
    scope: 'Three coats.',
  });
});

it('reads sums with their currency, pairs of a number and a name, and the one option of an estimate', () => {
  expect(
    readProgramRecord({
      partner_id: [88, 'Brightwater School'],
      validity_date: '2026-12-20',
      amount: { amount: '4300.00', code: 'GBP' },
      order_line: [{ product_id: [31, 'Bike shelter'], price_unit: 3900, product_uom_qty: 1 }],
    }),
  ).toEqual({
    customer: 'Brightwater School',
    'valid until': '2026-12-20',
    amount: 4300,
    items: [{ product: 'Bike shelter', 'unit price': 3900, quantity: 1 }],
    currency: 'GBP',
  });
  const option = { name: 'A', total_amount: 684_000, message_from_pro: 'One day on site.' };
  expect(
    readProgramRecord({
      estimate_number: '1043',
      work_status: 'needs scheduling',
      options: [{ ...option, line_items: [{ name: 'Heat pump', unit_price: 684_000 }] }],
    }),
  ).toEqual({
    'quote number': '1043',
    items: [{ name: 'Heat pump', unit_price: 6840 }],
    total: 6840,
    terms: 'One day on site.',
  });
});

it('says which tax a sum is, and leaves alone what people write of a quote', () => {
  expect(readProgramRecord({ taxAmount: 1762.8, taxDetails: { name: 'HST (13%)' } })).toEqual({
    hst: 1762.8,
  });
  const written = {
    customer: 'Hale Bakery',
    quoteNumber: 'Q-12',
    date: '18 January',
    price: '£400',
  };
  expect(readProgramRecord(written)).toBe(written);
});

it('keeps how a fault stands for which something is quoted', () => {
  const fault = { issue_title: 'Lock broken', quote_amount: '£185', status: 'AWAITING_APPROVAL' };
  expect(readProgramRecord(fault)).toMatchObject({ status: 'Awaiting approval' });
});
