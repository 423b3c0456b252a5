import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const offer = {
  customer: 'Elm Nursery',
  contact: 'Rita Shaw',
  need: 'A play surface that drains',
  startDate: '2026-12-15',
  terms: '30 days',
};
const propose = (more: object) => composeAt('SAL-02 proposal', { ...offer, ...more });
const whole = { scope: 'Lay 80 m2 of wet pour', price: '£4,800' };

it.each([
  [{ offer: 'Lift the old surface and lay a new one' }, 'lay a new one.'],
  [{ approach: 'We work at weekends only' }, 'We work at weekends only.'],
  [{ proposedSolution: 'Two coats of rubber crumb' }, 'Two coats of rubber crumb.'],
  [{ site: 'Back garden, Elm Road' }, 'Where: Back garden, Elm Road.'],
  [{ location: 'Leeds' }, 'Where: Leeds.'],
  [{ completionDate: '2026-12-23' }, 'Completion: 23 December 2026.'],
  [{ finishBy: '23 December' }, 'Completion: 23 December.'],
  [{ endDate: '2026-12-23' }, 'End: 23 December 2026.'],
  [{ deliveryDate: '2026-12-14' }, 'Delivery: 14 December 2026.'],
  [{ installDate: '2026-12-16' }, 'Installation: 16 December 2026.'],
  [{ quoteNumber: 'Q-2291' }, 'Our reference: Q-2291.'],
  [{ quote: { number: 'Q-2291' } }, 'Our reference: Q-2291.'],
  [{ setupFee: '£90' }, '- Setup fee: £90'],
  [{ clientNeeds: 'Clear the hall by Monday' }, 'Clear the hall by Monday.'],
  [{ we_need: 'Dock access from 10am' }, 'Dock access from 10am.'],
  [{ venue: 'Doltone House' }, 'Where: Doltone House.'],
  [{ cancellation: 'Free up to 60 days before' }, 'Cancellation: Free up to 60 days before.'],
  [{ subtotal: '£4,000', vat_20: '£800' }, '- Subtotal: £4,000'],
  [{ vat: 'Prices include VAT' }, 'VAT: Prices include VAT'],
  [{ price_per_hamper: '£48', price: '£4,800' }, 'Price for each: £48.'],
  [{ assumptions: 'Gardens are open' }, 'The price assumes this: Gardens are open.'],
  [{ support: 'By phone from 7 to 21' }, 'Support: By phone from 7 to 21.'],
  [{ stage_payments: '30% at order', terms: '' }, '30% at order.'],
  [{ key_dates: 'Design freeze 30 April' }, 'Design freeze 30 April.'],
  [{ insurance: 'Theft cover included' }, 'Insurance: Theft cover included.'],
  [{ go_live: '2027-03-22' }, 'Go-live: 22 March 2027.'],
  [{ notInScope: 'Label printers' }, 'Label printers.'],
  [{ exclusions: 'House rigging and union labor' }, 'House rigging and union labor.'],
  [{ KindAttn: 'Dr Anand Kulkarni', contact: '' }, 'Prepared for Dr Anand Kulkarni.'],
  [{ price_breakdown: [{ room: 'Main stage', price: '£4,000' }] }, '- Main stage: price £4,000'],
  [{ nextStep: 'We send the contract once you confirm' }, 'We send the contract once you confirm.'],
])('has a place in a proposal for %j', (more, told) => {
  const { content, asks, summary } = propose({ ...whole, ...more });
  expect(content).toContain(told);
  expect(asks).toEqual([]);
  expect(summary).not.toContain('Not told');
});

it.each([
  [{ solution: 'One deck oven with a timer' }, 'One deck oven with a timer.'],
  [{ offer: ['Lift the old surface', 'Lay the new one'] }, 'Lay the new one'],
  [{ solution: { product: 'Deck oven D4', quantity: 2 } }, '- Deck oven D4: quantity 2'],
  [{ approach: { title: 'Two visits', description: 'one before winter' } }, '- Two visits: '],
])('takes as the work, where nothing else is, %j', (more, told) => {
  const { content, asks } = propose({ price: '£4,800', ...more });
  expect(content).toContain(told);
  expect(asks).toEqual([]);
});

it.each([
  [{ pricing: { total: '€9,400' } }, 'The price is €9,400'],
  [{ pricing: { monthly: '£110', setup: '£300' } }, '- Setup charge: £300'],
  [{ pricing: { monthlyRental: '£38', term: '36 months' } }, 'The price is £38 a month'],
  [{ pricing: { monthlyRental: '£38', term: '36 months' } }, 'The agreement is for 36 months.'],
  [{ fees: { annual: '$900', delivery: '$40 once' } }, '- Delivery charge: $40 once'],
])('reads what is nested of a price: %j', (more, told) => {
  const { content, asks } = propose({ scope: whole.scope, ...more });
  expect(content).toContain(told);
  expect(asks).toEqual([]);
});

it.each([{ offer: '10% off if signed by Friday' }, { offer: 'Free delivery' }])(
  'takes no reduction for the work: %j',
  (more) => {
    expect(propose({ price: '£4,800', ...more }).asks).toMatchObject([
      { names: ['scope', 'items', 'deliverables'] },
    ]);
  },
);

it.each([
  { scope: 'Lay 80 m2 of wet pour in the back garden', site: 'Back garden' },
  { customer: 'Elm Nursery, Leeds', location: 'Leeds' },
])('says once where it is: %j', (more) =>
  expect(propose({ ...whole, ...more }).content).not.toContain('Where:'),
);

it('names the start once where nothing else says when it is', () => {
  const { startDate: _, ...undated } = offer;
  const { content } = composeAt('SAL-02 proposal', {
    ...undated,
    ...whole,
    installDate: '2026-12-16',
  });
  expect(content.match(/16 December 2026/g)).toHaveLength(1);
});

it.each([
  [{ total: '$6,480' }, 'quantity 2, unit price $2,450'],
  [{ total: '$4,030' }, 'quantity 2, price $2,450'],
  [{ quote: { total: '$6,480', ref: 'Q-9' } }, 'quantity 2, unit price $2,450'],
])('says of a line that its price is that of each where only so they come to %j', (more, told) => {
  const items = [
    { item: 'Bottle filler', qty: 2, price: '$2,450' },
    { item: 'Retest', qty: 1, price: '$1,580' },
  ];
  expect(propose({ items, ...more }).content).toContain(told);
});

it('asks which day is right where the work is complete before it begins', () => {
  const { asks } = propose({ ...whole, completionDate: '2026-12-10' });
  expect(asks.map(({ question }) => question).join(' ')).toContain('is before the start date');
});

it.each([
  { offer: '10% off if signed by Friday' },
  { promises: 'We move the swings for nothing' },
  { benefits: 'Dry again within an hour of rain' },
])('asks about what an offer has no place for, whatever its name: %j', (more) => {
  expect(propose({ ...whole, ...more }).asks).toMatchObject([{ names: ['maySend'] }]);
});

it.each([
  { risks: 'They may go with another firm' },
  { source: 'Met at the trade fair in May' },
  { reason: 'The inspection is in spring' },
])('asks nothing of what is for us: %j', (more) =>
  expect(propose({ ...whole, ...more }).asks).toEqual([]),
);

it.each([
  { price: { setup: '£450 one-time', subscription: '£105 per month' } },
  { investment: '£4,800' },
])('has a price in %j', (price) => {
  const { asks, content } = propose({ scope: 'Lay 80 m2 of wet pour', ...price });
  expect(asks).toEqual([]);
  expect(content).toMatch(/£105 per month|The price is £4,800/);
});

it('takes the summary that a proposal nests for its work', () => {
  const proposal = { summary: 'Lay 80 m2 of wet pour', investment: '£4,800', lead_time: '5 weeks' };
  const { asks, content } = propose({ proposal });
  expect(asks).toEqual([]);
  expect(content).toContain('Lay 80 m2 of wet pour.');
});

it('asks of an exclusion that says why', () => {
  const exclusions = 'Rigging, because their boss would not pay our margin';
  expect(propose({ ...whole, exclusions }).asks).toHaveLength(1);
});
