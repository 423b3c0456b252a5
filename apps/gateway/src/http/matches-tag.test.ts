import { expect, test } from 'vitest';
import { matchesTag } from './matches-tag.ts';

test.each(['"a"', 'W/"a"', '"x", "a"', ' "x" ,W/"a" ', '*'])('%s names the tag', (header) => {
  expect(matchesTag(header, '"a"')).toBe(true);
});

test.each([undefined, '', 'a', '"b"', '"aa"', '"a'])('%j does not', (header) => {
  expect(matchesTag(header, '"a"')).toBe(false);
});
