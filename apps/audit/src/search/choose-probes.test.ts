import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseProbes } from './choose-probes.ts';
import { encode } from './encode-search-text.ts';

test('whatever contains the text contains its probes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const needle = encode(text);
      const probes = chooseProbes(needle);
      expect(probes.length).toBeLessThanOrEqual(4);
      for (const probe of probes) expect(needle).toContain(probe);
    }),
  );
});

test('prefers digits and rare letters, and takes no word apart from its neighbour', () => {
  expect(chooseProbes('the zebra 2041')).toEqual(['204', '041', 'zeb', 'bra']);
  expect(chooseProbes('of run 77a3f')[0]).toBe('77a');
  expect(chooseProbes('a b cd')).toEqual([]);
});
