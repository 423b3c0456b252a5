import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const ask = (scope: string, price: string): string =>
  composeAt('SAL-02 proposal', { customer: 'Harcourt', scope, price, timeline: 'May' }).summary;

it.each([
  ['Full maintenance 2 passenger lifts', '€2,150 per lift, total 4,400 p.a. + VAT', '€4,300'],
  ['Full maintenance', '€2,150 per lift for 2 lifts, total €4,400', '€4,300'],
  ['Cover three narrowboats', 'Cover at £640 a narrowboat, £1,980 in all', '£1,920'],
  ['New hoods for 12 ovens', '$85 each oven = $1,120', '$1,020'],
  ['New hoods for 12 bakeries', '$85 per bakery, making $1,120', '$1,020'],
])('a price for each and how many there are: %s, %s', (scope, price, right) => {
  expect(ask(scope, price)).toContain(`or ${right} for `);
});

it.each([
  ['Full maintenance 2 passenger lifts', '€2,150 per lift, total 4,300 p.a. + VAT'],
  ['Full maintenance 2 passenger lifts', '€2,150 per lift, total €5,160 inc VAT'],
  ['Full maintenance 2 passenger lifts', '€215 per lift, total 5,160 a year'],
  ['Full maintenance 2 passenger lifts', '€2,150 per lift less 5%, total 4,085'],
  ['2 passenger lifts and 3 goods lifts', '€2,150 per lift, total 4,400'],
  ['Maintenance of lift 2', '€2,150 per lift, total 4,400'],
  ['An 8 person lift', '€2,150 per lift, total 4,400'],
  ['3 of 4 lifts', '€2,150 per lift, total 4,400'],
  ['2 lifts', '€2,150 per month, total 4,400'],
  ['2 lifts', '€2,150 per lift, plus €100 for the key'],
])('what may be right is not asked about: %s, %s', (scope, price) => {
  expect(ask(scope, price)).not.toContain('is right');
});
