import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readAmount } from '../facts/amounts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { withRupeeSigns } from '../facts/rupees.ts';
import { askAboutRecords } from './check-records.ts';
import { askAboutTotals, sayTotal } from './check-totals.ts';
import { withUnit } from './amount-question.ts';
import { findContradictions } from './contradictions.ts';
import { withVariances } from './variances.ts';

const listQuestions = (context: JsonObject) =>
  askAboutTotals(readFacts(context), context).map(({ question }) => question);

it.each([
  ['₹1,25,000', 125_000],
  ['Rs. 1,25,000/-', 125_000],
  ['Rs 78,500', 78_500],
  ['INR 12,50,000.50', 1_250_000.5],
  ['12,50,000', 1_250_000],
  ['Rs. 4.5 lakh', 450_000],
  ['2.45 lakh', 245_000],
  ['₹ 1.2 crore', 12_000_000],
  ['800 rupees', 800],
  ['-₹7,200', -7200],
  ['12,50,00', undefined],
  ['Rs. 450 per UPS', undefined],
  ['4 lakh visitors', undefined],
])('reads rupees however they are written: %s', (written, amount) => {
  expect(readAmount(written)).toBe(amount);
});

it.each([
  ['40 chairs @ Rs. 4,500/- and Rs 2 lakh', '40 chairs @ ₹4,500 and ₹2,00,000'],
  ['The hours of 9/-10 are ours', 'The hours of 9/-10 are ours'],
  ['2 lakh visitors read it', '2 lakh visitors read it'],
  ['Order RS-2206 and Rs2206', 'Order RS-2206 and ₹2206'],
])('writes them with a sign for whatever compares them: %s', (text, signs) => {
  expect(withRupeeSigns(text)).toBe(signs);
});

it('groups what it reckons as rupees are grouped', () => {
  expect(withUnit('Rs. 2,50,000', 260_000)).toBe('Rs. 2,60,000');
  expect(withUnit('₹90,000', 1_105_500)).toBe('₹11,05,500');
  expect(withUnit('2,50,000', 260_000)).toBe('2,60,000');
  expect(withUnit('£250,000', 260_000)).toBe('£260,000');
});

it.each(['₹', '₹ ', 'Rs ', 'Rs. ', 'INR '])('compares lines in %s', (sign) => {
  const items = (amount: string) => [
    { item: 'Desks', quantity: 40, price: `${sign}4,500`, amount: `${sign}${amount}` },
    { item: 'Stools', quantity: 20, price: `${sign}4,000`, amount: `${sign}80,000` },
  ];
  const own = sign.trimEnd() === '₹' ? '₹' : sign;
  expect(listQuestions({ items: items('1,90,000'), price: `${sign}2,60,000` })).toEqual([
    `Which amount is right: ${sign}2,60,000 on record, or ${own}2,70,000 as the lines add up?`.replace(
      '₹ 2',
      '₹2',
    ),
    `Which amount is right: ${own}1,90,000 on record of Desks, or ${own}1,80,000 as its quantity times its price?`,
  ]);
  const right = { items: items('1,80,000'), price: `${sign}2,60,000` };
  expect(listQuestions(right)).toEqual([]);
  expect(sayTotal(right, readFacts(right))).toContain('The lines add up to the amount on record');
});

it.each([
  ['40 desks @ Rs. 4,500 = Rs. 1,90,000', 'Rs. 1,80,000'],
  ['40 desks at Rs 4,500 each = Rs 1,90,000', 'Rs 1,80,000'],
])('compares what is told in words: %s', (items, right) => {
  const context = { items, price: 'Rs. 1,90,000' };
  const said = [
    ...listQuestions(context),
    ...findContradictions(readFacts(context)).map(({ question }) => question),
  ].join();
  expect(said).toContain(right.replace(/^Rs\.? /, ''));
});

it('takes a price with its tax extra for one before it', () => {
  const items = [
    { item: 'Fans', quantity: 10, price: '₹2,000' },
    { item: 'Lamps', quantity: 5, price: '₹1,000' },
  ];
  for (const price of ['Rs. 25,000 + GST 18% extra', '₹25,000 plus 18% GST', '₹25,000 + GST'])
    expect(listQuestions({ items, price })).toEqual([]);
  expect(listQuestions({ items, price: '₹26,000 plus 18% GST' })).toHaveLength(1);
});

it('takes what is given back for no slip', () => {
  const items = [
    { item: 'Cells', quantity: 60, price: '₹4,000', amount: '₹2,40,000' },
    { item: 'Less old ones', quantity: 60, price: '₹300', amount: '-₹18,000' },
  ];
  expect(listQuestions({ items, price: '₹2,22,000' })).toEqual([]);
});

it.each([
  ['₹4,50,000', '₹5,12,300', '₹62,300'],
  ['Rs. 4.5 lakh', 'Rs. 4.1 lakh', 'Rs. -40,000'],
  ['Rs 85,000', '₹1,32,400', '₹47,400'],
  ['4,50,000', '5,12,300', 62_300],
])('tells the variance of %s and %s', (planned, actual, variance) => {
  const line = { costCentre: 'Spares', planned, actual };
  expect(withVariances({ lines: [line] }, { isEnded: true })).toMatchObject({
    lines: [{ variance }],
  });
});

it('asks about the line of an invoice run', () => {
  const invoices = [
    { customer: 'Apte', item: 'Tables', qty: 30, rate: 'Rs. 5,000', amount: 'Rs. 1,60,000' },
  ];
  expect(askAboutRecords({ invoices })).toEqual([
    'Which amount of Apte is right: Rs. 1,60,000 on record, or Rs. 1,50,000 as its quantity times its price?',
  ]);
});

it('leaves what is told outside as it was written', () => {
  const { content } = composeAt('SAL-02 proposal', {
    client: 'Apte Clinic',
    contact: 'Mrs. Apte',
    scope: 'Six fans',
    price: 'Rs. 2,45,000 + GST 18% extra',
    timeline: 'within 3 weeks',
    validUntil: '2026-12-15',
  });
  expect(content).toContain('Rs. 2,45,000 + GST 18% extra');
  expect(content).not.toMatch(/\bRs (?:for|\.)/);
});
