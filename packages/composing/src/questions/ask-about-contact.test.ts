import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const contract = {
  customer: 'Thornton Retail Parks',
  contact: 'Gareth Sykes',
  renewalDate: '2027-03-31',
  offer: 'Same price for two years',
};
const review = (notes: string) => composeAt('AFT-03 review', { ...contract, notes }).summary;

it.each([
  'gareth retires xmas',
  'Gareth is leaving at Christmas.',
  'Mr Sykes leaves the company in January',
  'gareth is off to another firm on 4 jan',
  'Gareth has a new job from January',
  'Gareth moves on at new year',
])('asks with whom the talk is where the contact is gone by then: %s', (notes) => {
  expect(review(notes)).toContain(
    'and the talk is planned for sixty days before the contract ends: is it held with',
  );
  expect(review(notes)).not.toContain('does the contract end');
});

it.each([
  'Gareth retires on 30 June 2027',
  'Gareth is not leaving after all',
  'Gareth leaves early on Fridays',
  'Gareth is off on holiday',
  'The lift man retires at xmas',
  'gareth left a message',
])('asks nothing where the contact is there: %s', (notes) => {
  expect(review(notes)).not.toContain('is it held with');
});

it('still asks about the contract where the customer leaves', () => {
  expect(review('They are not renewing.')).toContain('does the contract end');
});
