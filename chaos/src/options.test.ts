import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('has defaults for everything', () => {
  expect(readOptions([])).toEqual({
    seed: 1,
    minutes: 5,
    kills: 20,
    victims: 'all',
    writes: 5_000,
    composition: 'apart',
    replicas: 2,
    synchronousCommit: true,
    leakEvents: false,
  });
});

it('reads every option', () => {
  const args =
    '--seed 7 --minutes 0.5 --kills 3 --victims services --writes 9 --composition together --replicas 3 --synchronous-commit off --leak-events';
  expect(readOptions(args.split(' '))).toEqual({
    seed: 7,
    minutes: 0.5,
    kills: 3,
    victims: 'services',
    writes: 9,
    composition: 'together',
    replicas: 3,
    synchronousCommit: false,
    leakEvents: true,
  });
});

it.each([
  ['--seed x', 'seed'],
  ['--minutes 0', 'minutes'],
  ['--writes 0', 'writes'],
  ['--composition both', 'composition'],
  ['--synchronous-commit maybe', 'synchronous-commit'],
  ['--unknown', 'unknown'],
])('refuses %s', (args, named) => {
  expect(() => readOptions(args.split(' '))).toThrow(named);
});
