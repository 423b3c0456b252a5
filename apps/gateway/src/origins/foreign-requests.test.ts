import { expect, test } from 'vitest';
import { isOriginAllowed } from './foreign-requests.ts';

const own = 'https://ops.example.com';
const allowed = new Set(['https://app.example.com']);
const from = (origin: string | undefined, fetchSite?: string) =>
  isOriginAllowed({ origin, fetchSite, own, allowed });

test('a client that is no browser passes', () => {
  expect(from(undefined)).toBe(true);
});

test('the service’s own pages and allowed origins pass', () => {
  expect(from(own)).toBe(true);
  expect(from(own, 'same-origin')).toBe(true);
  expect(from('https://app.example.com', 'cross-site')).toBe(true);
});

test('a page of the same origin passes behind a proxy that hides the scheme', () => {
  expect(from('http://ops.example.com', 'same-origin')).toBe(true);
});

test.each(['https://evil.example.com', 'null', 'http://ops.example.com', `${own}.evil.example`])(
  'a page of %s does not pass',
  (origin) => {
    expect(from(origin)).toBe(false);
    expect(from(origin, 'cross-site')).toBe(false);
    expect(from(origin, 'none')).toBe(false);
  },
);

test('a cross-site request without Origin does not pass, a navigation by the user does', () => {
  expect(from(undefined, 'cross-site')).toBe(false);
  expect(from(undefined, 'same-site')).toBe(false);
  expect(from(undefined, 'none')).toBe(true);
});
