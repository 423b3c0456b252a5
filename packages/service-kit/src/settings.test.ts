import { describe, expect, it } from 'vitest';
import { defineSettings, readSettings, setting, SettingsError } from './settings.ts';

const definitions = defineSettings({
  PORT: { description: 'The port.', schema: setting.port(), default: '8080' },
  MODE: { description: 'The mode.', schema: setting.optionalChoice(['open', 'strict']) },
  API_URL: { description: 'An address.', schema: setting.url(), default: 'https://example.com/' },
  SECRET: { description: 'A secret.', schema: setting.text(), secret: true, default: 'x' },
});

describe('settings', () => {
  it('have their defaults for absent and for empty variables', () => {
    expect(readSettings(definitions, { PORT: '' })).toEqual({
      PORT: 8080,
      MODE: undefined,
      API_URL: 'https://example.com',
      SECRET: 'x',
    });
  });

  it('list every fault at once and never show a secret', () => {
    const read = () => readSettings(definitions, { PORT: '80a', MODE: 'wild', SECRET: '   ' });
    expect(read).toThrow(SettingsError);
    try {
      read();
    } catch (error) {
      expect((error as SettingsError).faults).toEqual([
        expect.stringContaining('PORT must be an integer from 0 to 65535, got "80a"'),
        'MODE must be one of open, strict, got "wild"',
        'SECRET must not be empty',
      ]);
    }
  });

  it.each(['localhost:4222', 'http://localhost:4222', 'nats://a:4222,b', 'nats://'])(
    'take %s for no addresses of NATS servers',
    (text) => {
      expect(setting.optionalNatsUrl().safeParse(text).success).toBe(false);
      expect(setting.optionalNatsUrl().parse('nats://a:4222, tls://u:p@b:4222')).toContain(
        'b:4222',
      );
    },
  );

  it.each([
    ['https://ops:secret@api.example.com', 'must have no user and password'],
    ['https://api.example.com?key=x', 'must have neither ? nor #'],
    ['https://api.example.com/#x', 'must have neither ? nor #'],
    ['https://api.example.com/gateway/v1/', 'must be without /v1, which is appended to it'],
    ['htps://api.example.com', 'must be a URL'],
    ['api.example.com', 'must be a URL'],
  ])('take %s for no address that paths can be appended to', (text, fault) => {
    const { error } = setting.baseUrl(/\/v1$/).safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(fault)]);
  });

  it('keep the path of such an address, and the query of one that nothing is appended to', () => {
    expect(setting.baseUrl(/\/v1$/).parse('https://api.example.com/gateway/')).toBe(
      'https://api.example.com/gateway',
    );
    const keys = 'https://idp.example.com/keys?policy=a';
    expect(setting.url().parse(keys)).toBe(keys);
    expect(() => setting.url().parse('https://u@idp.example.com/keys')).toThrow(
      'must have no user',
    );
  });

  it('show no password of an address that is refused', () => {
    const read = () => readSettings(definitions, { API_URL: 'https://ops:secret@api.example.com' });
    expect(read).toThrow('API_URL must have no user and password, got "https://…@api.example.com"');
  });
});
