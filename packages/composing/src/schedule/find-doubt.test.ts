import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

it.each<[string, JsonObject]>([
  ['CUL-01 welcome', { name: 'Ada Voss', role: 'Fitter', startDate: '01/02/2027' }],
  ['CUL-01 welcome', { name: 'Ada Voss', role: 'Cook', start: 'Friday 8 December 2026' }],
  ['OPS-03 chase', { supplier: 'Fenn Tiles', issue: 'Broken', deadline: '01/02/2027' }],
  ['AFT-01 call', { customer: 'Bakery Moss', deliveryDate: '11/12/2026' }],
  ['OPS-01 visit', { site: 'Mill House', issue: 'Door squeaks.', dueDate: '12/04/2026' }],
  ['FUL-01 meeting', { customer: 'Bakery Moss', startDate: '12/11/2026' }],
])('sets no other day where the date on record is in doubt: %s %j', (where, context) => {
  const { content, summary, scheduledFor } = composeAt(where, context);
  expect(content).toMatch(/\| When \| Not set, as it is in doubt which day “[^”]+” is \|/);
  expect(content).toMatch(/- .*(?:of month|which day is meant)/);
  expect(summary).toMatch(/^Not set, as it is in doubt which day “[^”]+” is: /);
  expect(scheduledFor).toBeNull();
});

it.each<[string, JsonObject]>([
  ['CUL-01 welcome', { name: 'Ada Voss', role: 'Fitter', startDate: 'as soon as possible' }],
  ['CUL-01 welcome', { name: 'Ada Voss', role: 'Fitter', startDate: 'Monday 12/07/2026' }],
  ['CUL-01 welcome', { name: 'Ada Voss', role: 'Fitter' }],
  ['OPS-01 visit', { site: 'Mill House', issue: 'Gas smell in the hall', dueDate: '12/04/2026' }],
])('sets the day where nothing is in doubt, or nothing can wait: %s %j', (where, context) => {
  expect(composeAt(where, context).scheduledFor).not.toBeNull();
});
