import { expect, it } from 'vitest';
import { judgeBystanders } from './judge-bystanders.ts';

const taken = (ms: number, { reads = 1_000, failed = [] as string[] } = {}) => ({
  ms: Array.from({ length: reads }, () => ms),
  lateMs: Array.from({ length: reads }, () => 1),
  failed,
});

const missed = (before: number, during: number): string[] =>
  judgeBystanders({ before: taken(before), during: taken(during) })
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

it('lets small latencies differ by any ratio', () => {
  expect(missed(4, 60)).toEqual([]);
});

it('lets no bystander take more than half as long again', () => {
  expect(missed(100, 149)).toEqual([]);
  expect(missed(100, 151)).toEqual(['p99 of bystanders, 1000 reads']);
});

it('lets no read fail', () => {
  const failed = ['workflow reset', 'audit 503 The database is unavailable.', 'workflow reset'];
  const [, reads, late] = judgeBystanders({ before: taken(4), during: taken(4, { failed }) });
  expect(reads).toMatchObject({
    what: 'reads of bystanders that failed',
    measured: '3, 2 × workflow reset, 1 × audit 503 The database is unavailable.',
    isMet: false,
  });
  expect(late?.isMet).toBe(true);
});

it('takes reads that were not answered in time for a matter of speed', () => {
  const failed = ['workflow timed out', 'audit 503 The answer took too long. Try again shortly.'];
  const [, reads, late] = judgeBystanders({ before: taken(4), during: taken(4, { failed }) });
  expect(reads?.isMet).toBe(true);
  expect(late).toMatchObject({ isMet: false, isSpeed: true });
  expect(late?.measured).toMatch(/^2, 1 × workflow timed out, 1 × audit 503/);
});

it('judges by the slowest of a hundred, and not by the slowest of all', () => {
  const { ms, ...rest } = taken(4);
  const slow = (count: number) => ({
    ...rest,
    ms: [...ms.slice(count), ...taken(900, { reads: count }).ms],
  });
  const isMet = (count: number) =>
    judgeBystanders({ before: taken(4), during: slow(count) })[0]!.isMet;
  expect([10, 11].map(isMet)).toEqual([true, false]);
});

it.each([
  [1_000, 0],
  [1_000, 999],
  [999, 1_000],
])('takes %i reads before and %i during the fault for no proof', (before, during) => {
  const [p99] = judgeBystanders({
    before: taken(4, { reads: before }),
    during: taken(4, { reads: during }),
  });
  expect(p99?.isMet).toBe(false);
});
