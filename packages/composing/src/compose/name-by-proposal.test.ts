import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const offer = {
  customer: 'Tidewater Marine',
  contact: 'Priya Nair',
  scope: 'Replace the seals and repaint',
  price: 'GBP 4,800',
  terms: '30 days',
  startDate: '2027-01-04',
};
const proposal = (more: Record<string, string>) =>
  composeAt('SAL-02 proposal', { ...offer, ...more });

it.each(['vessel', 'Vessel name', 'asset', 'vehicle', 'machine', 'boat', 'aircraft'])(
  'tells what the work is done on, by the name of %s',
  (name) => {
    const { content, asks } = proposal({ [name]: 'MV Brisa 4' });
    expect(content).toContain('The work concerns MV Brisa 4.');
    expect(asks).toEqual([]);
  },
);

it('tells it once', () => {
  const scope = 'Replace the seals of MV Brisa 4';
  const { content } = proposal({ scope, vessel: 'MV Brisa 4' });
  expect(content).toContain(`${scope}.`);
  expect(content).not.toContain('The work concerns');
});

it.each([
  'promisedDelivery',
  'promised delivery date',
  'delivery promised',
  'promised date',
  'agreed delivery',
  'firstDelivery',
])('tells a promised delivery beside the start, by the name of %s', (name) => {
  expect(proposal({ [name]: '2027-01-15' }).content).toContain(
    'The start is on 4 January 2027. Delivery: 15 January 2027.',
  );
});

it('hands over a start and a promised delivery under the name of each', () => {
  const { scope, customer, contact, startDate } = offer;
  const { content } = composeAt('SAL-04 pack', {
    scope,
    customer,
    contact,
    startDate,
    amount: 'GBP 4,800',
    promisedDelivery: '2027-01-15',
  });
  expect(content).toContain('**Start date:** 4 January 2027');
  expect(content).toContain('**Promised delivery:** 15 January 2027');
});

it.each([
  'What they need',
  'what_they_need',
  'whatTheyWant',
  'What do they want?',
  'what the customer needs',
  'What they asked for',
])('proposes what they want where no other field says what is done: %s', (name) => {
  const { scope, ...others } = offer;
  const { content, asks } = composeAt('SAL-02 proposal', { ...others, [name]: scope });
  expect(asks).toEqual([]);
  expect(content).toMatch(/## What we will do\s+Replace the seals and repaint\./);
});

it('tells it as the situation beside the work', () => {
  const { content } = proposal({ 'What they need': 'The seals leak' });
  expect(content).toMatch(/## The situation\s+The seals leak\./);
});
