import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPersonalData } from './rewrite-artifact.ts';

it('hides personal data from the text and puts it back into an answer', () => {
  const masked = maskPersonalData('Ask ada@example.com or bob@example.com, then ada@example.com.');
  expect(masked.text).toBe('Ask email-ref-1 or email-ref-2, then email-ref-1.');
  expect(masked.restore('Write to email-ref-2.')).toBe('Write to bob@example.com.');
});

it('leaves references alone that it did not make', () => {
  expect(maskPersonalData('none').restore('email-ref-7')).toBe('email-ref-7');
});

it('gives any text back whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), (text, email) => {
      const whole = `${text} ${email} ${text}`;
      const masked = maskPersonalData(whole);
      expect(masked.restore(masked.text)).toBe(whole);
    }),
  );
});
