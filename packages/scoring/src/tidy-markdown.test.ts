import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { tidyMarkdown } from './tidy-markdown.ts';

const tidy = (content: string) =>
  tidyMarkdown(content, { artifactType: 'post', title: '', content, targetPlatform: 'blog' });

describe('tidyMarkdown', () => {
  it.each([
    ['one  \ntwo\t\n\n\n\n\nthree', 'one\ntwo\n\n\nthree'],
    ['**bold** and **open', '**bold** and open'],
    ['```\nopen', '```\nopen\n```'],
    ['<div class="x">text</div> [dead](#)', 'text dead'],
  ])('mends %j', (text, mended) => {
    expect(tidy(text)).toBe(mended);
  });

  it.each([' ', '\t', ' \n', '**', '**a ', '***', '#a ', '<div ', '[a](', '`a', '\n'])(
    'takes time in proportion to the length of a text of %j',
    (pattern) => {
      expect(measureGrowth((text) => tidy(`${text}x`), pattern)).toBeLessThan(10);
    },
  );
});
