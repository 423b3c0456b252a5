import { property, assert, integer } from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { planFaults } from './plan-faults.ts';

it('plans the same faults for the same seed, and others for another', () => {
  const plan = (seed: number) =>
    planFaults(createRandom(seed), { kills: 50, victims: 'all', spanMs: 60_000 });
  expect(plan(1)).toEqual(plan(1));
  expect(plan(1)).not.toEqual(plan(2));
});

it('plans as many kills as were asked for, in order and within the time', () => {
  assert(
    property(integer({ min: 1, max: 300 }), integer(), (kills, seed) => {
      const faults = planFaults(createRandom(seed), { kills, victims: 'all', spanMs: 60_000 });
      expect(faults.filter(({ kind }) => kind.startsWith('kill'))).toHaveLength(kills);
      const moments = faults.map(({ atMs }) => atMs);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.every((atMs) => atMs > 0 && atMs < 60_000)).toBe(true);
    }),
  );
});

it('kills only what its options name', () => {
  const kinds = (victims: 'services' | 'postgresql') =>
    planFaults(createRandom(1), { kills: 9, victims, spanMs: 60_000 }).map(({ kind }) => kind);
  expect(new Set(kinds('postgresql'))).toEqual(new Set(['kill database']));
  expect(kinds('services')).not.toContain('kill database');
});
