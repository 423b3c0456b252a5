import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readProgramRecord } from './read-record.ts';
import { composeAt } from './compose-run.ts';

const invoice = {
  Type: 'ACCREC',
  InvoiceNumber: 'INV-1877',
  Contact: { Name: 'Coastal Strata Services', FirstName: 'Brooke', LastName: 'Aldridge' },
  DueDateString: '2026-10-30T00:00:00',
  Total: 4290,
  AmountPaid: 1500,
  AmountDue: 2790,
  Payments: [{ Date: '2026-10-29T00:00:00', Amount: 1500 }],
  CurrencyCode: 'AUD',
};
const remind = (record: Parameters<typeof readProgramRecord>[0]) =>
  composeAt('FIN-03 reminder', readProgramRecord(record));

it('asks for what is open of an invoice that is paid in part, and names each sum with its currency', () => {
  const { asks, content } = remind(invoice);
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is AUD 2,790.');
  expect(content).toContain('The invoice came to AUD 4,290, of which AUD 1,500 is paid.');
  expect(remind({ ...invoice, AmountPaid: 4290, AmountDue: 0, Status: 'PAID' }).asks).toHaveLength(
    1,
  );
});

it('reads sums that are wrapped with their currency', () => {
  const sum = (value: string): JsonObject => ({ value, currency: { code: 'CAD' } });
  const { content } = remind({
    invoiceNumber: '88',
    dueDate: '2026-10-25',
    amountDue: sum('340.00'),
    amountPaid: sum('100.00'),
    total: sum('440.00'),
  });
  expect(content).toContain('The open amount is CAD 340.');
});

it('takes the lines of an invoice for no invoices, and asks nothing about them', () => {
  const LineItems = [
    { Description: 'Roof repair, ridge and valley', Quantity: 1, LineAmount: 4000 },
    { Description: 'Gutter on the east side', Quantity: 1, LineAmount: 290 },
  ];
  const { asks, content } = remind({ ...invoice, LineItems });
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is AUD 2,790.');
});

it('asks for what is open of several, and tells nothing of a payment that nobody knows of', () => {
  const { asks, content } = remind({
    CustomerRef: { name: 'Prairie Wind Fitness LLC' },
    CurrencyRef: { value: 'USD' },
    Invoice: [
      {
        DocNumber: '2241',
        TxnDate: '2026-09-15',
        DueDate: '2026-10-15',
        TotalAmt: 1240,
        Balance: 1240,
      },
      {
        DocNumber: '2268',
        TxnDate: '2026-10-01',
        DueDate: '2026-10-31',
        TotalAmt: 865.5,
        Balance: 500,
      },
      { DocNumber: '2270', TxnDate: '2026-10-01', DueDate: '2026-10-31', TotalAmt: 80, Balance: 0 },
    ],
  });
  expect(asks).toEqual([]);
  expect(content).toContain('The open amount is USD 1,740.');
  expect(content).toContain('- 2268: amount USD 500');
  expect(content).not.toContain('2270');
  expect(content).not.toContain(' paid so far');
});

it('claims what a note on an order asks for, and not what the whole order comes to', () => {
  const { asks, content } = composeAt(
    'OPS-03 letter',
    readProgramRecord({
      OrderNumber: 'PO-1462',
      Supplier: { SupplierName: 'Trent Glassware Ltd' },
      OrderStatus: 'Complete',
      PurchaseOrderLines: [{ Product: { ProductDescription: 'Jar 370 ml' }, OrderQuantity: 4800 }],
      Total: 1785.6,
      Currency: { CurrencyCode: 'GBP' },
      Comments: '2 of 4 pallets (£744 net) have chipped rims. We need replacements by 11 December.',
    }),
  );
  expect(asks).toEqual([]);
  expect(content).toContain(
    'This is what went wrong: 2 of 4 pallets (£744 net) have chipped rims.',
  );
  expect(content).toContain('What we ordered: 4,800 × Jar 370 ml.');
  expect(content).not.toContain('1,785');
});

it('asks for what is open of the one invoice that stands beside its customer', () => {
  const due = { currency: 'CAD', due_date: '2026-10-14' };
  const customer = {
    id: 'C-1043',
    name: 'Golden Wok',
    contact: { first_name: 'Ana', last_name: 'Ruiz' },
  };
  for (const record of [
    {
      customer,
      invoice: { number: 'INV-7', total: 1243, amount_paid: 500, balance_due: 743, ...due },
    },
    {
      event: 'invoice.overdue',
      data: {
        customer,
        invoice: {
          number: 'INV-7',
          total: 1243,
          amount_due: 743,
          payments: [{ date: '2026-11-19', amount: 500 }],
          ...due,
        },
      },
    },
  ]) {
    const { asks, content } = remind(record);
    expect(asks).toEqual([]);
    expect(content).toContain('Dear Ana Ruiz,');
    expect(content).toContain('The open amount is CAD 743.');
    expect(composeAt('FIN-03 ageing', readProgramRecord(record)).content).toContain('2026-10-14');
  }
  expect(
    readProgramRecord({
      customer: 'Golden Wok',
      amount: '$890 a month',
      invoice: { number: 'INV-7', amount: '$300', due: '2026-11-14' },
    }),
  ).toHaveProperty('invoice');
});
