import { expect, it } from 'vitest';
import { isAcute } from '../request/hazards.ts';
import { isWayOfWorking } from './ways-of-working.ts';

it.each([
  'ladder work above stairwell',
  'Working at height',
  'work from a stepladder over the stairs',
  'Hot work in the plant room.',
  'Live working',
  'Door on 2nd floor 85 cm',
  'The heating control is from 2004 and the screen is dead on two bays',
  'Door of the store room is 90 cm wide.',
  'They have 3 vets and 7 techs and still run AVImark on a server in the basement',
  'We run it on an old server under the stairs.',
])('is how work is done: %s', (sentence) => {
  expect(isWayOfWorking(sentence)).toBe(true);
  expect(isAcute(sentence)).toBe(false);
});

it.each([
  'Cracked ladder above the stairwell',
  'Ladder work without a harness',
  'Working at height, Sam slipped',
  'Gap under the gate 30 cm',
  'Trench by the gate is 3 m deep',
  'Unguarded edge 4 m high',
  'panic button at the till is dead',
  'The patient monitor is dead',
  'The alarm panel at the desk, its display is dead',
  'Door on 2nd floor broken',
  'They run the till on a server that sparks',
  'Water in the basement 40 cm deep',
  'Electrical work left live parts exposed',
  'Roof work stopped, the edge protection is missing',
])('is more than that: %s', (sentence) => expect(isWayOfWorking(sentence)).toBe(false));
