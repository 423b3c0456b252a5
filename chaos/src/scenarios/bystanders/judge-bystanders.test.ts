import { expect, it } from 'vitest';
import { judgeBystanders } from './judge-bystanders.ts';

const taken = (ms: number, failed = 0) => ({ ms: Array.from({ length: 200 }, () => ms), failed });

const missed = (before: number, during: number, failed = 0): string[] =>
  judgeBystanders({ before: taken(before), during: taken(during, failed) })
    .filter(({ isMet }) => !isMet)
    .map(({ what }) => what);

it('lets small latencies differ by any ratio', () => {
  expect(missed(4, 60)).toEqual([]);
});

it('lets no bystander take more than half as long again', () => {
  expect(missed(100, 149)).toEqual([]);
  expect(missed(100, 151)).toEqual(['p99 of bystanders, 200 reads']);
});

it('lets no read fail', () => {
  expect(missed(4, 4, 1)).toEqual(['reads of bystanders that failed']);
});

it('takes none for no proof that all is well', () => {
  const none = { ms: [], failed: 0 };
  const [p99] = judgeBystanders({ before: taken(4), during: none });
  expect(p99?.isMet).toBe(false);
});
