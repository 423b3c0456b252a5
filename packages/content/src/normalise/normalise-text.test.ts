import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalise-text.ts';

describe('normaliseText', () => {
  it.each([
    ['４１２－６８－３３９５', '412-68-3395'],
    ['٤١٢ ۴۱۲ ४१२ ໔໑໒ 𝟒𝟏𝟐', '412 412 412 412 412'],
    ['a\u00a0b\u2009c\u3000d\u2028e', 'a b c d\ne'],
    ['1\u20102\u20133\u20144\u22125', '1-2-3-4-5'],
    ['a\u200bb\u00adc\u202ed\ufe0fe\u2066f\u0000g', 'abcdefg'],
    ['né ne\u0301 Zoë ﬁ Å', 'ne ne Zoe fi A'],
    ['4\ufe0f\u20e31\u0336', '41'],
    ['й שלום 電話', 'й שלום 電話'],
    ['1&nbsp;2&#160;3&ndash;4&shy;5', '1 2 3-45'],
    ['R&D &amp; fish & chips', 'R&D &amp; fish & chips'],
  ])('reads %j as %j', (written, read) => {
    expect(normaliseText(written).text).toBe(read);
  });

  it('maps each character back to what it was read from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (written) => {
        const { text, toOriginal } = normaliseText(written);
        let last = 0;
        for (let at = 0; at < text.length; at += 1) {
          const { start, end } = toOriginal(at, at + 1);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(written.length);
          expect(normaliseText(written.slice(start, end)).text).toContain(text[at]);
          last = start;
        }
      }),
    );
  });
});
