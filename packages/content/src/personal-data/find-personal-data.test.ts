import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from './find-personal-data.ts';
import { findPlaceholders } from '../placeholders/find-placeholders.ts';
import { redactJson } from './redact-json.ts';
import { redactPersonalData } from './redact-personal-data.ts';

const found = (text: string) =>
  findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('findPersonalData', () => {
  it.each([
    ['Write to ada@example.com.', 'email', 'ada@example.com'],
    ['<ada.l+x@mail.example.co.uk>', 'email', 'ada.l+x@mail.example.co.uk'],
    ['"jürgen@müller.de"', 'email', 'jürgen@müller.de'],
    ['Call +44 20 7946 0958 now', 'phone', '+44 20 7946 0958'],
    ['Call +44 (0)20 7946 0958 now', 'phone', '+44 (0)20 7946 0958'],
    ['on +1 (555) 010-0199', 'phone', '+1 (555) 010-0199'],
    ['is +15555550100.', 'phone', '+15555550100'],
    ['at (415) 555-0123 today', 'phone', '(415) 555-0123'],
    ['at 415-555-0123', 'phone', '415-555-0123'],
    ['at 1.415.555.0123', 'phone', '1.415.555.0123'],
    ['at 020 7946 0958', 'phone', '020 7946 0958'],
    ['at 07700 900123', 'phone', '07700 900123'],
    ['at 01 42 68 53 00', 'phone', '01 42 68 53 00'],
    ['phone: 4155550123', 'phone', '4155550123'],
    ['tel:4155550123', 'phone', '4155550123'],
    ['call me at 555-0123', 'phone', '555-0123'],
    ['0049 30 901820', 'phone', '0049 30 901820'],
    ['card 4111 1111 1111 1111,', 'card', '4111 1111 1111 1111'],
    ['card 5500-0000-0000-0004', 'card', '5500-0000-0000-0004'],
    ['card 378282246310005', 'card', '378282246310005'],
    ['SSN 123-45-6789', 'national_id', '123-45-6789'],
    ['NINO AB 12 34 56 C', 'national_id', 'AB 12 34 56 C'],
    ['DNI 12345678Z', 'national_id', '12345678Z'],
    ['NIE X1234567L', 'national_id', 'X1234567L'],
    ['NIR 1 85 05 78 006 084 91', 'national_id', '1 85 05 78 006 084 91'],
    ['CPF 529.982.247-25', 'national_id', '529.982.247-25'],
    ['SIN 130 692 544', 'national_id', '130 692 544'],
  ])('finds the one in %j', (text, kind, value) => {
    expect(found(text)).toEqual([[kind, value]]);
  });

  it.each([
    'on 2026-03-04 at 09:00, until 2026-03-04T17:30:00.000Z',
    'from 04.03.2026 to 05/03/2026',
    'order 1234567890123456, invoice 10002000',
    'at 1700000000000 ms',
    'server 192.168.100.200',
    'costs 1,200,000.50 or 1 200 000',
    'run_0190a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b',
    'card 4111 1111 1111 1112',
    'SSN 000-45-6789 or 123-00-6789',
    'mention @ada, mail ada@localhost, a @ b.com',
    'rooms 101-102-103, version 3.14.15926',
    'CPF 111.111.111-11',
    'up 18% from 11 calls to 13 calls in 14 days',
  ])('finds none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('gives places in order and without overlaps, for any text', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        let last = 0;
        for (const { start, end } of findPersonalData(parts.join(''))) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
      }),
    );
  });
});

const pieces = fc.oneof(
  fc.constantFrom('ada@example.com', '+44 20 7946 0958', '4111111111111111', '123-45-6789'),
  fc.constantFrom(' ', '-', '+', '(', ')', '@', '.', 'call ', '415-555-0123', '0', '12345678Z'),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

describe('redactPersonalData', () => {
  it('replaces each item and counts it', () => {
    const text = 'Ada (ada@example.com, +44 20 7946 0958) paid with 4111 1111 1111 1111.';
    expect(redactPersonalData(text)).toEqual({
      text: 'Ada ((email redacted), (phone redacted)) paid with (card number redacted).',
      count: 3,
    });
  });

  it('leaves marks that are no placeholders', () => {
    const { text } = redactPersonalData('ada@example.com +44 20 7946 0958 123-45-6789');
    expect(findPlaceholders(text)).toEqual([]);
    expect(redactPersonalData(text)).toEqual({ text, count: 0 });
  });

  it.each([
    ['digits', '1'.repeat(200_000)],
    ['spaced digits', '1 '.repeat(100_000)],
    ['spaced zeros', '0 20 7946 '.repeat(20_000)],
    ['at signs', '@'.repeat(200_000)],
    ['addresses', 'a@b.co '.repeat(28_000)],
    ['dotted hosts', `a@${'b.'.repeat(100_000)}`],
    ['pluses', '+1 '.repeat(66_000)],
    ['brackets', '(0'.repeat(100_000)],
    ['phone numbers', '+44 20 7946 0958, '.repeat(11_000)],
  ])('stays fast on 200,000 characters of %s', (_, text) => {
    const startedAt = performance.now();
    redactPersonalData(text);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

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
});
