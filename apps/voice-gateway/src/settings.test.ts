import { readSettings, SettingsError } from '@workspace-ops/service-kit';
import { expect, it } from 'vitest';
import { voiceGatewaySettings } from './settings.ts';

const listFaults = (environment: Record<string, string>): string[] => {
  try {
    readSettings(voiceGatewaySettings, environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
};

it('nothing has to be set', () => {
  expect(readSettings(voiceGatewaySettings, {})).toMatchObject({
    SPEECH_API_KEY: undefined,
    SPEECH_API_BASE_URL: 'https://api.elevenlabs.io',
    VOICE_TIMEZONE: 'America/New_York',
    DEFAULT_PHONE_REGION: 'US',
  });
});

it('what is set must make sense, and a secret is never shown', () => {
  expect(
    listFaults({
      VOICE_TIMEZONE: 'Mars/Olympus',
      DEFAULT_PHONE_REGION: 'XX',
      SPEECH_VOICE_ID_DEFAULT: '../x',
      VOICE_WEBHOOK_SECRET: 'whsec_not base64',
      VOICE_DISPATCH_URL: 'ftp://x',
    }),
  ).toEqual([
    'SPEECH_VOICE_ID_DEFAULT must be 1 to 128 letters, digits, underscores or dashes, got "../x"',
    'VOICE_TIMEZONE must be an IANA time zone, got "Mars/Olympus"',
    'DEFAULT_PHONE_REGION must be a region code, as US, got "XX"',
    'VOICE_WEBHOOK_SECRET must be base64 after whsec_',
    'VOICE_DISPATCH_URL must be a URL, got "ftp://x"',
  ]);
});

it('an address for calls is kept to the letter, a region in capitals', () => {
  const settings = readSettings(voiceGatewaySettings, {
    VOICE_DISPATCH_URL: 'https://calls.example.com/hook/',
    DEFAULT_PHONE_REGION: 'de',
  });
  expect(settings).toMatchObject({
    VOICE_DISPATCH_URL: 'https://calls.example.com/hook/',
    DEFAULT_PHONE_REGION: 'DE',
  });
});
