import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isCarried } from './carried.ts';

it.each([
  ['Stock count: £1,340 short, Lynne recounting, by 4 Dec', true],
  ['VAT not agreed; Gary Holt to ask them by the end of next week', true],
  ['Bank: difference £12, owner Lynne, due date 4 December', true],
  ['Petty cash: one receipt missing, Martin, by 30 Nov', true],
  ['Petty cash: one receipt missing, March, by 30 Nov', false],
  ['Stock count: £1,340 short, by 4 Dec', false],
  ['Stock count: £1,340 short, Lynne recounting', false],
  ['Stock counting was £1,340 short by 4 Dec', false],
  ['Bank: £12 short, December to follow by Friday', false],
])('reads whether an open item has somebody and a day: %s', (said, expected) =>
  expect(isCarried(said)).toBe(expected),
);

it('a pack asks of each item that has neither, and of no other', () => {
  const { summary } = composeAt('FIN-04 pack', {
    period: 'October 2026',
    'Not agreed': ['Stock count: £1,340 short, Lynne recounting, by 4 Dec', 'Petty cash: £18 out'],
  });
  expect(summary).toContain('“Not agreed: Petty cash: £18 out” is open: who carries it');
  expect(summary).not.toContain('Lynne');
  expect(summary).not.toContain('open items');
});
