import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const order = (observation: string, where = 'OPS-01 order') =>
  composeAt(where, { site: 'Carraig House', observation });

it.each([
  'Pump isolated. Do NOT put back on till the seal is changed and Ann has passed it',
  'Dont use the oven until a gas engineer has been',
  'Nobody is to enter the tank before it has been vented',
  'The ride must not be restarted unless the restraint is replaced',
  'Keep the hoist locked off until the rope is changed',
  'Batch 12 is not to be served until the lab has called',
])('tells in each paper what has to come first: %s', (observation) => {
  const said = observation.slice(-30);
  const { content, summary } = order(observation);
  const [, done = ''] = content.split('## What done looks like');
  expect(done.split('## ')[0]).toContain('It is done only when this is kept to: “');
  expect(done.split('## ')[0]).toContain(said);
  for (const where of ['OPS-01 order', 'OPS-01 visit', 'OPS-01 approve'])
    expect(order(observation, where).summary).toContain('Heed what is said: “');
  expect(summary).toContain(said);
});

it.each([
  'Gate is shut until Monday, wheel 3 squeaks',
  'Do not ring before nine, the door sticks',
  'Pump was switched off until the seal was changed, runs again',
  'Lamp 4 does not switch on',
  'Shop stays closed till the new year',
  'We did not use it before',
])('says nothing of the kind where nothing has to come first: %s', (observation) => {
  expect(order(observation).content).not.toContain('kept to');
});

it('takes no entry that is done for a danger', () => {
  const register = (status: string) =>
    composeAt('OPS-02 digest', { items: [{ task: 'Spore test failed, retest', status }] }).summary;
  expect(register('open')).toContain('Somebody may come to harm');
  expect(register('done')).not.toContain('Somebody may come to harm');
});
