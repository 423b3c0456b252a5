import { expect, test } from 'vitest';
import { findMistypedSettings } from './read-installation-settings.ts';

const known = [
  'TENANCY',
  'PORT',
  'SPEECH_API_KEY',
  'SESSION_KEY_SECRET',
  'GOOGLE_CLIENT_ID',
  'SMTP_URL',
  'SMTP_TIMEOUT_MS',
  'AUDIT_PORT',
];

test.each([
  ['TENANCI', 'TENANCY', true],
  ['SPEECH_APIKEY', 'SPEECH_API_KEY', true],
  ['SPEECH_KEY', 'SPEECH_API_KEY', false],
  ['SMTP_PASSWORD', 'SMTP_URL', false],
  ['AUDIT_X', 'AUDIT_PORT', false],
])('%s is taken for a mistyped %s', (name, nearest, isClose) => {
  expect(findMistypedSettings(known, { [name]: 'x' })).toEqual([{ name, nearest, isClose }]);
});

test.each([
  'TENANCY',
  'HOST',
  'PATH',
  'SESSION_MANAGER',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'npm_config_port',
  'REPORT',
  'PORTAL',
  'AUDIT_SERVICE_HOST',
  'AUDIT_SERVICE_PORT_HTTP',
  'AUDIT_PORT_8087_TCP_ADDR',
])('%s is left alone', (name) => {
  expect(findMistypedSettings(known, { [name]: 'x' })).toEqual([]);
});
