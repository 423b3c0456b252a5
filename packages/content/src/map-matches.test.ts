import { expect, it } from 'vitest';
import { mapMatches } from './map-matches.ts';

const places = (text: string, shape: RegExp) => mapMatches(text, shape, ({ index }) => index);

it.each([
  ['a1b22', /\d+/g],
  ['nothing', /\d+/g],
  ['12', /\d(?=2)|2/g],
  ['ab', /x*/g],
  ['Ωé–', /\p{L}/gu],
])('finds in %s what matchAll finds with %s', (text, shape) => {
  const found = Array.from(text.matchAll(shape), ({ index }) => index);
  expect(places(text, shape)).toEqual(found);
  expect(places(text, shape)).toEqual(found);
});

it('leaves out what nothing is made of', () => {
  expect(mapMatches('1 2 3', /\d/g, ([one]) => (one === '2' ? undefined : one))).toEqual([
    '1',
    '3',
  ]);
});

it('may be used with the same expression within', () => {
  const shape = /\d/g;
  expect(mapMatches('1 2', shape, () => places('3 4 5', shape).length)).toEqual([3, 3]);
});
