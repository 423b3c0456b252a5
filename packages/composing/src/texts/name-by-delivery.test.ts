import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const customer = { customer: 'Garrity Ltd', deliverables: ['Flat 2 let'] };

it.each([
  'tenancy_start',
  'Tenancy started',
  'start of tenancy',
  'lease start date',
  'moved in',
  'move-in date',
  'Keys handed over',
  'hand-over',
  'turned on',
  'live since',
  'in use since',
  'contract began',
])('calls thirty days after the day that is called %s', (name) => {
  const { summary, content } = composeAt('AFT-01 call', { ...customer, [name]: '30 October 2026' });
  expect(summary).toMatch(/^Monday, 2026-11-30, /);
  expect(content).not.toContain('delivery date');
});

it.each([
  { handover: 'Two sets of keys, and the manuals.' },
  { 'tenancy end': '30 October 2026' },
  { 'moved in': '30 October 2026', 'turned on': '13 November 2026' },
  { 'start price': '30 October 2026' },
])('asks for the day where none, or more than one, is on record: %j', (said) => {
  const { content } = composeAt('AFT-01 call', { ...customer, ...said });
  expect(content).toMatch(/delivery date/i);
});

it('takes the start of a tenancy for that of the work elsewhere', () => {
  const context = { ...customer, tenancy_start: '4 January 2027' };
  expect(composeAt('FUL-01 plan', context).content).not.toContain('Delivery date');
});
