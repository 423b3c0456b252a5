import { expect, it } from 'vitest';
import { splitSentences } from './inline-text.ts';

it.each([
  ['Do not put the emergency no. in full, we got prank calls.', 1],
  ['Ask for her new no. when you ring.', 1],
  ['Job no. 4471 is late.', 1],
  ['He said no. we left it.', 2],
  ['That is the new no. We rang it.', 2],
])('ends no sentence after a number’s abbreviation: %s', (line, count) => {
  expect(splitSentences(line)).toHaveLength(count);
});
