import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

it.each([
  ['10% off dentals until 20 November', true],
  ['Free nail clip, ends 31 October', true],
  ['10% off dentals till November 20', true],
  ['10% off dentals until 20 December', false],
  ['10% off dentals until 26 November', false],
  ['10% off dentals since 20 November', false],
])('asks before an offer is published that is over: %s', (offer, isOver) => {
  const context = { theme: 'Worming', highlights: ['X-ray is running'], offer };
  const { summary } = composeAt('MKT-02 issue', context);
  expect(summary.includes('has passed: which day is meant?')).toBe(isOver);
});

it('asks who signs where a program keeps nobody of the customer', () => {
  const job = {
    created_by: 'st1',
    edit_date: '2026-11-27 15:12:00',
    customer: 'Cowley Road Launderette',
    deliverables: 'Cylinder fitted and lagged.',
    findings: 'none',
  };
  const asked = (more: object) =>
    composeRun('FUL-03', { ...job, updated_by: 'st1', ...more })['checklist']!.asks.flatMap(
      ({ names }) => names,
    );
  expect(asked({})).toContain('signatory');
  expect(asked({ signatory: 'Anna Kovacs' })).not.toContain('signatory');
  expect(asked({ contact: 'Anna Kovacs' })).not.toContain('signatory');
  const { created_by: _, edit_date: __, ...written } = job;
  expect(composeRun('FUL-03', written)['checklist']!.asks).toEqual([]);
});
