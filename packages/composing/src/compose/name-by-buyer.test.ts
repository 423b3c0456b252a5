import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const offer = {
  scope: '20 scanners',
  price: 'GBP 4,800',
  timeline: 'January 2027',
  terms: '30 days',
};

it.each([
  { account: { name: 'Tidewater Clinics', buyer: 'Priya Nair' } },
  { account: { company: 'Tidewater Clinics', buyer: 'Priya Nair' } },
  { account: { buyer: 'Priya Nair' }, customer: 'Tidewater Clinics' },
  { customer: { name: 'Tidewater Clinics', buyer: 'Priya Nair' } },
  { customer: 'Tidewater Clinics', buyer: 'Priya Nair' },
])('has whoever buys for a customer as whom to speak with: %j', (context) => {
  const { asks, title, content } = composeAt('SAL-02 proposal', { ...offer, ...context });
  expect(asks).toEqual([]);
  expect(title).toBe('Proposal: Tidewater Clinics');
  expect(content).toContain('Prepared for Priya Nair.');
});

it('has a buyer as the customer where nobody else is', () => {
  const { title } = composeAt('SAL-02 proposal', { ...offer, buyer: 'Priya Nair' });
  expect(title).toBe('Proposal: Priya Nair');
});

it('has the contact before whoever buys', () => {
  const context = {
    ...offer,
    customer: 'Tidewater Clinics',
    buyer: 'Priya Nair',
    contact: 'Jo Ash',
  };
  const { asks, content } = composeAt('SAL-02 proposal', context);
  expect(asks).toEqual([]);
  expect(content).toContain('Prepared for Jo Ash.');
});
