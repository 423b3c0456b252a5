import type { JsonValue } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

const euros = (text: string) => ({ '@currencyID': 'EUR', '#text': text });

describe('XML that became JSON', () => {
  it('is an invoice as people would write it, with one line or with several', () => {
    const invoice = (line: JsonValue) => ({
      Invoice: {
        '@xmlns': 'urn:oasis:invoice',
        'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
        'cbc:ID': 'LL-20931',
        'cbc:IssueDate': '2026-11-30',
        'cbc:DueDate': '2026-12-30',
        'cbc:DocumentCurrencyCode': 'EUR',
        'cac:OrderReference': { 'cbc:ID': 'SVA-118' },
        'cac:AccountingCustomerParty': {
          'cac:Party': { 'cac:PartyName': { 'cbc:Name': 'Shannon View' } },
        },
        'cac:LegalMonetaryTotal': { 'cbc:PayableAmount': euros('762.60') },
        'cac:InvoiceLine': line,
      },
    });
    const line = {
      'cbc:ID': '1',
      'cbc:InvoicedQuantity': { '@unitCode': 'C62', '#text': '2' },
      'cbc:LineExtensionAmount': euros('620.00'),
      'cac:Item': { 'cbc:Name': 'Lift inspection' },
      'cac:Price': { 'cbc:PriceAmount': euros('310.00') },
    };
    const read = {
      'invoice number': 'LL-20931',
      'invoice date': '2026-11-30',
      DueDate: '2026-12-30',
      currency: 'EUR',
      'purchase order': 'SVA-118',
      customer: 'Shannon View',
      balance: 762.6,
      InvoiceLine: [{ quantity: '2', amount: 620, item: 'Lift inspection', Price: 310 }],
    };
    expect(readProgramRecord(invoice([line]))).toEqual(read);
    expect(readProgramRecord(invoice(line))).toEqual(read);
  });

  it('has its texts where each program puts them', () => {
    const Total = { _: '340.00', $: { currency: 'GBP' } };
    expect(readProgramRecord({ Customer: { _: 'Ferry Inn', $: { ref: '7' } }, Total })).toEqual({
      Customer: 'Ferry Inn',
      Total: 340,
      currency: 'GBP',
    });
    expect(readProgramRecord({ title: { $t: 'Ferry Inn', type: 'text' } })).toEqual({
      title: 'Ferry Inn',
    });
    const jobs = [{ name: 'Wash', dueDate: '2026-12-01' }];
    expect(readProgramRecord({ jobs: { job: jobs }, site: 'Quay' })).toEqual({
      jobs,
      site: 'Quay',
    });
  });

  it('is nothing that people write', () => {
    const written = {
      readings: { reading: 'high' },
      tasks: { task: 'paint' },
      price: { price: 30, per: 'day' },
      're: order': 'y',
    };
    expect(readProgramRecord(written)).toBe(written);
  });
});
