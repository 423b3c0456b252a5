import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { findHouses } from './referral-houses.ts';

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
])('says whose company is which: %j', (houses, found) => {
  expect(findHouses({ ...introduced, ...houses })).toEqual(found);
});
