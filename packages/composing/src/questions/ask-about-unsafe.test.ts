import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const slings = {
  variance: '3,850 above plan',
  costCentre: 'Hoist',
  cause: 'Slings failed the inspection',
  owner: 'Jed',
  dueDate: '2026-12-09',
};
const plan = (said: Record<string, string>) => composeAt('OPS-04 plan', { ...slings, ...said });

it.each([
  'Carry on lifting with the old slings until the new ones are here',
  'Keep using the old slings for now',
  'Use the old ones till Friday',
  'One man on the hoist, no banksman',
  'Tape the interlock so that it does not trip.',
  'Use up the stock that went out of date in November first',
  'Dispense expired eye drops until the order is in',
  'Everybody does two extra nights, no time off in lieu, until February',
])('holds an action that may harm somebody: %s', (action) => {
  const { asks, summary, content } = plan({ action });
  expect(asks.map(({ names }) => names)).toEqual([['actionSafe']]);
  expect(summary).toContain('Not ready to use.');
  expect(content).toContain('has whoever is responsible for safety agreed to it?');
  expect(plan({ action, actionSafe: 'not yet' }).asks).toHaveLength(1);
  const agreed = plan({ action, actionSafe: 'yes' });
  expect(agreed.asks).toEqual([]);
  expect(agreed.content).not.toMatch(/action safe/i);
});

it.each([
  'Stop all lifting until the new slings are here',
  'Do not carry on lifting with the old slings',
  'Use the short-dated slings up before they are out of date',
  'Do not use expired stock, and bin it on Friday',
  'Buy two slings of 6 t, and keep one spare',
])('asks nothing of an action that is safe: %s', (action) => {
  const { asks, summary } = plan({ action });
  expect(asks).toEqual([]);
  expect(summary).toContain('Somebody may come to harm: settle that first.');
});

it('asks nothing of an action that goes on with what is no danger', () => {
  const cause = 'Fuel was dearer than planned';
  expect(plan({ cause, action: 'Keep using the old supplier until March' }).asks).toEqual([]);
});

it.each([
  { action: 'Ryan does both routes back to back, 14 hour days until January' },
  { actionTaken: '15 hour days, six days a week' },
  { 'action taken': 'Two crews without breaks until Christmas' },
  { action: 'Drivers work through the night until the backlog is gone' },
  { action: 'Skip the second gas check on every job' },
  { countermeasure: 'Double shifts for the press until March' },
])('holds an action that wears people out or leaves out a check: %j', (action) => {
  const { asks } = plan({ cause: 'Kev left', ...action });
  expect(asks.map(({ names }) => names)).toEqual([['actionSafe']]);
});

it.each([
  { action: 'Split the routes, no 14 hour days' },
  { action: 'Move the check-in call to Monday' },
  { action: 'Shifts of 8 hours, two drivers' },
  { action: 'Ask for a price without the break clause' },
  { actionTaken: 'Told the janitor' },
  { action: 'Cover seven days a week support with a third person' },
])('asks nothing of an action that does neither: %j', (action) => {
  expect(plan({ cause: 'Fuel was dearer than planned', ...action }).asks).toEqual([]);
});
