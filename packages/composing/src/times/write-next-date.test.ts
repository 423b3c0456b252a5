import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const report = (date: string) =>
  composeAt('FUL-02 report', {
    customer: 'Low Beck',
    contact: 'Jim',
    milestone: 'Stage 2',
    progress: '38 bloods taken, 36 back.',
    nextStep: 'Retest',
    date,
  });

it.each([
  ['10/12/2026', '10 December 2026'],
  ['12/10/2026', '10 December 2026'],
  ['10/12/26', '10 December 2026'],
])('takes of a next date the only day that lies ahead, and says so: %s', (date, told) => {
  const { content, summary, asks } = report(date);
  expect(content).toContain(`The next date is ${told}.`);
  expect(summary).toContain(`Read as a date: date ("${date}").`);
  expect(asks).toEqual([]);
});

it.each([
  // Both lie ahead.
  '2/3/2027',
  // The report may be dated the twelfth of November.
  '12/11/2026',
])('asks which day is meant where both may be: %s', (date) => {
  expect(report(date).asks).toHaveLength(1);
});

it('asks of a date that may be past in other workflows', () => {
  const { summary } = composeAt('FUL-03 checklist', { customer: 'Low Beck', date: '10/12/2026' });
  expect(summary).toContain('the 10 of month 12, or the 12 of month 10?');
});
