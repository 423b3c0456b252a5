import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedaction, redactJson } from './redact-key.ts';

describe('the redaction of a key', () => {
  it('leaves the text around it', () => {
    const redact = createRedaction('sk-live-0123456789');
    expect(redact('Key sk-live-0123456789 is invalid')).toBe('Key [redacted] is invalid');
    expect(redact('Key SK-LIVE-0123456789 is invalid')).toBe('Key [redacted] is invalid');
    expect(redact('Key sk-live-01... is invalid')).toBe('Key [redacted]... is invalid');
  });

  it('leaves words that the key merely holds', () => {
    expect(createRedaction('unauthorized-key-1')('Unauthorized: Invalid API key')).toBe(
      'Unauthorized: Invalid API key',
    );
    expect(createRedaction('key')('keys for the monkey: key')).toBe(
      'keys for the monkey: [redacted]',
    );
  });

  it('leaves no key in any text, nor its encoded forms', () => {
    const key = fc.stringMatching(/^[\x21-\x7e]{8,60}$/).filter((text) => /\w{4}/.test(text));
    fc.assert(
      fc.property(key, fc.string(), fc.string(), (secret, before, after) => {
        const forms = [
          secret,
          encodeURIComponent(secret),
          Buffer.from(secret).toString('base64'),
          Buffer.from(secret).toString('hex'),
        ];
        const shown = createRedaction(secret)(forms.map((form) => before + form + after).join());
        expect(shown).not.toContain(secret);
        expect(shown).not.toContain(forms[3]);
      }),
    );
  });

  it('keeps a value’s shape', () => {
    const redact = createRedaction('secret-value-1');
    expect(redactJson({ a: [1, null, 'secret-value-1'], b: { c: true } }, redact)).toEqual({
      a: [1, null, '[redacted]'],
      b: { c: true },
    });
  });
});
