import { expect, it } from 'vitest';
import { readSpan } from './read-span.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

it.each<[string, number]>([
  ['yes pls ring after 4 not b4 as im teaching', at(16)],
  ['Ring after 3 because I work mornings.', at(15)],
  ['PLEASE dont ring in school hours', at(15, 30)],
  ['not in school hours pls', at(15, 30)],
  ['Never during office hours.', at(17, 30)],
  ['im teaching til 3.30 so after that', at(15, 30)],
  ['I finish at 3, ring then', at(15)],
])('reads from when on they are free: %s', (said, from) =>
  expect(readSpan(said)).toEqual([from, null]),
);

it.each([
  'Ring in school hours.',
  'We are open in office hours.',
  'Busy till Thursday.',
  'We finish at 3 sites this week.',
  'Working till 3 December, call after that.',
  'It is teaching 20 children.',
])('reads none in: %s', (said) => expect(readSpan(said)).toBeNull());
