import { expect, test } from 'vitest';
import { readRetryAfterMs } from './read-error.ts';

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Fri, 31 Dec 1999 23:59:59 GMT', 0],
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['9'.repeat(400), undefined],
])('%j is %j', (header, expected) => {
  expect(readRetryAfterMs(header)).toBe(expected);
});

test('a date is the time until then', () => {
  const delayMs = readRetryAfterMs(new Date(Date.now() + 60_000).toUTCString())!;
  expect(delayMs).toBeGreaterThan(50_000);
  expect(delayMs).toBeLessThanOrEqual(60_000);
});
