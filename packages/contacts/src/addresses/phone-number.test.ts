import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toE164 } from './phone-number.ts';

describe('a phone number', () => {
  it('comes in many forms, and in one out', () => {
    for (const text of ['2125550100', '(212) 555-0100', '+1 212.555.0100', ' tel:+12125550100 ']) {
      expect(toE164(text, 'US'), text).toBe('+12125550100');
    }
    expect(toE164('030 901820', 'DE')).toBe('+4930901820');
    expect(toE164('+44 20 7946 0018', 'US')).toBe('+442079460018');
  });

  it('has to be possible, not assigned', () => {
    expect(toE164('+15555550100', 'US')).toBe('+15555550100');
  });

  it('is nothing else, whatever the text', () => {
    for (const text of [
      '',
      '911',
      'call me',
      'call 212 555 0100 now',
      '+',
      '+0',
      '1'.repeat(200),
    ]) {
      expect(toE164(text, 'US'), text).toBeNull();
    }
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789+-() .x\u00a0'.split('')) }),
        (text) => {
          const number = toE164(text, 'US');
          expect(number === null || /^\+\d{5,15}$/.test(number)).toBe(true);
        },
      ),
    );
  });
});
