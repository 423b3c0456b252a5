import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

it.each([
  'The fan was rewired to run on after the light.',
  'Lights were set to stay on after dark.',
  'The pump must carry on after midnight.',
  'The heating goes on before the shop opens.',
  'We put the labels on next to the door.',
])('leaves the words of a text as they are: %s', (whatWeDid) => {
  const context = { observation: 'The switch was old.', outcome: 'It works.', whatWeDid };
  expect(composeAt('MKT-01 draft', context).content).toContain(whatWeDid);
});

it.each([
  ['in two weeks', 'The start is in two weeks.'],
  ['4 January 2027', 'The start is on 4 January 2027.'],
])('writes “on” before a day alone: %s', (startDate, said) => {
  const context = { customer: 'Obi', scope: 'Roof', price: '£900', startDate };
  expect(composeAt('SAL-02 proposal', context).content).toContain(said);
});
