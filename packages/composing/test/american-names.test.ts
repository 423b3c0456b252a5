import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

it('takes a sum under quote for the price, and a work scope for the scope', () => {
  const { content, asks } = composeAt('SAL-02 proposal', {
    customer: 'Westlake Fitness',
    workScope: 'New evaporator coil',
    quote: '$18,900',
    timeline: 'Two days',
  });
  expect(content).toContain('The price is $18,900 for the work above.');
  expect(asks).toEqual([]);
});

it('takes an employee for who begins', () => {
  const { summary } = composeAt('CUL-01 plan', { employee: 'Dana Wu', role: 'Technician' });
  expect(summary).not.toMatch(/Needed and not on record: [^.]*name/);
});

it('takes a fix for the action', () => {
  const { content } = composeAt('OPS-04 plan', {
    costCenter: 'Overtime',
    planned: '9k',
    actual: '13.4k',
    fix: 'Hire one tech',
  });
  expect(content).toMatch(/## The action\n[^#]*Hire one tech/);
});

it('takes what was spent in a month of this year that is over for all of it', () => {
  const month = { costCentre: 'Uniforms', budget: '1.2k', spent: '1.9k' };
  expect(composeAt('FIN-01 table', { ...month, month: 'Oct' }).content).toContain('1.9k,700');
  expect(composeAt('FIN-01 table', { ...month, month: 'Dec' }).content).not.toContain(',700');
});

it('tells what several invoices come to', () => {
  const { content } = composeAt('FIN-03 reminder', {
    customer: 'Marcus Deli',
    invoices: [
      { invoice: 'INV-1', amount: '$1,150.00', dueDate: '2026-10-15' },
      { invoice: 'INV-2', amount: '$640.00', dueDate: '2026-11-01' },
    ],
  });
  expect(content).toContain('The open amount is $1,790.');
});
