import { expect, it } from 'vitest';
import { readRunData } from './run-data.ts';

it.each([
  [
    { ref: 'MIL9', address1: '9 Mill Road', flat: '2/2', postcode: 'G42 9QW' },
    '2/2, 9 Mill Road, G42 9QW',
  ],
  [{ street: '9 Mill Road', unit: '4', city: 'Franklin' }, '4, 9 Mill Road, Franklin'],
])('has the flat of an address with it: %j', (property, told) => {
  expect(readRunData({ property, title: 'Tap drips' }, undefined)).toMatchObject({
    property: told,
  });
});

it('takes nothing for an address that tells more of a place', () => {
  const property = { flat: '2/2', city: 'Glasgow', rent: '£795' };
  expect(readRunData({ property, title: 'Tap drips' }, undefined)).toMatchObject({ property });
});
