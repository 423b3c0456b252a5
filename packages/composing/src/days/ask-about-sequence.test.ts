import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksOf = (where: string, context: JsonObject): string =>
  composeAt(where, context)
    .asks.flatMap(({ question }) => question ?? [])
    .join(' | ');

const claim = (more: JsonObject): string =>
  asksOf('OPS-03 letter', {
    supplier: 'Apex',
    order: 'PO 4417',
    issue: 'Two ropes are frayed',
    amount: '£420',
    ...more,
  });

describe('a claim asks about a delivery before its order', () => {
  it.each([
    { orderDate: '20 November', deliveryDate: '12 November' },
    { orderedOn: '2026-11-20', deliveredOn: '2026-11-12' },
    { orderDate: '20/11/2026', deliveryDate: '12 Nov 2026' },
  ])('%j', (more) => expect(claim(more)).toMatch(/is before the .*: which day is right\?/));

  it.each([
    { orderDate: '12 November', deliveryDate: '20 November' },
    { orderDate: '20 November', deliveryDate: '20 November' },
    { orderDate: '20 December', deliveryDate: '12 January' },
    { orderDate: '20 November', deliveryDate: 'not delivered yet' },
    { orderDate: '2 June 2026', deliveryDate: '12 January 2027' },
  ])('and not otherwise: %j', (more) => expect(claim(more)).not.toContain('which day is right'));
});

const report = (more: JsonObject): string =>
  asksOf('FUL-02 report', {
    customer: 'Hill Hall',
    contact: 'Ann Low',
    milestone: 'Platform in',
    nextStep: 'Doors',
    ...more,
  });

describe('a report asks about days that make no such delay', () => {
  it.each([
    { progress: 'Planned for 2 December and done on 30 November, 2 days late.' },
    { progress: 'Done on 2 December, planned 30 November, on time.' },
    {
      progress: 'Platform in, two days late',
      plannedDate: '2 December',
      completedDate: '30 November',
    },
    { progress: 'Platform in a week early', plannedFor: '2026-11-30', actualDate: '2026-12-02' },
    { progress: 'Finished on 20 November, due 3 November, 2 days late' },
  ])('%j', (more) => expect(report(more)).toMatch(/as planned .*: which is right\?/));

  it.each([
    { progress: 'Planned for 28 November and done on 30 November, 2 days late.' },
    { progress: 'Planned for Friday 27 November, done on 30 November, one working day late.' },
    { progress: 'Done on 30 November as planned.' },
    { progress: 'Planned for 2 December and done on 30 November.' },
    { progress: 'Platform in, a week late', plannedDate: '23 November', actualDate: '30 November' },
    { progress: 'The door is due 4 December. We were two days late on Monday.' },
  ])('and not otherwise: %j', (more) => expect(report(more)).not.toContain('which is right'));
});
