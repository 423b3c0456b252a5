import { expect, it } from 'vitest';
import { parseStat } from './process-usage.ts';

it('reads processor time and memory past a name with spaces and parentheses', () => {
  const counters = '4 (postgres: a) b) S 7 1 1 0 -1 0 10 0 0 0 250 50 40 20 20 0 1 0 99 1000 300 0';
  expect(parseStat(counters)).toEqual({
    parent: 7,
    cpuSeconds: 3,
    endedChildrenSeconds: 0.6,
    residentBytes: 1_228_800,
  });
});
