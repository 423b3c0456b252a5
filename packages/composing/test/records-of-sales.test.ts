import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { readProgramRecord } from './read-record.ts';
import { composeAt } from './compose-run.ts';

const compose = (where: string, record: JsonObject) => composeAt(where, readProgramRecord(record));

const deal = {
  Name: 'Granite State Charter School - HVAC controls',
  Account: { Name: 'Granite State Charter School' },
  StageName: 'Closed Won',
  IsWon: true,
  Amount: 74_000,
  CurrencyIsoCode: 'USD',
  CloseDate: '2026-11-24',
  Contract_Start__c: '2027-01-04',
  Description:
    'New controls for 22 classrooms. Signed PDF says $71,500, I think Kyle gave the last discount by phone.',
};

it('hands over a deal with what was sold, when it starts, and two amounts to choose from', () => {
  const { content } = compose('SAL-04 pack', deal);
  expect(content).toContain('- **Customer:** Granite State Charter School\n');
  expect(content).toContain('- **Description:** New controls for 22 classrooms.');
  expect(content).toContain('- **Contract start:** 4 January 2027');
  expect(content).toContain('Which amount is right: $74,000 on record, or $71,500');
  expect(content).not.toMatch(/Known risks|Is won|Contact \(|Stage/);
});

const quote = {
  QuoteNumber: 'QU-0218',
  Contact: { Name: 'Banksia Ridge Retirement Village' },
  Title: 'Courtyard renewal, Block C',
  LineItems: [
    { Description: 'Ground cover, per m2', Quantity: 180, UnitAmount: 42, LineAmount: 7560 },
    { Description: 'Drip irrigation', Quantity: 1, UnitAmount: 3290, LineAmount: 3290 },
  ],
  SubTotal: 10_850,
  TotalTax: 1085,
  Total: 11_935,
  CurrencyCode: 'AUD',
  Terms: '30% deposit on acceptance.',
};

it('proposes what a quote is for, with its tax as a sum in the price', () => {
  const { content, asks } = compose('SAL-02 proposal', quote);
  expect(asks).toEqual([]);
  expect(content).toContain('Courtyard renewal, Block C.');
  expect(content).toContain('The price is AUD 11,935 for the work above.');
  expect(content).toContain('Tax: AUD 1,085, included in the price.');
});

it('does not take days in the workshop for another start', () => {
  const { asks } = compose('SAL-02 proposal', {
    customer: 'Harrow & Fitch',
    scope: '14 oak desks',
    price: '£13,720 plus VAT',
    Start: '18 January 2027',
    Duration: '3 weeks in the workshop, 2 days on site (6 and 7 February)',
    terms: '40% with order, 60% within 14 days of completion',
  });
  expect(asks).toEqual([]);
});

it('introduces a lead that the record is of, by its name, with or without consent', () => {
  const lead = {
    First_Name: 'Darcy',
    Last_Name: 'Whelan',
    Company: 'Whelan Civil Pty Ltd',
    Referred_By: { name: 'Simone Achterberg', id: '5521390000000712003' },
    Referrer_Account: 'Achterberg Earthmoving',
    work_done: 'A service book for 12 excavators',
    outcome: 'A$31,000 recovered in a year',
  };
  const { content } = compose('AFT-04 introduction', { ...lead, Referral_Consent: true });
  expect(content).toContain('Dear Darcy Whelan,');
  expect(content).toContain('Simone Achterberg of Achterberg Earthmoving suggested');
  expect(compose('AFT-04 introduction', lead).content).toContain('Dear Darcy Whelan,');
});
