import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { publicPart } from '../src/disclosure/public-part.ts';

const late = (day: number, arrived: string) => ({
  date: `2026-11-${String(day)}`,
  due: '05:30',
  arrived,
});
const claim = {
  supplier: 'Southdown Van Hire',
  order: 'SVH-228',
  issue: 'The spare van came late on two mornings.',
  deliveries: [late(16, '06:50'), late(17, '07:10')],
};
const told = '- date 16 November 2026, due 05:30, arrived 06:50';

it.each(['OPS-03 letter', 'OPS-03 chase'])(
  'tells the days and hours of deliveries in %s',
  (where) => {
    const { content, summary } = composeAt(where, claim);
    expect(content).toContain(told);
    expect(summary).not.toContain('Not told in it');
  },
);

it('says how many of a list an entry does not show', () => {
  const deliveries = [16, 17, 18, 19, 20, 23].map((day) => late(day, '06:50'));
  const notes = 'Their driver is new.';
  const { content } = composeAt('OPS-03 chase', { ...claim, deliveries, notes });
  expect(content).toContain('And 1 more of the deliveries.');
  expect(composeAt('OPS-03 chase', claim).content).not.toContain('more of');
});

it('tells no more of an entry than when it was', () => {
  const deliveries = [{ ...late(16, '06:50'), driver: 'Kev Stapley', ourCost: '£40' }];
  expect(publicPart({ deliveries, items: [late(17, '07:00')] }, ['deliveries', 'items'])).toEqual({
    deliveries: [late(16, '06:50')],
  });
});

it('tells what was ordered where it is called the item', () => {
  const { content } = composeAt('OPS-03 letter', {
    supplier: 'Graybar',
    po: 'PO-5530',
    item: '200 ft 3/0 THHN and 12 breakers',
    issue: 'breakers wrong frame size',
    wanted: 'exchange by Dec 3',
  });
  expect(content).toContain('What we ordered: 200 ft 3/0 THHN and 12 breakers.');
});
