import { expect, test } from 'vitest';
import { fromBase32 } from '../../test/authenticator-application.ts';
import { findStep, newTotpSecret, stepAt, toBase32, totpCode, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

/** The vectors of RFC 6238, appendix B, by their last six digits. */
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1_000)))).toBe(code);
});

test('a code counts in its own step, the one before and the one after', () => {
  const now = new Date('2026-03-01T09:00:00Z');
  const current = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((away) =>
    findStep(secret, totpCode(secret, current + away), now),
  );
  expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
});

test('a secret has 160 bits and is written in base32 (RFC 4648)', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const made = newTotpSecret();
  expect(made).toHaveLength(20);
  expect(fromBase32(toBase32(made))).toEqual(made);
});

test('the URI names issuer and account', () => {
  const uri = new URL(
    totpUri(secret, { issuer: 'Workspace Operations', email: 'a+b@example.com' }),
  );
  expect(uri.protocol + uri.host).toBe('otpauth:totp');
  expect(decodeURIComponent(uri.pathname)).toBe('/Workspace Operations:a+b@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Workspace Operations',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
