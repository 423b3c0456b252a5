import { expect, it } from 'vitest';
import { clipText, withoutTitle } from './clip-text.ts';

it('leaves 200 kB whole and cuts what is longer between characters', () => {
  expect(clipText('a'.repeat(204_800))).toEqual({ text: 'a'.repeat(204_800), isClipped: false });
  const { text, isClipped } = clipText('€'.repeat(100_000));
  expect(isClipped).toBe(true);
  expect(text).toBe('€'.repeat(Math.floor(204_800 / 3)));
});

it('leaves out a heading that repeats the title, and no other', () => {
  expect(withoutTitle('# Call\n\nText', 'Call')).toBe('Text');
  expect(withoutTitle('# Calls\n\nText', 'Call')).toBe('# Calls\n\nText');
});
