import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { doubtsPrice } from './price-in-doubt.ts';

it.each([
  'price 1,140 plus vat but thats off last years sheet, acrylic gone up, jo needs to redo it b4 it goes out',
  'price is off last years sheet',
  'the 1,140 is from the old price list',
  'Quote is based on last year’s rates',
  '1140 is out of date',
  'the price is out of date now',
  'thats last years price',
  'not final price yet',
  'The price is not final',
  'Dave still has to check the figure',
  'price needs redoing, steel went up',
  'price to be confirmed by Jo',
  'The figure is only a guess',
  'rough price, 900',
  'supplier hasnt confirmed the price of the glass',
  'steel has gone up since',
  'price might go up in january',
  'Jo must update the quote before it goes out',
  'they want it quick, price needs checking before it goes out',
  'Price not approved yet.',
  'Dana has not signed off the price',
  'The price still needs Dana’s ok',
  'Nobody has approved the price',
  'Still waiting for sign-off on the price',
  'The quote is yet to be approved',
])('reads that a price may not hold: %s', (said) => {
  expect(doubtsPrice(said)).toBe(true);
});

it.each([
  'last years price was 980',
  'Cheaper than last year’s prices',
  'price agreed with Jo',
  'It was off last years sheet, jo has redone it',
  'Price checked and right',
  'We need to check the drains first',
  'They still pay the old rates at Fastsign',
  'Their energy costs have gone up',
  'The price holds until the end of January',
  'Their old sign is out of date',
  'Price is 1,140, work to be done in 2 days',
  'The customer hasn’t confirmed the price',
  'Price approved by Dana on Monday',
  'Dana has signed off the price',
  'No sign-off of the drawings needed at this price',
  'The council has not approved the plans',
  'The figures of last year are on the sheet',
  'Needs a quote by Friday',
  'We need to check the rates of their energy supplier',
])('and not of others: %s', (said) => {
  expect(doubtsPrice(said)).toBe(false);
});

const proposal = (notes: string, more: JsonObject = {}) =>
  composeAt('SAL-02 proposal', {
    customer: 'Hill Physio',
    contact: 'Anil Rao',
    items: ['3 window vinyls', '1 sign'],
    price: 1140,
    currency: 'GBP',
    notes,
    ...more,
  });

it('asks whether the price holds, and of the tax beside it', () => {
  const notes =
    "price 1,140 plus vat but that's off last years sheet, jo needs to redo it b4 it goes out";
  expect(proposal(notes).summary).toContain(`“${notes}”: does the price hold`);
  expect(proposal(notes).summary).toContain('does not tell whether tax is in the price');
  const settled = proposal(notes, { maySend: 'yes', mayOmitPrice: 'yes' });
  expect(settled.asks).toEqual([]);
});

it.each([
  'Price plus vat, spoke to Anil and he is fine with it',
  'told him 1140 ex vat over the phone last week',
  'vat is on top, he knows that',
])('asks of a tax that the text does not tell: %s', (notes) => {
  expect(proposal(notes).asks.map(({ names: [name] }) => name)).toContain('mayOmitPrice');
  expect(proposal(notes, { vat: '20%, on top' }).asks).toEqual([]);
});

it.each(['Send us the VAT number', 'Spoke to Anil, he likes the blue one'])(
  'and of nothing else: %s',
  (notes) => {
    expect(proposal(notes).summary).not.toContain('whether tax is in the price');
  },
);

it.each(['needs redoing b4 it goes out', 'jo needs to redo it b4 it goes out'])(
  'waits for what comes before it is sent, as people type it: %s',
  (notes) => {
    expect(proposal(notes).summary).toContain(`On record is “${notes}”`);
  },
);

const role = { role: 'Parts runner', tasks: ['Drive parts to jobs'], applyTo: 'jobs@example.com' };
const asksOf = (pay: string) => composeAt('CUL-03 post', { ...role, pay }).asks;

it.each([
  '19-21/hr depending',
  'Up to 21 but start everybody at 19',
  '$21ish',
  '$21, we can go to 23',
])('asks whether applicants are to read the pay %s', (pay) =>
  expect(asksOf(pay)).toMatchObject([{ names: ['maySend'] }]),
);

it.each([
  '$19-$21/hr',
  '$19-$21/hr depending on experience',
  '£30,000 to £34,000 a year',
  '$21/hr, starting rate $19',
  'Union scale',
])('asks nothing of the pay %s', (pay) => expect(asksOf(pay)).toEqual([]));

it('asks whether what a proposal tells is settled among us', () => {
  const offer = { customer: 'Ferry Inn', scope: 'A bar top', price: '£4,180', terms: '30 days' };
  const summaryOf = (more: Record<string, string>) =>
    composeAt('SAL-02 proposal', { ...offer, ...more }).summary;
  const asked = 'is not settled yet';
  expect(summaryOf({ vat: 'zero rated? ask Maureen' })).toContain(asked);
  expect(summaryOf({ timeline: '3 weeks, check with Tobias' })).toContain(asked);
  expect(summaryOf({ vat: 'zero rated', timeline: 'ask for a day that suits you' })).not.toContain(
    asked,
  );
});
