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
  ['1009-88431', 'our order 1009-88431.'],
  ['ORD-77', 'our order ORD-77.'],
  ['Orderly 5', 'our order Orderly 5.'],
])('says once that %s is an order', (order, said) => {
  expect(claim(order)).toContain(`This letter concerns ${said}`);
});
