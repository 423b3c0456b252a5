import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readPlace } from './read-place.ts';

it.each([
  ['Harrow Street Alehouse - CO2 alarm went off twice.', 'Harrow Street Alehouse'],
  ['Unit 4, Mill Park: roof light cracked above the line.', 'Unit 4, Mill Park'],
  ['Gate 3 – barrier stuck open.', 'Gate 3'],
])('reads the place that a note begins with: %s', (note, place) => {
  expect(readPlace([note])).toBe(place);
  const { title, content } = composeAt('OPS-01 order', { note });
  expect(title).toBe(`Work order: ${place}`);
  expect(content).toContain(`**Site (note):** ${place}`);
});

it.each([
  'Megan Doyle: the tap still spits.',
  'Shift Report - all quiet.',
  'Urgent Repair: roof light cracked.',
  'Roof light cracked above the line.',
  'Van - oil change.',
])('and nobody’s name, nor what the note is: %s', (note) =>
  expect(readPlace([note])).toBeUndefined(),
);
