import fc from 'fast-check';
import { AppError } from '@workspace-ops/service-kit';
import { expect, test } from 'vitest';
import { parseBody } from './parse-body.ts';

const nested = (levels: number): string => '{"a":'.repeat(levels) + '{}' + '}'.repeat(levels);

test('no text is an empty body', () => {
  expect(parseBody('', JSON.parse)).toEqual({});
  expect(parseBody(' \n', JSON.parse)).toEqual({});
});

test.each(['[]', '1', '"a"', 'null', 'true'])('%s is refused, as it is no object', (text) => {
  expect(() => parseBody(text, JSON.parse)).toThrow('The body must be a JSON object.');
});

test('a field may nest 32 levels, and not one more', () => {
  expect(() => parseBody(nested(33), JSON.parse)).not.toThrow();
  expect(() => parseBody(nested(34), JSON.parse)).toThrow('at most 32 levels');
});

test('a hundred thousand levels are refused and overflow nothing', () => {
  expect(() => parseBody(nested(100_000), JSON.parse)).toThrow('at most 32 levels');
});

test('any text gives an object or a 400', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        expect(typeof parseBody(text, JSON.parse)).toBe('object');
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect((error as AppError).status).toBe(400);
      }
    }),
  );
});
