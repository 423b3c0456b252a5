import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitFields, mostListedBytes } from './fit-fields.ts';

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test('what fits stays as it is, to the last byte', () => {
  const whole = { a: 'x'.repeat(mostListedBytes - countBytes({ a: '' })) };
  expect(countBytes(whole)).toBe(8_192);
  expect(fitFields(whole)).toEqual({ value: whole, truncated: false });
  expect(fitFields({ a: `${whole.a}x` })).toEqual({ value: {}, truncated: true });
});

test('the largest fields are left out, and no more than must be, in the order they had', () => {
  const whole = { big: 'x'.repeat(9_000), z: 1, middle: 'y'.repeat(5_000), a: 2 };
  const { value } = fitFields(whole);
  expect(JSON.stringify(value)).toBe(JSON.stringify({ z: 1, middle: whole.middle, a: 2 }));
});

test('bytes are counted, not characters', () => {
  expect(fitFields({ a: '東'.repeat(2_800) }).truncated).toBe(true);
  expect(fitFields({ a: '東'.repeat(2_700) }).truncated).toBe(false);
});

test('whatever the fields are, the rest fits, and the smallest field left out would not', () => {
  const object = fc.dictionary(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.oneof(fc.string({ maxLength: 60 }), fc.jsonValue({ maxDepth: 2 })),
  );
  fc.assert(
    fc.property(object, fc.integer({ min: 2, max: 200 }), (whole, most) => {
      const { value, truncated } = fitFields(whole, most);
      expect(countBytes(value)).toBeLessThanOrEqual(most);
      expect(truncated).toBe(countBytes(whole) > most);
      const lost = Object.keys(whole).filter((name) => !Object.hasOwn(value, name));
      expect(lost.length > 0).toBe(truncated);
      const smallest = lost
        .map((name) => ({ [name]: whole[name] }))
        .toSorted((a, b) => countBytes(a) - countBytes(b))[0];
      if (smallest !== undefined) {
        expect(countBytes({ ...value, ...smallest })).toBeGreaterThan(most);
      }
    }),
  );
});
