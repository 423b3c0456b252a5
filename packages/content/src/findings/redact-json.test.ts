import type { JsonObject } from '@workspace-ops/contracts';
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

  it.each([
    [{ dateOfBirth: '1979-04-11' }, { dateOfBirth: '(birth date redacted)' }],
    [{ patient_dob: '11/04/1979' }, { patient_dob: '(birth date redacted)' }],
    [{ patientBirthday: '11 April 1979' }, { patientBirthday: '(birth date redacted)' }],
    [{ Geburtsdatum: ['11.04.1979'] }, { Geburtsdatum: ['(birth date redacted)'] }],
    [{ passportNumber: '533380006' }, { passportNumber: '(passport number redacted)' }],
    [{ ssn: 219_468_812 }, { ssn: '(national id redacted)' }],
  ])('redacts what its key says that it is: %j', (value, redacted) =>
    expect(redactJson<JsonObject>(value)).toEqual({ value: redacted, count: 1 }),
  );

  it.each([
    { date: '1979-04-11' },
    { birthdayParty: 'Saturday at 14:00, 24 guests' },
    { bornIn: 1979 },
    { invoice: '533380006' },
    { passport: 'checked on 2026-11-02 by Ada' },
    { deadline: '11 April 2027' },
  ])('keeps what has no such key, or no such value: %j', (value) =>
    expect(redactJson<JsonObject>(value)).toEqual({ value, count: 0 }),
  );
});
