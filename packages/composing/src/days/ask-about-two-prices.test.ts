import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const ask = (more: JsonObject) =>
  composeAt('SAL-02 proposal', { customer: 'Hill Hall', terms: 'Net 30', ...more })
    .asks.flatMap(({ question }) => question ?? [])
    .filter((question) => question.startsWith('Which price'));

it.each([
  { scope: 'Hood cleaning twice a year, at $900 a visit', price: 'about $1,200 a visit' },
  { scope: 'Weekly clean of four floors', terms: '£45 per floor, 30 days', price: '£52 a floor' },
  { scope: 'Service of the lifts, €310 each lift', unitPrice: '€290 per lift', price: '€580' },
])('asks which price for each is right: %j', (more) => {
  expect(ask(more)).toHaveLength(1);
});

it.each([
  { scope: 'Hood cleaning twice a year', price: '$1,200 a visit' },
  { scope: 'Hood cleaning at $1,200 a visit', price: '$1,200 a visit' },
  { scope: 'Weekly clean, £18 an hour', price: '£52 a floor' },
  { scope: 'Weekly clean', terms: 'Extra visits at £95 a visit', price: '£80 a visit' },
  { scope: 'Weekly clean', terms: 'Weekend work at £30 an hour', price: '£20 an hour' },
])('and not where they are the same, or of something else: %j', (more) => {
  expect(ask(more)).toEqual([]);
});

const ofRenewal = (more: JsonObject): string =>
  composeAt('AFT-03 review', { customer: 'Whitfield', amount: '$1,980 per month', ...more })
    .summary;

it.each([
  'Renew for two years at $1,930 per month.',
  'Two-year renewal at $1,930 per month.',
  'A 24-month term at $1,900 per month.',
  '$1,930 per month from March.',
])('takes an offer for the next term for no second price: %s', (offer) => {
  for (const more of [{ offer }, { offer, renewalDate: '2027-02-28' }])
    expect(ofRenewal(more)).not.toContain('Which price');
});

it('asks which price is right of an offer that is for no other term', () =>
  expect(ofRenewal({ offer: 'Support at $1,930 per month.' })).toContain('Which price is right'));
