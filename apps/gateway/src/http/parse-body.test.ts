import fc from 'fast-check';
import { AppError } from '@workspace-ops/service-kit';
import { expect, test } from 'vitest';
import { parseBody } from './parse-body.ts';

/** A body with a field that has so many levels around the end. */
const nested = (levels: number, end = '1'): string =>
  `{"payload":${'{"a":'.repeat(levels)}${end}${'}'.repeat(levels)}}`;

test('no text is an empty body', () => {
  expect(parseBody('', JSON.parse)).toEqual({});
  expect(parseBody(' \n', JSON.parse)).toEqual({});
});

test.each(['[]', '1', '"a"', 'null', 'true'])('%s is refused, as it is no object', (text) => {
  expect(() => parseBody(text, JSON.parse)).toThrow('The body must be a JSON object.');
});

test('a field may nest 32 levels, and not one more, whatever is in the last', () => {
  for (const [levels, end] of [
    [32, '1'],
    [31, '{}'],
    [31, '[]'],
    [31, '{"a":1}'],
  ] as const) {
    expect(() => parseBody(nested(levels, end), JSON.parse)).not.toThrow();
    expect(() => parseBody(nested(levels + 1, end), JSON.parse)).toThrow(
      'payload must be nested at most 32 levels, itself included',
    );
  }
});

test('the field is named by its path, and in the sentence unless its name is long', () => {
  const refuse = (name: string) => {
    try {
      return parseBody(`{"ok":1,"${name}":${nested(40)}}`, JSON.parse);
    } catch (error) {
      return error;
    }
  };
  const message = 'must be nested at most 32 levels, itself included';
  expect(refuse('notes')).toMatchObject({
    message: `notes ${message}`,
    issues: [{ path: 'notes', message }],
  });
  expect(refuse('n'.repeat(300))).toMatchObject({ message: `A field of the body ${message}` });
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
