import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const sheet = (context: JsonObject): string =>
  composeAt('FIN-02 control', { customer: 'Pell Lodge', amount: '£155', ...context }).summary;

it.each<[JsonObject, string]>([
  [{ notes: 'The call-out is within contract I think. check w Jo' }, 'is within contract I think'],
  [
    { items: [{ item: 'Call-out (in contract, n/c)', quantity: 1, price: 155 }] },
    'in contract, n/c',
  ],
  [{ items: [{ item: 'Door edge', price: 155, status: 'not fitted yet' }] }, 'not fitted yet'],
])('asks whether the lines keep to what may not be billed: %j', (context, said) => {
  const { summary } = { summary: sheet(context) };
  expect(summary).toContain(said);
  expect(summary).toContain('keep to that?');
});

it.each<[JsonObject, string]>([
  [{ 'waive?': 'Dan told her the survey comes off the bill if she orders.' }, 'keep to that?'],
  [{ 'what we told her': 'The survey is taken off the final bill.' }, 'keep to that?'],
  [{ 'already paid': '£100 on 3 September' }, 'is it taken off, or told on the invoice?'],
  [{ 'paid so far': '£100' }, 'is it taken off, or told on the invoice?'],
  [
    { excess: 'The owner pays the first £99, and paid it at the desk.' },
    'is it taken off, or told on the invoice?',
  ],
])('asks about what any other field says against them: %j', (context, asked) => {
  const items = [{ item: 'Survey', quantity: 1, price: 155 }];
  expect(sheet({ items, ...context })).toContain(asked);
});

it.each([
  'Can you make it out as repairs, not a new bar?',
  'Please make the bill out to Lowe Leisure Ltd',
  'could you date it in October for our year end',
  'he wants us to backdate the invoice',
  'Their new VAT name is Lowe Leisure Ltd since 1 November',
])('asks whether an invoice would still say what was done: %s', (said) => {
  const items = [{ item: 'Bar top', quantity: 1, price: 155 }];
  expect(sheet({ items, 'message from them': said })).toContain('would the invoice still say');
});

it.each(['Please make it out as agreed', 'Call the job done as soon as the rail is in'])(
  'and not of what is usual: %s',
  (said) => {
    const items = [{ item: 'Bar top', quantity: 1, price: 155 }];
    expect(sheet({ items, 'message from them': said })).not.toContain('would the invoice still');
  },
);

it('asks nothing where somebody says where a thing is, or nothing was paid', () => {
  const items = [{ item: 'Shelf', quantity: 1, price: 155 }];
  const more = { 'where it is': 'In the alcove off the hall.', 'paid so far': '£0' };
  expect(sheet({ items, ...more })).not.toContain('On record is');
});

it('asks nothing of a line that is named after a contract', () => {
  expect(sheet({ items: [{ item: 'Contract (monthly)', quantity: 1, price: 155 }] })).not.toContain(
    'keep to that?',
  );
});

it.each<[JsonObject, string]>([
  [{ notes: 'one not done yet, no access' }, 'no access”: do the lines keep to that?'],
  [{ items: '5 houses, only did 4' }, 'only did 4”: do the lines keep to that?'],
  [{ notes: 'paid £100 cash to Art' }, 'to Art”: is it taken off, or told on the invoice?'],
  [{ notes: 'already invoiced in nov?? check' }, 'nov?? check”: is that settled'],
  [{ items: ['gutters (was it 5?)'] }, '“gutters (was it 5?)”: is that settled'],
])('asks about what is said against billing the lines: %j', (context, question) => {
  expect(sheet(context)).toContain(question);
});

it.each<[JsonObject]>([
  [{ notes: 'All 5 done. Always paid on time. PO not needed.' }],
  [{ items: ['Check of the gutters £60', 'Check valve £20'] }],
])('asks nothing of lines that nothing is said against: %j', (context) => {
  expect(sheet(context)).not.toMatch(/keep to that|is that settled|taken off/);
});

it('asks for the day of a renewal that has passed', () => {
  const review = (renewalDate: string): string =>
    composeAt('AFT-03 review', { customer: 'Ash Court', renewalDate }).summary;
  expect(review('28 February 2026')).toContain('28 February 2026, has passed: which day is meant?');
  expect(review('28 February 2027')).not.toContain('has passed');
});

const lines = [
  { item: 'Firewall', quantity: 1, price: 3900 },
  { item: 'Labor', quantity: 14, price: 165 },
];
const ofFirewall = { items: lines, amount: '$6,210', invoiceDate: '2026-12-01' };

it.each<JsonObject>([
  { note: 'The deposit of $3,420 was invoiced on November 20.' },
  { note: '50% down payment already billed' },
  { deposit: '$3,105 paid November 20' },
  { deposit: '50%, invoiced in November' },
])('asks whether a deposit is taken off that was billed or paid: %j', (context) =>
  expect(sheet({ ...ofFirewall, ...context })).toContain(
    'is it taken off, or told on the invoice?',
  ),
);

it.each<JsonObject>([
  { deposit: '50% on signing' },
  { deposit: 'not paid yet' },
  { deposit: '$3,105, to be invoiced in December' },
  { note: 'No deposit was invoiced.' },
  {
    deposit: '$3,105 paid November 20',
    items: [...lines, { item: 'Deposit, November 20', quantity: 1, price: -3105 }],
    amount: '$3,105',
  },
])('asks about no deposit that is to come, or is taken off: %j', (context) =>
  expect(sheet({ ...ofFirewall, ...context })).not.toContain('is it taken off'),
);

it.each(['we said 10% off cuz of the delay', 'promised them $200 off', 'told Al half off labor'])(
  'asks whether the lines keep to a promised discount: %s',
  (note) =>
    expect(sheet({ ...ofFirewall, note })).toContain(`${note}”: do the lines keep to that?`),
);

it.each(['No 10% off this time', 'Signed off on site', '90% done in October'])(
  'asks for no discount: %s',
  (note) => expect(sheet({ ...ofFirewall, note })).not.toContain('keep to that?'),
);
