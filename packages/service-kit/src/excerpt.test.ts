import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('keeps a text of 4,000 characters and marks what is cut of a longer one', () => {
  const text = 'x'.repeat(4_000);
  expect(excerpt(text)).toBe(text);
  expect(excerpt(`${text}y`)).toBe(`${text} …`);
});

it('leaves no half of a character', () => {
  expect(excerpt(`${'x'.repeat(3_999)}😀`).isWellFormed()).toBe(true);
});
