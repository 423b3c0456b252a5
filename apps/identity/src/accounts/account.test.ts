import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveName, givenOrLocalName } from './account.ts';

describe('the display name out of an email', () => {
  test.each([
    ['jane.doe@example.com', 'Jane Doe'],
    ['jane@example.com', 'Jane'],
    ['j.r.r.tolkien@example.com', 'J R R Tolkien'],
    ['mary-ann.o_neil+news@example.com', 'Mary-ann O_neil+news'],
    ['éva.ßen@example.com', 'Éva SSen'],
    ['.@example.com', '.'],
  ])('of %s is %s', (email, name) => {
    expect(deriveName(email)).toBe(name);
  });

  test('is never empty, and has as many words as the email has between dots', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = deriveName(`${words.join('.')}@example.com`);
        expect(name.split(' ')).toHaveLength(words.length);
        expect(name.toLowerCase()).toBe(words.join(' '));
      }),
    );
  });
});

describe('the default name', () => {
  test('is the part before the @ as it stands', () => {
    expect(givenOrLocalName(undefined, 'jane.doe@example.com')).toBe('jane.doe');
    expect(givenOrLocalName(' ', 'jane.doe@example.com')).toBe('jane.doe');
    expect(givenOrLocalName(' Jane ', 'jane.doe@example.com')).toBe('Jane');
  });
});
