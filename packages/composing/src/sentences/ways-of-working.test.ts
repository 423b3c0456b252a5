import { expect, it } from 'vitest';
import { isAcute } from '../request/hazards.ts';
import { isWayOfWorking } from './ways-of-working.ts';

it.each([
  'ladder work above stairwell',
  'Working at height',
  'work from a stepladder over the stairs',
  'Hot work in the plant room.',
  'Live working',
])('is how work is done: %s', (sentence) => {
  expect(isWayOfWorking(sentence)).toBe(true);
  expect(isAcute(sentence)).toBe(false);
});

it.each([
  'Cracked ladder above the stairwell',
  'Ladder work without a harness',
  'Working at height, Sam slipped',
  'Electrical work left live parts exposed',
  'Roof work stopped, the edge protection is missing',
])('is more than that: %s', (sentence) => expect(isWayOfWorking(sentence)).toBe(false));
