import { expect, it } from 'vitest';
import { readScenarioOptions } from './options.ts';

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

it.each([
  ['--scenario earthquake', 'full-disk'],
  ['--scenario cut --seed x', '--seed'],
  ['--scenario cut --kills 3', 'kills'],
])('refuses %s', (args, named) => {
  expect(() => readScenarioOptions(args.split(' '))).toThrow(named);
});
