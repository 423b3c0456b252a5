import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLookAlikes } from './read-look-alikes.ts';

it.each([
  ['Stор саlling mе', 'Stop calling me'],
  ['СОΝFΙDЕΝТΙАL', 'CONFIDENTIAL'],
  ['ꜱᴛᴏᴘ', 'stop'],
  ['é ß 電話 שלום', 'é ß 電話 שלום'],
])('reads %j as %j', (written, read) => {
  expect(readLookAlikes(written)).toBe(read);
});

it('keeps the place of every letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const read = readLookAlikes(written);
      expect(read.length).toBe(written.length);
      expect(read.replace(/[a-z]/gi, '')).toBe(
        Array.from(written)
          .filter((letter) => !/[a-z]/i.test(readLookAlikes(letter)))
          .join(''),
      );
    }),
  );
});
