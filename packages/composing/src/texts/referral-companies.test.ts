import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts, toSheet } from '../facts/read-facts.ts';
import { findCompanies, nameByReferral } from './referral-companies.ts';

const introduced = { referrer: 'Priya Nair', referral: 'Joe Pratt' };

it.each<[JsonObject, Record<string, string>]>([
  [{ company: 'Engine Ltd' }, { company: 'referrer' }],
  [
    { customer: 'Engine Ltd', company: 'Pratt Marine' },
    { customer: 'referrer', company: 'referred' },
  ],
  [
    { referrer_company: 'Engine Ltd', firm: 'Pratt Marine' },
    { referrer_company: 'referrer', firm: 'referred' },
  ],
  [
    { customer: 'Engine Ltd', company: 'Engine Limited' },
    { customer: 'referrer', company: 'referrer' },
  ],
  [{ customer: 'Priya Nair', company: 'Engine Ltd' }, { company: 'referrer' }],
  [{ prospectCompany: 'Pratt Marine' }, { prospectCompany: 'referred' }],
])('says whose company is which: %j', (companies, found) => {
  expect(findCompanies({ ...introduced, ...companies })).toEqual(found);
});

it.each<[JsonObject]>([
  [
    {
      from_customer: 'Marian Cole',
      her_business: 'Cole’s Nursery School',
      to: 'Beth Anand at Little Acorns',
    },
  ],
  [{ referred_by: 'Raj Mistry', his_company: 'Mistry Dental', to: 'Dr Ann Hall' }],
  [
    {
      from_client: 'Lou Hart',
      their_club: 'Deal Rowing Club',
      introduce_to: 'Sam Pike, Hythe Sailing Club',
    },
  ],
])(
  'takes whom it is to for who is recommended, and the business behind the referrer for theirs: %j',
  (context) => {
    const [referrer, company, to] = Object.values(context);
    const named = toSheet(nameByReferral(readFacts(context).facts));
    expect(named.find('referrer')?.value).toBe(referrer);
    expect(named.find('customer')?.value).toBe(company);
    expect(named.find('referral')?.value).toBe(to);
  },
);

it.each<[JsonObject]>([
  [{ to: 'Friday 4 December' }],
  [{ to: 'be sent next week' }],
  [{ to: 'Tomorrow' }],
])('takes no day for who is recommended: %j', (context) => {
  const named = toSheet(nameByReferral(readFacts(context).facts));
  expect(named.find('referral')).toBeUndefined();
});

it('takes a customer for the company where somebody of theirs recommends', () => {
  const { content } = composeAt('AFT-04 lead', {
    from_customer: 'Desert Sky Dental',
    referred_by: 'Dr. Amy Soto',
    new_lead: 'Hal Reyes, Camelback Orthodontics',
  });
  expect(content).toContain('| referred_by_company | unknown | Desert Sky Dental |');
  expect(content).toContain('| company | unknown | Camelback Orthodontics |');
  expect(content).toContain('| primary_contact | unknown | Hal Reyes |');
});

it('knows a referral by its name and its company', () => {
  const referral = { referralName: 'Stephanie Kruger', referralCompany: 'Kruger Catering' };
  const given = {
    customer: 'Corner Bakery',
    referrer: 'Raj',
    deliverables: 'Ovens',
    outcome: 'Less time',
    ...referral,
  };
  expect(composeAt('AFT-04 introduction', given).content).toContain('Dear Stephanie Kruger,');
  const { content } = composeAt('AFT-04 lead', given);
  expect(content).toContain('| company | unknown | Kruger Catering |');
  expect(content).toContain('| primary_contact | unknown | Stephanie Kruger |');
});

it('does not offer the referrer’s own business as who is recommended', () => {
  const { summary, content } = composeAt('AFT-04 introduction', {
    from_customer: 'Marian Cole',
    her_business: 'Cole’s Nursery School',
    to: 'Beth Anand at Little Acorns, Herne Bay',
    we_did: ['New kitchen to EHO standard over half term'],
  });
  expect(summary).not.toContain('Nursery');
  expect(content).toContain('- New kitchen to EHO standard over half term');
});

it('takes the house of whoever is recommended for no customer who recommends', () => {
  const { content } = composeAt('AFT-04 introduction', {
    customer: 'St Brigid’s Hospice',
    referrer: 'Dr Anand',
    referral: 'Sister Agnes, St Brigid’s Hospice',
    'what we did': 'a desk for the surgery',
    outcome: 'patients like it',
    consent: 'yes, use my name',
  });
  expect(content).toContain('Dr Anand suggested that we write to you.');
  expect(content).not.toContain('for St Brigid');
});
