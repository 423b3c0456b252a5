import { expect, test } from 'vitest';
import { newId, readIdTime } from './ids.ts';

test('an id tells when it was made', () => {
  const before = Date.now();
  const madeAt = readIdTime(newId('run'))!;
  expect(madeAt).toBeGreaterThanOrEqual(before);
  // Ids of one millisecond may run over into the next.
  expect(madeAt).toBeLessThanOrEqual(Date.now() + 1);
});

test.each([
  ['of no prefix', '01a1fc79b479734caf5b321f9261b81d'],
  ['of another version', 'run_01a1fc79b479434caf5b321f9261b81d'],
  ['too short', 'run_01a1fc79b479734caf5b321f9261b8'],
  ['of capitals', 'run_01A1FC79B479734CAF5B321F9261B81D'],
  ['of a caller', 'run_of_ours'],
])('what is no id of ours tells no time: one %s', (_, id) => {
  expect(readIdTime(id)).toBeUndefined();
});
