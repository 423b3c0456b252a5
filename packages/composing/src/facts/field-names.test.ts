import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { namesFor } from './field-names.ts';

it('takes each name of a start for a date', () => {
  expect(namesFor('date')).toEqual(expect.arrayContaining([...namesFor('startDate')]));
});

it.each([
  ['CUL-01 welcome', { name: 'Kensa', begins: '2026-12-07' }],
  ['FUL-01 meeting', { customer: 'Trust', scope: 'Berths', begins: '2026-12-07' }],
])('plans %s on the day on which it begins', (where, context) => {
  const { scheduledFor, summary } = composeAt(where, context);
  expect(scheduledFor).toMatch(/^2026-12-07/);
  expect(summary).not.toContain('not on record yet');
});
