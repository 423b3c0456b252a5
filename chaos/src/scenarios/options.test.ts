import { expect, it } from 'vitest';
import { readScenarioOptions } from './options.ts';
import { upgradeOrder } from './upgrade/upgrade-order.ts';

it('is for the crash harness where no scenario is named', () => {
  expect(readScenarioOptions(['--seed', '4'])).toBeUndefined();
});

it('takes one scenario by its name', () => {
  const options = readScenarioOptions(['--scenario', 'cut', '--seed', '4', '--short']);
  expect(options?.scenarios.map(({ name }) => name)).toEqual(['cut']);
  expect(options).toMatchObject({ isAlone: true, seed: 4, extent: 'short' });
});

it('takes all of them', () => {
  const options = readScenarioOptions(['--scenario=all']);
  expect(options?.scenarios.map(({ name }) => name)).toEqual([
    'cut',
    'full-disk',
    'clock',
    'refusing-sink',
    'slow-sink',
    'large',
  ]);
  expect(options).toMatchObject({ isAlone: false, extent: 'whole' });
});

it('upgrades from a release, in another order where one is given', () => {
  const upgrade = readScenarioOptions(['--scenario', 'upgrade', '--from', 'HEAD~1']);
  expect(upgrade?.scenarios.map(({ title }) => title)).toEqual([
    'from the release at HEAD~1, one service after the other',
  ]);
  const order = upgradeOrder.toReversed().join(',');
  expect(() =>
    readScenarioOptions(['--scenario', 'upgrade', '--from', 'HEAD~1', '--order', order]),
  ).not.toThrow();
});

it.each([
  ['--scenario upgrade', '--from'],
  ['--scenario upgrade --from HEAD~1 --order audit,audit', '--order'],
  ['--scenario earthquake', 'full-disk'],
  ['--scenario cut --seed x', '--seed'],
  ['--scenario cut --kills 3', 'kills'],
])('refuses %s', (args, named) => {
  expect(() => readScenarioOptions(args.split(' '))).toThrow(named);
});
