import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import {
  type Instruction,
  isSurelyHeld,
  isSurelyOmitted,
  readInstruction,
} from './weigh-instructions.ts';

/** None of them is among the sentences that the weights were learned from. */
const wanted: [Instruction, string][] = [
  ['tell', 'Make sure it says that the parking is free.'],
  ['tell', 'Work in a line about the warranty.'],
  ['omit', 'Not a whisper about the old supplier in this.'],
  ['omit', 'Keep her surname off the post.'],
  ['hold', 'Sit on this one until the bank has rung.'],
  ['hold', 'Moira wants a look before it goes out.'],
  ['whom', 'Send it to the head office and not to the site.'],
  ['correct', 'The date on the form is wrong, it was the 14th.'],
  ['tone', 'Nice and short, she hates waffle.'],
];

it.each(wanted)('wants of the text, %s: %s', (kind, said) => {
  expect(readInstruction(said)).toBe(kind);
});

it.each([
  'The roof was finished on Friday.',
  'Leave the side gate unlocked for the plumber.',
  'Order two more rolls of felt.',
  'No leaks since the new valve.',
  'She wants it in white and not in cream.',
])('wants nothing of it: %s', (said) => {
  expect(readInstruction(said)).toBeNull();
  expect(isSurelyHeld(said)).toBe(false);
});

it.each([
  ['Keep the discount out of the letter.', true],
  ['The discount of 10 percent ends in May.', false],
])('says surely that something is not to be told, or not: %s', (said, isSure) => {
  expect(isSurelyOmitted(said)).toBe(isSure);
});

it('reads in time in proportion to the length', () => {
  expect(measureGrowth((text) => readInstruction(text), 'do not mention the ')).toBeLessThan(10);
});
