import { expect, test } from 'vitest';
import { findMistypedSettings, readInstallationSettings } from './read-installation-settings.ts';

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

test('names all that settings ask of each other at once, before anything is started', () => {
  expect(() =>
    readInstallationSettings({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example.com',
      LIVE_EVENT_COPIES: '3',
      GENERATIVE_AI_API_KEY: 'a key',
      GENERATIVE_AI_MODELS: 'gemini-3.5-flash,openai/gpt-6,foo/bar',
    }),
  ).toThrow(
    [
      'The settings are wrong:',
      '  - TRUST_PROXY is required with NODE_ENV=production: the addresses of the proxy in front, or none where there is no proxy',
      '  - MAIL_FROM is required with SMTP_URL',
      '  - LIVE_EVENT_COPIES asks for NATS, and NATS_URL names no server of it',
      '  - GENERATIVE_AI_MODELS names openai/gpt-6, and openai has no key: set it in GENERATIVE_AI_FURTHER_KEYS, or make openai the GENERATIVE_AI_PROVIDER',
      '  - GENERATIVE_AI_MODELS names foo/bar, which is no name of a model of google',
    ].join('\n'),
  );
});

test('takes models of further providers that have a key', () => {
  const { GENERATIVE_AI_MODELS } = readInstallationSettings({
    GENERATIVE_AI_API_KEY: 'a key',
    GENERATIVE_AI_FURTHER_KEYS: 'openai=another',
    GENERATIVE_AI_MODELS: 'gemini-3.5-flash,openai/gpt-6',
  });
  expect(GENERATIVE_AI_MODELS).toEqual(['gemini-3.5-flash', 'openai/gpt-6']);
});

test.each([
  'ops@example.com',
  'Workspace Operations <ops@example.com>',
  '"Operations, Inc." <ops@example.com>',
  '<ops@example.com>',
])('takes the sender %s', (sender) => {
  expect(readInstallationSettings({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
});

test.each([
  'abc',
  '???',
  'http://',
  'a,,b',
  'a@example.com, b@example.com',
  'Ops, Inc <a@b.example>',
])('refuses the sender %s', (sender) => {
  expect(() => readInstallationSettings({ MAIL_FROM: sender })).toThrow(
    'MAIL_FROM must be one address, as Workspace Operations <ops@example.com>',
  );
});
