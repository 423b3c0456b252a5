import { describe, expect, it } from 'vitest';
import { redactJson } from './redact-json.ts';

describe('redactJson', () => {
  it('redacts texts, keys and numbers wherever they stand, and keeps the rest', () => {
    const value = {
      customer: 'Northside Dental',
      lead: { email: 'ada@example.com', phone: '4155550123', mobile: 4_155_550_123 },
      calls: ['from 415-555-0123', 11, null, true],
      'ada@example.com': 1,
      'bob@example.com': 2,
      card: 4_111_111_111_111_111,
    };
    expect(redactJson(value)).toEqual({
      value: {
        customer: 'Northside Dental',
        lead: {
          email: '(email redacted)',
          phone: '(phone redacted)',
          mobile: '(phone redacted)',
        },
        calls: ['from (phone redacted)', 11, null, true],
        '(email redacted)': 1,
        '(email redacted) 4': 2,
        card: '(card number redacted)',
      },
      count: 7,
    });
  });

  it('redacts secrets by their form and by the name of their field', () => {
    const value = { note: 'token ghp_abcdefghijklmnopqrstuvwxyz0123456789', apiKey: 'plain', n: 1 };
    expect(redactJson(value)).toEqual({
      value: { note: 'token (secret redacted)', apiKey: '(secret redacted)', n: 1 },
      count: 0,
    });
  });
});
