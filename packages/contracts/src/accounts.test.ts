import { describe, expect, test } from 'vitest';
import { emailInput, logInInput, signUpInput } from './accounts.ts';

const findMessage = (text: string): string | undefined =>
  emailInput().safeParse(text).error?.issues[0]?.message;

describe('an email', () => {
  test('is trimmed and lower-cased', () => {
    expect(emailInput().parse('  Dana@Example.COM ')).toBe('dana@example.com');
  });

  test.each([
    ['a Kelvin sign, which lower-cases to k, in the domain', 'dana@\u212Apmg.com'],
    ['a Kelvin sign in the local part', 'erl\u212Aoenig@example.com'],
    ['a dotted capital I, which lower-cases to i and a dot', 'dana@\u0130bm.com'],
    ['a full-width letter', 'dan\uFF41@example.com'],
    ['a full-width full stop', 'dana@example\uFF0Ecom'],
    ['a long s', '\u017Fam@example.com'],
    ['a soft hyphen', 'da\u00ADna@example.com'],
    ['a Cyrillic letter', 'd\u0430na@example.com'],
    ['an umlaut in the domain', 'dana@b\u00FCcher.example'],
  ])('with %s is refused', (_kind, text) => {
    expect(findMessage(text)).toBe('must be an email address');
  });

  test('of nothing is missing, and one that cannot be stored says so', () => {
    expect(findMessage(' ')).toBe('is required');
    expect(findMessage('da\u0000na@example.com')).toContain('NUL');
  });
});

test('a new password of white space alone is missing, and one that somebody has signs in', () => {
  const given = { email: 'dana@example.com', password: ' '.repeat(7) };
  expect(signUpInput.safeParse(given).error?.issues).toMatchObject([
    { path: ['password'], message: 'is required' },
  ]);
  expect(logInInput.parse(given)).toEqual(given);
});
