import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { cutPage, readCursor, writeCursor, type ListScope } from './list-cursor.ts';

const scope: ListScope = {
  list: 'runs',
  workspaceId: 'ws_a',
  filter: { status: 'failed', q: undefined },
};
const place = { at: '2026-11-22 17:03:04.123456+00', id: 'run_1' };
const cursor = writeCursor(scope, place);

const catchRefusal = (read: () => unknown): AppError => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The cursor was not refused.');
};

test('a cursor names the place that it was written for', () => {
  expect(readCursor(scope, cursor)).toEqual(place);
  expect(readCursor(scope, writeCursor(scope, { ...place, note: 'x' }))).toEqual({
    ...place,
    note: 'x',
  });
  expect(readCursor(scope, undefined)).toBeUndefined();
});

test('a cursor is good for the same filters, in whichever order they are given', () => {
  const wide = { ...scope, filter: { a: 1, b: 'x', c: undefined } };
  const same = { ...scope, filter: { b: 'x', a: 1 } };
  expect(readCursor(same, writeCursor(wide, place))).toEqual(place);
});

test.each([
  ['list', { ...scope, list: 'artifacts' }],
  ['workspace', { ...scope, workspaceId: 'ws_b' }],
  ['filter', { ...scope, filter: { status: 'completed' } }],
  ['set of filters', { ...scope, filter: {} }],
])('a cursor of another %s is refused with its name', (_, other) => {
  const error = catchRefusal(() => readCursor(other, cursor));
  expect(error.code).toBe('invalid_input');
  expect(error.issues).toEqual([expect.objectContaining({ path: 'cursor' })]);
});

test('a cursor that was changed in any character is refused', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ';
  for (let index = 0; index < cursor.length; index++) {
    for (const character of alphabet) {
      if (character === cursor[index]) continue;
      const changed = cursor.slice(0, index) + character + cursor.slice(index + 1);
      expect(catchRefusal(() => readCursor(scope, changed)).code).toBe('invalid_input');
    }
  }
  expect(() => readCursor(scope, `${cursor}=`)).toThrow(AppError);
  expect(() => readCursor(scope, cursor.slice(0, -1))).toThrow(AppError);
});

test('any other text is refused, and nothing else is thrown', () => {
  const json = fc.json().map((text) => Buffer.from(text).toString('base64url'));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), json), (text) => {
      expect(catchRefusal(() => readCursor(scope, text)).code).toBe('invalid_input');
    }),
  );
});

test('a place whose moment is none is refused, though its digest is right', () => {
  for (const at of ['infinity', '2026-11-22T17:03:04Z', `' or true`, '']) {
    expect(() => readCursor(scope, writeCursor(scope, { ...place, at }))).toThrow(AppError);
  }
});

test.each([
  { at: '2026-02-30 17:03:04+00' },
  { at: '2026-13-01 17:03:04+00' },
  { at: '2026-00-10 17:03:04+00' },
  { at: '2026-11-22 24:00:00+00' },
  { at: '2026-11-22 17:60:00+00' },
  { at: '2026-11-22 17:03:60+00' },
  { at: '0000-11-22 17:03:04+00' },
  { id: 'run_\u0000' },
  { id: '\ud800' },
  { note: '\u0000' },
])('a place that no row can have is refused, though its digest is right: %j', (change) => {
  const error = catchRefusal(() => readCursor(scope, writeCursor(scope, { ...place, ...change })));
  expect(error.issues).toEqual([expect.objectContaining({ path: 'cursor' })]);
});

test.each(['2024-02-29 00:00:00+00', '9999-12-31 23:59:59.999999+00', '1970-01-01 00:00:00.1+00'])(
  'a place at %s is read',
  (at) => {
    expect(readCursor(scope, writeCursor(scope, { ...place, at }))).toEqual({ ...place, at });
  },
);

test('a page has a cursor to go on with exactly when more was read than it takes', () => {
  const rows = Array.from({ length: 4 }, (_, n) => ({ at: place.at, id: `run_${n}` }));
  const cut = (limit: number) => cutPage(scope, { read: rows, limit, toPlace: (row) => row });
  expect(cut(4)).toEqual({ rows, nextCursor: null });
  expect(cut(3)).toEqual({ rows: rows.slice(0, 3), nextCursor: writeCursor(scope, rows[2]!) });
  expect(cutPage(scope, { read: [], limit: 3, toPlace: () => place })).toEqual({
    rows: [],
    nextCursor: null,
  });
});
