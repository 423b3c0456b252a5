import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';

test('known names are read, others are ignored', () => {
  expect(parseQuery('limit=5&x=1&type=', ['limit', 'type'])).toEqual({ limit: '5', type: '' });
});

test('a known name given twice is refused', () => {
  expect(() => parseQuery('limit=1&limit=2', ['limit'])).toThrow(
    'limit must be given at most once',
  );
  expect(parseQuery('x=1&x=2', ['limit'])).toEqual({});
});

test('array and object forms of a name are other names', () => {
  expect(parseQuery('limit[]=1&limit[a]=2', ['limit'])).toEqual({});
});

test('a value comes back as it was encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(text.isWellFormed());
      expect(parseQuery(`q=${encodeURIComponent(text)}`, ['q'])).toEqual({ q: text });
    }),
  );
});
