import { measureGrowth } from '@workspace-ops/growth';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whichMayMatch } from './which-may-match.ts';

const shapes = [
  /\b(?:insert|add) your \w+/i,
  /kiss|éa?t|x{2,}/iu,
  /[$€£][XYZ]|#\d/,
  /(?<!a)b(?:c|de?)?f*g/,
  /\d{3}/,
  /^: ?[,;]$/m,
];
const listLikely = whichMayMatch(shapes);
const pieces =
  'insert|add|your|ADD| |k|\u212Aiss|ki\u017F\u017F|éT|éat|x|X|$|€|Z|#1|a|b|bc|de|f|g|123|:|,|\n|İ|Σ|😀'.split(
    '|',
  );
const texts = fc
  .array(fc.constantFrom(...pieces), { maxLength: 12 })
  .map((parts) => parts.join(''));

it('leaves out no expression that finds something', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const found = shapes.flatMap((shape, at) => (shape.test(text) ? [at] : []));
      expect(listLikely(text)).toEqual(expect.arrayContaining(found));
    }),
    { numRuns: 3_000 },
  );
});

it('leaves out those of whose words the text has none', () => {
  expect(listLikely('Could do Tuesday at 3.')).toEqual([4]);
  expect(listLikely('Please add your name')).toEqual([0, 4]);
});

it.each(['insert ', ' : ', 'x', 'b'])('takes time in proportion to a text of %j', (piece) => {
  expect(measureGrowth(listLikely, piece)).toBeLessThan(10);
});
