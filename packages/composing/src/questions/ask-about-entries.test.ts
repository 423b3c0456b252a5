import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const cloth = { item: 'Banquet cloth', quantity: 18, unitPrice: '£6.40', total: '£125.20' };
const wedding = { customer: 'Cuckmere Barn Weddings', price: '£125.20' };
const propose = (more: object) => composeAt('SAL-02 proposal', { ...wedding, ...more }).asks;

it('asks before a line is proposed that is not its quantity times its price', () => {
  expect(propose({ items: [cloth] })).toEqual([
    {
      names: ['figuresRight'],
      question:
        'Which amount of Banquet cloth is right: £125.20 on record, or £115.20 as its quantity times its price?',
    },
  ]);
  expect(propose({ items: [cloth], figuresRight: 'yes' })).toEqual([]);
});

it.each([
  [[{ ...cloth, total: '£115.20' }]],
  [[{ item: 'Banquet cloth', quantity: 18, unitPrice: '£6.40' }]],
  [[{ ...cloth, total: '£125.20', discount: '£10' }]],
])('asks nothing of lines that add up: %j', (items) => {
  expect(propose({ items, price: '£115.20' })).toEqual([]);
});

it('asks one thing once of a line that is in a total, too', () => {
  const napkin = { item: 'Napkin', quantity: 160, unitPrice: '£0.50', total: '£80.00' };
  const asks = propose({ items: [cloth, napkin], price: '£205.20' });
  expect(asks).toHaveLength(1);
});
