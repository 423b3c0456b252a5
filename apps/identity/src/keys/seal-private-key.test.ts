import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSealed } from './seal.ts';
import { openPrivateKey, sealPrivateKey } from './seal-private-key.ts';

const key = randomBytes(48);
const secret = 'a secret of at least 32 characters';

describe('a stored private key', () => {
  test('is readable without a secret', () => {
    const stored = sealPrivateKey(key, 'key_1', undefined);
    expect(isSealed(stored)).toBe(false);
    expect(openPrivateKey(stored, 'key_1', undefined)).toEqual(key);
    expect(openPrivateKey(stored, 'key_1', secret)).toEqual(key);
  });

  test('is opened by its secret alone', () => {
    const stored = sealPrivateKey(key, 'key_1', secret);
    expect(isSealed(stored)).toBe(true);
    expect(stored).not.toContain(key.toString('base64url'));
    expect(openPrivateKey(stored, 'key_1', secret)).toEqual(key);
    expect(openPrivateKey(stored, 'key_1', `${secret}!`)).toBeNull();
    expect(openPrivateKey(stored, 'key_1', undefined)).toBeNull();
  });

  test('cannot be passed off as another key’s, nor altered', () => {
    const stored = sealPrivateKey(key, 'key_1', secret);
    expect(openPrivateKey(stored, 'key_2', secret)).toBeNull();
    const parts = stored.split('.');
    parts[4] = `${parts[4]!.startsWith('A') ? 'B' : 'A'}${parts[4]!.slice(1)}`;
    expect(openPrivateKey(parts.join('.'), 'key_1', secret)).toBeNull();
  });

  test('is sealed otherwise each time', () => {
    expect(sealPrivateKey(key, 'key_1', secret)).not.toBe(sealPrivateKey(key, 'key_1', secret));
  });
});
