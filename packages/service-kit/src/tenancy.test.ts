import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { resolveTenancy, tenancySettings } from './tenancy.ts';

const readTenancy = (environment: Record<string, string>) =>
  resolveTenancy(readSettings(tenancySettings, environment));

describe('tenancy', () => {
  test('is open outside production and strict in production', () => {
    expect(readTenancy({})).toBe('open');
    expect(readTenancy({ NODE_ENV: 'test' })).toBe('open');
    expect(readTenancy({ NODE_ENV: 'production' })).toBe('strict');
  });

  test('is what is set, whatever the environment', () => {
    expect(readTenancy({ NODE_ENV: 'production', TENANCY: 'open' })).toBe('open');
    expect(readTenancy({ TENANCY: 'strict' })).toBe('strict');
  });

  test.each(['Production', 'PRODUCTION', 'prod', 'porduction', 'poduction', 'roduction'])(
    'refuses NODE_ENV=%s, which would let everybody in',
    (word) => {
      expect(() => readTenancy({ NODE_ENV: word })).toThrow(
        `NODE_ENV is like production and is not it: write production, or another word, got "${word}"`,
      );
    },
  );

  test.each(['development', 'test', 'staging', 'preview', 'local'])(
    'takes NODE_ENV=%s for another environment',
    (word) => {
      expect(readTenancy({ NODE_ENV: word })).toBe('open');
    },
  );

  test('refuses another word', () => {
    expect(() => readTenancy({ TENANCY: 'closed' })).toThrow('TENANCY must be one of open, strict');
  });
});
