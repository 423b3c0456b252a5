import { expect, it } from 'vitest';
import { TextPage } from './read-pages.ts';

it('keeps what is added, in any script, however much it becomes', () => {
  const page = new TextPage();
  const texts = ['', 'a,b\r\n', 'Grüße 😀 – 漢字'.repeat(10_000), 'x'.repeat(1_000_000), '😀'];
  for (const text of texts) page.add(text);
  expect(page.bytes().equals(Buffer.from(texts.join('')))).toBe(true);
});
