import { expect, test } from 'vitest';
import { isUtf8Json } from './media-type.ts';

test.each([
  'application/json',
  'Application/JSON; charset=UTF-8',
  'application/json;charset="utf8"',
  'application/merge-patch+json',
])('%s is JSON in UTF-8', (type) => {
  expect(isUtf8Json(type)).toBe(true);
});

test.each([
  undefined,
  '',
  'json',
  'text/json',
  'text/plain',
  'application/jsonp',
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'multipart/form-data; boundary=x',
  ';;;',
])('%j is not', (type) => {
  expect(isUtf8Json(type)).toBe(false);
});
