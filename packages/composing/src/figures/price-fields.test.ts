import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const offer = {
  customer: 'Todmorden Library',
  contact: 'Graham Pickles',
  scope: 'Annual maintenance of the passenger lift',
  startDate: '1 April 2027',
};
const propose = (more: Record<string, unknown>): string =>
  composeAt('SAL-02 proposal', { ...offer, ...more })
    .asks.map(({ question }) => question ?? '')
    .join('\n');

it.each([
  [{ price: '£1,480 p.a. (Jo) / 1,640 in the email of 20 Nov' }, 'names two amounts'],
  [{ amount: '€2.940,00 / £2,480' }, 'names two amounts'],
  [{ price: '£1,480, Jo says 1,640' }, 'names two amounts'],
  [{ amount: 'between 11 and 12k' }, 'no certain amount'],
  [{ price: '1480-ish' }, 'no certain amount'],
  [{ price: 'about £1,500' }, 'no certain amount'],
  [{ price: '£1,480 a year', amount: '£1,640' }, 'Which is right: “£1,480 a year” or “£1,640”?'],
  [{ amount: '€13,500', deposit: '£4,000' }, 'Which is right: “€13,500” or “£4,000”?'],
  [{ amount: '£11,640', terms: '30% deposit, 60% on delivery, 20% after' }, 'comes to 110 %'],
  [{ amount: '£11,640', terms: '30% with the order, 60% on completion' }, 'comes to 90 %'],
  [{ price: '£1,480', notes: 'email of 20 Nov says £1,640' }, 'as somebody was told'],
  [
    { amount: '£1,480', scope: '6 visits a year', items: ['4 visits', 'call-out cover'] },
    'Which is right: “6 visits” or “4 visits”?',
  ],
])('asks which is right of %j', (more, question) => {
  expect(propose(more)).toContain(question);
});

it.each([
  { price: '£9,700 + VAT', amount: '£11,640' },
  { price: '£155', amount: '£465' },
  { price: '£480 a month' },
  { price: '£195 + VAT per lift' },
  { amount: '£11,640', deposit: '30% with the order' },
  { amount: '£11,640', deposit: '£3,000', terms: 'Balance 14 days after handover' },
  { amount: '£11,640', terms: '40% with the order, 40% on delivery, 20% at handover' },
  { amount: '£11,640', terms: '30% deposit, 50% on delivery, rest at handover' },
  { amount: '£11,640', terms: '30% deposit, 2% interest if late' },
  { amount: '£1,480', scope: '6 visits a year', items: ['6 visits', 'call-out cover'] },
  { amount: '£1,480', scope: '3 doors', items: ['2 doors on the ground floor', '1 doors above'] },
  { amount: '£1,480', scope: '2 new doors', items: ['4 hinges', '2 days on site'] },
])('asks nothing of %j', (more) => {
  expect(propose(more)).not.toMatch(/right|amount|come/);
});

it('asks which number of things is right before they are signed for', () => {
  const { asks } = composeAt('FUL-03 checklist', {
    customer: 'Pellon',
    scope: '3 landing doors',
    deliverables: ['2 landing doors'],
    acceptedBy: 'B. Walsh',
    findings: ['none'],
  });
  expect(asks).toMatchObject([
    { question: 'Which is right: “3 landing doors” or “2 landing doors”?' },
  ]);
});

it('asks before all is said to be done and a part is open', () => {
  const { asks } = composeAt('FUL-02 report', {
    customer: 'St Aidan’s',
    milestone: 'Handover',
    progress: 'All done.',
    status: ['Pit: open', 'Platform: done'],
    nextStep: 'Test on 8 December',
    date: '12 December 2026',
  });
  expect(asks.map(({ question }) => question).join()).toContain('“Pit: open”');
});

it('reads in time in proportion to the length', () => {
  for (const words of [
    '£1,480 / ',
    '2 landing doors ',
    '30% on ',
    'between 11 and ',
    '£1 a b, says ',
  ])
    expect(
      measureGrowth((price) => propose({ price, scope: price, terms: price }), words),
    ).toBeLessThan(12);
});

it.each([
  '$4,500-5,200',
  '$4,500 to $5,200',
  '~$4,500',
  '$4,500 +/- 10%',
  '$4,500 if the line set is good',
  '$4,500 max',
  'up to $9,000',
  '$4,500+',
  'T&M, est. $4,500',
  '$4,500 pending Luis',
  'call it 45 hundred',
])('asks which amount is told of %s', (price) =>
  expect(propose({ price })).toContain('is no certain amount: which one is told?'),
);

it.each([
  '$4,500',
  '$4,500/mo',
  '$128/hr T&M',
  'not to exceed $4,500',
  '$4,500 plus tax',
  '$4,500+tax',
  '$12,400 if signed by 12/15',
  '$480 a month for up to 12 visits',
  '$480 a month, min 12 months',
  '$1,850 - 12 months',
  '$4,500 incl. 2 hours startup',
  '$18,900 lump sum',
])('asks nothing of the price %s', (price) => expect(propose({ price })).toBe(''));

it('asks for the currency of thousands', () => {
  const { asks } = composeAt('SAL-02 proposal', { ...offer, price: '4.5k' });
  expect(asks).toMatchObject([{ names: ['currency'] }]);
});

it.each([
  [{ terms: 'Net 30', paymentTerms: '50% down, balance net 15' }, 'Which is right: “Net 30” or'],
  [{ terms: 'Net 30', paymentTerms: 'Net 30 days' }, ''],
  [{ terms: 'Net 30', paymentTerms: 'ACH or check' }, ''],
])('asks which of two payment terms holds: %j', (more, question) => {
  const asked = propose({ price: '$4,500', ...more });
  expect(asked.slice(0, question.length || undefined)).toBe(question);
});

it.each(['TBC - waiting on Ian for the cut-out cost', 'tbd, Jo has to cost the glass'])(
  'asks once of a price that is a blank: %s',
  (price) => {
    const asked = propose({ price });
    expect(asked).not.toContain('is no certain amount');
    expect(asked).toContain('how is it to read?');
    expect(asked).toContain(price.slice(0, 12));
  },
);
