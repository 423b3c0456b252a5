import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const contract = { customer: 'Gerald', renewalDate: '2027-03-31' };

describe('a renewal', () => {
  const review = (notes: string) =>
    composeAt('AFT-03 review', { ...contract, offer: 'Same price for two years', notes }).summary;

  it.each([
    'He has given us notice, boat is sold.',
    'She will not renew.',
    'They have cancelled the berth.',
    'Handed in her notice on Friday.',
    'They are not staying.',
    'Notice received 3 November.',
    'Gerald retires in March and so the boat goes.',
    'The owner Jim Hale retires in March.',
  ])('is asked about where they leave: %s', (notes) => {
    expect(review(notes)).toContain('does the contract end, or is a renewal still to be offered?');
  });

  it.each([
    'He has not given notice.',
    'He might sell the boat.',
    'She is leaving the mast up this year.',
    'We gave him notice of the works.',
    'He likes the new berth.',
    'He sold his old boat and bought a bigger one.',
    'The shop is closing early in winter.',
    'Mine surveyor Pieter Nel retires in February.',
  ])('is not where they stay: %s', (notes) => {
    expect(review(notes)).not.toContain('does the contract end');
  });

  it.each([
    [{ amount: '£4,620', lastYearPrice: '£4,200', increase: '8%' }, true],
    [{ amount: '£4,620', priceLastYear: '£4,200', increase: '8%' }, true],
    [{ amount: '£4,620', previousPrice: '£4,200', increase: '10%' }, false],
    [{ amount: '£4,200', currentPrice: '£4,200', increase: '8%' }, false],
  ])('has the increase that lies between its prices: %j', (prices, isAsked) => {
    const { summary } = composeAt('AFT-03 review', { ...contract, ...prices });
    expect(summary.includes('or 10 % between the two prices?')).toBe(isAsked);
    expect(summary.includes('between the two prices?')).toBe(isAsked);
  });
});
