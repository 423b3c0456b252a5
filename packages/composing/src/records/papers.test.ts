import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('an invoice of an accounting program', () => {
  it('has its days, its state and its number under the names that people use', () => {
    expect(
      readProgramRecord({
        Type: 'ACCREC',
        InvoiceNumber: 'INV-7',
        Contact: { Name: 'Thistle Court Surgery' },
        DateString: '2026-09-30T00:00:00',
        DueDateString: '2026-10-30T00:00:00',
        Status: 'AUTHORISED',
      }),
    ).toEqual({
      InvoiceNumber: 'INV-7',
      customer: 'Thistle Court Surgery',
      'invoice date': '2026-09-30',
      'due date': '2026-10-30',
      status: 'open',
    });
    expect(
      readProgramRecord({
        url: 'https://api.example.com/v2/invoices/68',
        contact: 'https://api.example.com/v2/contacts/9',
        contact_name: 'Saltmarsh Brewery Ltd',
        reference: 'SMB 014',
        po_reference: 'SB-311',
        dated_on: '2026-11-30',
        due_on: '2026-12-14',
        payment_terms_in_days: 14,
      }),
    ).toEqual({
      customer: 'Saltmarsh Brewery Ltd',
      'invoice number': 'SMB 014',
      'purchase order': 'SB-311',
      'invoice date': '2026-11-30',
      'due date': '2026-12-14',
      'payment terms': '14 days',
    });
  });

  it('has a reference that is an order, or what it is for, beside its number', () => {
    const read = (Reference: string) =>
      readProgramRecord({ InvoiceNumber: 'INV-7', Reference, CurrencyCode: 'GBP' });
    const own = { InvoiceNumber: 'INV-7', currency: 'GBP' };
    expect(read('PO 450077812')).toEqual({ ...own, 'purchase order': 'PO 450077812' });
    expect(read('Roof repair, 14 Quay Rd')).toEqual({ ...own, subject: 'Roof repair, 14 Quay Rd' });
    expect(read('SO 11803')).toEqual({ ...own, Reference: 'SO 11803' });
  });

  it('tells its whole, what is paid and what is open once each', () => {
    const sums = (more: Record<string, number>) =>
      readProgramRecord({ DocNumber: '12', customer: 'Ferry Inn', ...more });
    const own = { 'invoice number': '12', customer: 'Ferry Inn' };
    expect(sums({ TotalAmt: 900, Balance: 900, amount_paid: 0 })).toEqual({ ...own, total: 900 });
    expect(sums({ TotalAmt: 900, AmountPaid: 300, AmountDue: 600 })).toEqual({
      ...own,
      total: 900,
      'amount paid': 300,
      balance: 600,
    });
    expect(sums({ TotalAmt: 900, Balance: 0 })).toEqual({
      ...own,
      total: 900,
      Balance: 0,
      status: 'paid',
    });
    expect(sums({ amount_due: 900, amount_paid: 300, amount_remaining: 600 })).toEqual({
      ...own,
      total: 900,
      'amount paid': 300,
      balance: 600,
    });
    const payments = [{ Date: '2026-10-29', Amount: 300 }];
    const paid = { DocNumber: '12', Total: 900, AmountPaid: 300, AmountDue: 600 };
    expect(readProgramRecord({ ...paid, Payments: payments })).not.toHaveProperty('Payments');
    expect(readProgramRecord({ ...paid, AmountDue: 500, Payments: payments })).toHaveProperty(
      'Payments',
    );
  });

  it('has what is open of each of several as its amount', () => {
    const Invoice = [
      { DocNumber: '1', DueDate: '2026-10-15', TotalAmt: 900, Balance: 900 },
      { DocNumber: '2', DueDate: '2026-10-31', TotalAmt: 865.5, Balance: 500 },
      { DocNumber: '3', DueDate: '2026-10-31', TotalAmt: 80, Balance: 0 },
    ];
    expect(readProgramRecord({ customer: 'Ferry Inn', Invoice })).toEqual({
      customer: 'Ferry Inn',
      invoices: [
        { 'invoice number': '1', DueDate: '2026-10-15', total: 900 },
        { 'invoice number': '2', DueDate: '2026-10-31', amount: 500, invoiced: 865.5 },
        { 'invoice number': '3', DueDate: '2026-10-31', amount: 80, 'amount paid': 80 },
      ],
    });
  });

  it('says how it is paid online, and keeps apart what its program says to us', () => {
    expect(
      readProgramRecord({
        DocNumber: '12',
        hosted_invoice_url: 'https://pay.example.com/i/12',
        PrivateNote: 'Asked Monday, no PO yet.',
        TxnTaxDetail: { TotalTax: 44.5 },
        BillEmail: { Address: 'ap@ferry.example' },
      }),
    ).toEqual({
      'invoice number': '12',
      'how to pay': 'online at https://pay.example.com/i/12',
      note: 'Asked Monday, no PO yet.',
      tax: 44.5,
      email: 'ap@ferry.example',
    });
  });

  it('is read from programs of several shapes', () => {
    const dated = { invoice_number: '118', created_time: '2026-11-30T10:00:00+0100' };
    expect(
      readProgramRecord({
        ...dated,
        reference_number: 'PO-7781',
        payment_terms: 30,
        payment_terms_label: 'Net 30',
        currency_symbol: '$',
        line_items: [{ name: 'IT support', rate: 65, quantity: 14, item_total: 910 }],
      }),
    ).toEqual({
      invoice_number: '118',
      'purchase order': 'PO-7781',
      'payment terms': 'Net 30',
      line_items: [{ name: 'IT support', 'unit price': 65, quantity: 14, amount: 910 }],
    });
    expect(
      readProgramRecord({
        invoice_number: '213',
        current_organization: 'Pinehill Montessori',
        fname: 'Ola',
        lname: 'Berg',
        create_date: '2026-11-30',
        amount: { amount: '1250.00', code: 'CAD' },
        outstanding: { amount: '250.00', code: 'CAD' },
        paid: { amount: '1000.00', code: 'CAD' },
      }),
    ).toEqual({
      invoice_number: '213',
      customer: 'Pinehill Montessori',
      'full name': 'Ola Berg',
      'invoice date': '2026-11-30',
      amount: 1250,
      balance: 250,
      'amount paid': 1000,
      currency: 'CAD',
    });
    const request = {
      due_date: '2026-12-10',
      computed_amount_money: { amount: 56_400, currency: 'USD' },
      total_completed_amount_money: { amount: 0, currency: 'USD' },
    };
    expect(readProgramRecord({ invoice_number: '417', payment_requests: [request] })).toEqual({
      invoice_number: '417',
      'due date': '2026-12-10',
      total: 564,
      currency: 'USD',
    });
    const Rows = [
      {
        Type: 'Invoice',
        Num: '5518',
        'Due Date': '2026-10-22',
        Aging: 39,
        'Open Balance': 2310.75,
      },
      { Type: 'Credit Memo', Num: '5530', 'Due Date': '', 'Open Balance': -200 },
    ];
    expect(readProgramRecord({ Customer: 'Ozark Trail', Rows })).toEqual({
      Customer: 'Ozark Trail',
      invoices: [
        { 'invoice number': '5518', 'Due Date': '2026-10-22', 'days overdue': 39, amount: 2310.75 },
        { Type: 'Credit Memo', 'invoice number': '5530', 'Due Date': '', amount: -200 },
      ],
    });
    const sums = [{ Amount: 900, Description: 'Overhaul', Qty: 1 }, { Amount: 900 }];
    expect(readProgramRecord({ DocNumber: '12', Balance: 900, Line: sums })).toMatchObject({
      items: [{ Amount: 900, Description: 'Overhaul', Qty: 1 }],
    });
    const billing_address = { company: 'Brandt GmbH', city: 'Ulm' };
    const line_items = [{ description: 'Depot plan', quantity: 4 }];
    expect(
      readProgramRecord({
        invoice: { id: '2291', status: 'payment_due', due_amount: 9, billing_address, line_items },
      }),
    ).toEqual({
      'invoice number': '2291',
      status: 'payment due',
      'amount due': 9,
      customer: 'Brandt GmbH',
      line_items,
    });
    expect(
      readProgramRecord({
        displayed_as: 'SI-7',
        invoice_number: 'SI-7',
        total_invoice_amount: '501.50',
        terms_and_conditions: 'BACS, sort code 20-11-22',
        main_address: { address_line_1: '3 Quay St', city: 'Whitby' },
        billing_contact: { first: 'Ros', last: 'Kent' },
      }),
    ).toEqual({
      invoice_number: 'SI-7',
      total: '501.50',
      'how to pay': 'BACS, sort code 20-11-22',
      'main address': '3 Quay St, Whitby',
      contact: 'Ros Kent',
      customer: 'Ros Kent',
    });
    expect(
      readProgramRecord({ DocNumber: '12', Date: '/Date(1759276800000+0000)/' }),
    ).toMatchObject({ Date: '2025-10-01' });
  });

  it('is left as it is where people wrote it', () => {
    const written = {
      customer: 'Ferry Inn',
      invoice: 'INV-7',
      reference: 'Roof repair',
      amountDue: 300,
      dueDate: '2026-10-30',
    };
    expect(readProgramRecord(written)).toBe(written);
    const private_ = { 'Invoice number': 'INV-7', 'Private notes': 'He is divorcing.', amount: 3 };
    expect(readProgramRecord(private_)).toBe(private_);
    const claim = {
      supplier: 'Ferry Foods',
      order: '12',
      issue: 'Late',
      total: 90,
      date: 'Monday',
    };
    expect(readProgramRecord(claim)).toBe(claim);
  });
});
