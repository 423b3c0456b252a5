import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const saw = {
  customer: 'Seabright Care Home',
  observation: 'Clothes came back to the wrong room.',
};

const asked = (field: string, said: string) =>
  composeAt('MKT-01 draft', { ...saw, [field]: said }).asks;

it.each([
  ['note for whoever writes it', 'Please don’t name the nurse.'],
  ['note to writer', 'Don’t name the nurse.'],
  ['please remember', 'Don’t name the nurse.'],
  ['wishes of the home', 'Don’t name the nurse.'],
  ['call it what', 'They liked it. Please leave the home out.'],
])('asks whether the text keeps to what %s forbids', (field, said) => {
  expect(asked(field, said)).toMatchObject([{ names: ['instructionsKept'] }]);
});

it.each([
  ['delivery note', 'Do not stack'],
  ['note number', 'N-4471'],
  ['access', 'Do not leave the gate open. Keep out of the cellar.'],
  ['tagline', 'Never say never, says Sue.'],
])('asks nothing of %s', (field, said) => {
  expect(asked(field, said)).toEqual([]);
});
