import { expect, it } from 'vitest';
import { createTally } from '../http/tally.ts';
import { checkConduct } from './check-conduct.ts';

const checksOf = (exits: string[]): string[] =>
  checkConduct({
    tally: createTally(),
    faults: [],
    quiescence: { tookMs: 0, restless: [] },
    takeOversMs: [],
    exits,
  }).map(({ check }) => check);

it('takes the end of a process that stops too slowly for slow, and every other for wrong', () => {
  const slow = 'workflow 0 ended by itself with 1: The stop was not over after 10000 ms.';
  const wrong = 'audit 0 ended by itself with 1: TypeError: x is not a function';
  expect(checksOf([slow])).toEqual(['speed: exits']);
  expect(checksOf([wrong])).toEqual(['other: exits']);
  expect(checksOf([slow, wrong])).toEqual(['other: exits', 'speed: exits']);
});
