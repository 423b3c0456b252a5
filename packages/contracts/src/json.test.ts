import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonObjectInput } from './json.ts';
import { isStorableText } from './text.ts';

const parse = (value: unknown) => jsonObjectInput().safeParse(value);

function nested(levels: number, end: unknown = 'end'): unknown {
  let value = end;
  for (let level = 0; level < levels; level++) value = { a: value };
  return value;
}

describe('a JSON object from a caller', () => {
  it('takes any plain JSON object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.integer()), (value) => {
        expect(parse(value).success).toBe(Object.keys(value).every(isStorableText));
      }),
    );
  });

  it.each([null, [], 'text', 7, true, undefined])('refuses %j, which is no object', (value) => {
    expect(parse(value).success).toBe(false);
  });

  it('takes 32 levels and refuses 33, and 100,000 without overflowing', () => {
    expect(parse(nested(32)).success).toBe(true);
    const message = 'must be nested at most 32 levels, itself included';
    expect(parse(nested(33)).error?.issues).toMatchObject([{ path: [], message }]);
    expect(parse(nested(31, {})).success).toBe(true);
    expect(parse(nested(32, {})).success).toBe(false);
    expect(parse(nested(32, [])).success).toBe(false);
    expect(parse(nested(100_000)).success).toBe(false);
  });

  it('refuses unstorable characters in values and in keys', () => {
    expect(parse({ a: { b: 'x\u0000' } }).error?.issues[0]?.path).toEqual(['a', 'b']);
    expect(parse({ ['\uDC00']: 1 }).success).toBe(false);
  });

  it('drops the keys that reach an object prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"admin": true}, "a": {"constructor": 1, "b": 2}}',
    ) as object;
    const parsed = jsonObjectInput().parse(hostile);
    expect(parsed).toEqual({ a: { b: 2 } });
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });
});
