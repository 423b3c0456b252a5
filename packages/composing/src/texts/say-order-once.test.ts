import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const claim = (order: string): string =>
  composeAt('OPS-03 letter', {
    supplier: 'TelWave',
    order,
    issue: 'Two of ten laptops came with cracked hinges.',
    creditWanted: '$340',
    deadline: '2026-12-11',
  }).content;

it.each([
  ['Order 1009-88431', 'our order 1009-88431.'],
  ['order no. 77', 'our order no. 77.'],
  ['Circuit order 88-2231', 'our circuit order 88-2231.'],
  ['circuit order 88-2231 for Oak Hill Church', 'our circuit order 88-2231 for Oak Hill Church.'],
  ['our purchase order 12', 'our purchase order 12.'],
  ['PO 88', 'our PO 88.'],
  ['Dell order 88', 'our Dell order 88.'],
  ['contract LH-2209', 'our contract LH-2209.'],
  ['Invoice 8812', 'our invoice 8812.'],
  ['SOW 12', 'our SOW 12.'],
  ['MSA of March 2', 'our MSA of March 2.'],
  ['annual subscription', 'our annual subscription.'],
  ['insertion order 55', 'our insertion order 55.'],
  ['Contractors Depot 55', 'our order Contractors Depot 55.'],
  ['1009-88431', 'our order 1009-88431.'],
  ['ORD-77', 'our order ORD-77.'],
  ['Orderly 5', 'our order Orderly 5.'],
])('says once that %s is an order', (order, said) => {
  expect(claim(order)).toContain(`This letter concerns ${said}`);
});

it.each([
  ['Refund', 'We ask for a refund by 11 December 2026.'],
  ['a full refund.', 'We ask for a full refund by 11 December 2026.'],
  ['Money back', 'We ask for our money back by 11 December 2026.'],
  ['Exchange', 'We ask for an exchange by 11 December 2026.'],
  [
    'Refund of half the price',
    'We are asking for the following, by 11 December 2026: Refund of half the price.',
  ],
  ['Redo it', 'We are asking for the following, by 11 December 2026: Redo it.'],
])('asks for what is wanted: %s', (remedy, said) => {
  const { content } = composeAt('OPS-03 letter', {
    supplier: 'TelWave',
    order: 'PO 88',
    issue: 'Two of ten laptops came with cracked hinges.',
    remedy,
    deadline: '2026-12-11',
  });
  expect(content).toContain(said);
  expect(content.match(/We (?:ask|are asking) /gu)).toHaveLength(1);
});
