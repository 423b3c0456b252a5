import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

const now = new Date('2026-11-30T08:30:00Z');
const remarks = (content: string, context: JsonObject) =>
  evaluate(
    { artifactType: 'document', title: 'Note', content, targetPlatform: 'internal' },
    { now, input: { context } },
  ).feedback.filter((one) => /not in the input|input says otherwise/i.test(one));

const debt = {
  customer: 'Oak Vets',
  invoice: 'INV-7',
  amount: '$3,000',
  dueDate: '2026-10-20',
  terms: '30 days',
};
const job = {
  customer: 'Oak Vets',
  scope: 'Rewire',
  startDate: '7 December 2026',
  endDate: '18 December 2026',
};

describe('a count of days that follows from the dates', () => {
  it.each<[string, JsonObject]>([
    ['Oak Vets owes $3,000 on INV-7, which is 41 days overdue.', debt],
    ['Oak Vets owes $3,000 on INV-7, which is nearly six weeks overdue.', debt],
    ['Oak Vets owes $3,000 on INV-7, now 40 days late.', debt],
    ['For Oak Vets we begin in 7 days.', job],
    ['For Oak Vets we begin in one week.', job],
    ['The work for Oak Vets takes 11 days.', job],
    ['The work for Oak Vets takes 12 calendar days, both ends included.', job],
    ['The work for Oak Vets takes 10 working days.', job],
    ['Oak Vets renews in 14 months.', { customer: 'Oak Vets', renewalDate: '2028-01-31' }],
    [
      'Oak Vets is 25 days overdue.',
      { customer: 'Oak Vets', invoices: ['INV-1 £5, due 5 November'] },
    ],
  ])('is in the input: %s', (content, context) => expect(remarks(content, context)).toEqual([]));

  it.each<[string, JsonObject]>([
    ['Oak Vets owes $3,000 on INV-7, which is 77 days overdue.', debt],
    ['Oak Vets owes $3,000 on INV-7, which is 21 days overdue.', debt],
    ['Oak Vets owes $3,000 on INV-7, which is nine weeks overdue.', debt],
    ['For Oak Vets we begin in 33 days.', job],
    ['The work for Oak Vets takes 25 working days.', job],
    ['The work for Oak Vets takes 11 vans.', job],
  ])('and another is not: %s', (content, context) =>
    expect(remarks(content, context)).not.toEqual([]),
  );
});
