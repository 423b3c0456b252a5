import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const summaryOf = (notes: string): string =>
  composeAt('SAL-02 crm', { customer: 'Pine Haven', scope: 'Visits', price: '$90', notes }).summary;

it.each([
  'Elias asked for no phone calls on Sundays.',
  'No calls before 10 please.',
  'Asked not to be called at weekends.',
  'No phoning during working hours.',
  'No calls on my mobile at work.',
])('whoever wants no call at some hours is called at others: %s', (notes) => {
  expect(summaryOf(notes)).not.toContain('They ask not');
});

it.each([
  'No phone calls please.',
  'No calls at all, on Sundays least of all.',
  'No calls at the moment.',
  'Asked not to be called.',
  'No phoning, he is deaf.',
  'Please do not ring.',
])('whoever wants none is called at none: %s', (notes) => {
  expect(summaryOf(notes)).toContain('They ask not to be called');
});
