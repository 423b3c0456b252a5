import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { resolveTenancy, tenancySettings } from './tenancy.ts';

const tenancyOf = (environment: Record<string, string>) =>
  resolveTenancy(readSettings(tenancySettings, environment));

describe('tenancy', () => {
  test('is open outside production and strict in production', () => {
    expect(tenancyOf({})).toBe('open');
    expect(tenancyOf({ NODE_ENV: 'test' })).toBe('open');
    expect(tenancyOf({ NODE_ENV: 'production' })).toBe('strict');
  });

  test('is what is set, whatever the environment', () => {
    expect(tenancyOf({ NODE_ENV: 'production', TENANCY: 'open' })).toBe('open');
    expect(tenancyOf({ TENANCY: 'strict' })).toBe('strict');
  });

  test('refuses another word', () => {
    expect(() => tenancyOf({ TENANCY: 'closed' })).toThrow('TENANCY must be one of open, strict');
  });
});
