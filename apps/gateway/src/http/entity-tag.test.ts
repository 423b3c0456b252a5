import { describe, expect, test } from 'vitest';
import { matchesTag } from './entity-tag.ts';

describe('the entity tag', () => {
  test.each(['"a"', 'W/"a"', '"x", "a"', ' "x" ,W/"a" ', '*'])('%s names the tag', (header) => {
    expect(matchesTag(header, '"a"')).toBe(true);
  });

  test.each([undefined, '', 'a', '"b"', '"aa"', '"a'])('%j does not', (header) => {
    expect(matchesTag(header, '"a"')).toBe(false);
  });
});
