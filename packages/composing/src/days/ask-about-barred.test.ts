import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const plan = (promise: string): string =>
  composeAt('FUL-01 plan', {
    customer: 'Skel Court',
    promises: [promise],
    milestones: [
      { milestone: 'Lift in use', date: '20 January 2027', owner: 'Jo' },
      { milestone: 'Lift off', date: '18 January 2027' },
    ],
  }).summary;

it.each(['No work on Wednesdays', 'Lift never out of use on a Wednesday (day centre)'])(
  'asks about a day of a plan that a promise leaves free: %s',
  (promise) => {
    expect(plan(promise)).toContain(
      `“Lift in use”, 20 January 2027, falls on a day that “${promise}” leaves free: which is right?`,
    );
  },
);

it.each(['No work on Fridays', 'Not finished by Wednesday', 'Boots off on Wednesdays'])(
  'asks nothing of other days: %s',
  (promise) => {
    expect(plan(promise)).not.toContain('leaves free');
  },
);

it('asks who has the milestone that alone has no owner', () => {
  expect(plan('No dust')).toContain(
    '“Lift off: date 18 January 2027” has no owner: who carries it?',
  );
});
