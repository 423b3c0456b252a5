import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('gives one text whatever the order of keys, at any depth', () => {
  const text = '{"a":[{"x":1,"y":2},"z"],"b":null}';
  expect(canonicalJson({ b: null, a: [{ y: 2, x: 1 }, 'z'] })).toBe(text);
  expect(canonicalJson({ a: [{ x: 1, y: 2 }, 'z'], b: null })).toBe(text);
});

it('keeps the order of arrays', () => {
  expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
});

it('orders keys by their UTF-16 code units', () => {
  expect(canonicalJson(JSON.parse('{"\u20ac":1,"\\r":2,"\ufb33":3,"1":4,"\ud83d\ude00":5}'))).toBe(
    '{"\\r":2,"1":4,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  );
});

it('leaves out what JSON leaves out, and writes dates as JSON does', () => {
  expect(canonicalJson({ a: undefined, b: [undefined], c: new Date(0) })).toBe(
    '{"b":[null],"c":"1970-01-01T00:00:00.000Z"}',
  );
});
