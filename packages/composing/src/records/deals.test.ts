import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

it('calls the name of a deal so, and leaves out how it stands in its program', () => {
  expect(
    readProgramRecord({
      title: 'Redgum Brewing - canning line service plan',
      status: 'won',
      won_time: '2026-11-25 04:31:09',
      value: 18_900,
      formatted_value: 'A$18,900',
      org_name: 'Redgum Brewing Co',
      person_name: 'Lachlan Moore',
      owner_name: 'Bec Tanaka',
      notes: 'Never on a canning Tuesday.',
      '9f2c1e04b7aa53d8806c4f7f1bd2e6a93c5d7710': 'Bendigo',
    }),
  ).toEqual({
    'deal name': 'Redgum Brewing - canning line service plan',
    'close date': '2026-11-25',
    value: 18_900,
    customer: 'Redgum Brewing Co',
    contact: 'Lachlan Moore',
    owner: 'Bec Tanaka',
    notes: 'Never on a canning Tuesday.',
    detail: 'Bendigo',
  });
});

it('takes an amount of 0 for none, and leaves people and what they write alone', () => {
  expect(readProgramRecord({ title: 'Tour buses', stage_id: 3, value: 0 })).toEqual({
    scope: 'Tour buses',
  });
  const priced = { name: 'Callum Reid', amount: 0, notes: 'Free of charge' };
  expect(readProgramRecord(priced)).toBe(priced);
  expect(readProgramRecord({ Name: 'Callum Reid', StageName: 'New' })).toEqual({
    Name: 'Callum Reid',
  });
  const own = { deal_stage_id: 9, expected_close: '2026-11-20', closed_date: '2026-11-24' };
  expect(readProgramRecord({ ...own, contacts: 'Bill Harte' })).toEqual({
    'close date': '2026-11-24',
    contact: 'Bill Harte',
  });
});

it('has the amount of a deal in whole, and its house, as Close writes them', () => {
  expect(
    readProgramRecord({
      lead_name: 'Tarn Valley Brewery',
      contact_name: 'Isla Fenwick',
      date_won: '2026-11-25',
      value: 145_000,
      value_formatted: '£1,450 monthly',
      value_currency: 'GBP',
      user_name: 'Dev Rana',
    }),
  ).toEqual({
    company: 'Tarn Valley Brewery',
    contact_name: 'Isla Fenwick',
    'close date': '2026-11-25',
    value: '£1,450 monthly',
    currency: 'GBP',
    owner: 'Dev Rana',
  });
});

it('reads what a deal is for from its name, where nothing else says it', () => {
  const deal = {
    'Deal Name': 'Pinecrest Pediatrics - managed IT',
    Account: 'Pinecrest Pediatrics',
  };
  expect(readProgramRecord(deal)).toMatchObject({ scope: 'managed IT' });
  expect(readProgramRecord({ ...deal, Description: 'Help desk' })).toMatchObject({
    'deal name': 'Pinecrest Pediatrics - managed IT',
    Description: 'Help desk',
  });
  expect(readProgramRecord({ ...deal, 'Deal Name': 'Pinecrest deal' })).toMatchObject({
    'deal name': 'Pinecrest deal',
  });
});

it('says codes in words', () => {
  expect(
    readProgramRecord({
      hs_analytics_source: 'ORGANIC_SEARCH',
      hs_lead_status: 'NEW',
      status: 'document.draft',
      period: 'P12M',
      source: 'BNI',
    }),
  ).toEqual({
    'lead source': 'Organic search',
    lead_status: 'New',
    status: 'Draft',
    period: '12 months',
    source: 'BNI',
  });
  expect(readProgramRecord({ platform: 'fb', valid_to: '2026-12-31T23:59:59Z' })).toEqual({
    'lead source': 'Facebook',
    valid_to: '2026-12-31',
  });
  expect(readProgramRecord({ hs_analytics_source: 'OFFLINE' })).toEqual({});
});
