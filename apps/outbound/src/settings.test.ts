import { readSettings } from '@workspace-ops/service-kit';
import { expect, it } from 'vitest';
import { outboundSettings } from './settings.ts';

it('reaches the real provider by default, without a key or a secret', () => {
  expect(readSettings(outboundSettings, {})).toEqual({
    COLDMAIL_API_KEY: undefined,
    COLDMAIL_API_BASE_URL: 'https://api.instantly.ai',
    COLDMAIL_TIMEOUT_MS: 10_000,
    COLDMAIL_LIST_TIMEOUT_MS: 60_000,
    COLDMAIL_MODEL_TIMEOUT_MS: 4_000,
    COLDMAIL_WEBHOOK_SECRET: undefined,
  });
});

it.each([
  [{ COLDMAIL_API_BASE_URL: 'ftp://x' }, 'COLDMAIL_API_BASE_URL must be a URL'],
  [{ COLDMAIL_TIMEOUT_MS: '0' }, 'COLDMAIL_TIMEOUT_MS must be an integer from 100 to 60000'],
  [{ COLDMAIL_WEBHOOK_SECRET: 'whsec_!' }, 'COLDMAIL_WEBHOOK_SECRET must be base64 after whsec_'],
])('refuses %j', (environment, reason) => {
  expect(() => readSettings(outboundSettings, environment)).toThrow(reason);
});
