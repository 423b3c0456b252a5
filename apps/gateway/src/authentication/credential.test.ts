import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCredential } from './credential.ts';

test('a request without Authorization and cookie has no credential', () => {
  expect(readCredential({})).toEqual({ kind: 'none' });
  expect(readCredential({ cookie: 'theme=dark' })).toEqual({ kind: 'none' });
  expect(readCredential({ cookie: 'workspace_session=' })).toEqual({ kind: 'none' });
});

test('the bearer token goes before the cookie', () => {
  const headers = { authorization: 'bearer abc', cookie: 'workspace_session=def' };
  expect(readCredential(headers)).toEqual({ kind: 'token', token: 'abc', carrier: 'bearer' });
});

test('the cookie is read among others', () => {
  const cookie = 'a=1; workspace_session=def; b=2';
  expect(readCredential({ cookie })).toEqual({ kind: 'token', token: 'def', carrier: 'cookie' });
});

test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'abc', 'Bearer a b', 'Bearer\ta'])(
  'Authorization %j is an invalid credential and never falls through to the cookie',
  (authorization) => {
    const headers = { authorization, cookie: 'workspace_session=def' };
    expect(readCredential(headers).kind).toBe('invalid');
  },
);

test('no header text makes the reading throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (authorization, cookie) => {
      readCredential({ authorization });
      readCredential({ cookie });
    }),
  );
});
