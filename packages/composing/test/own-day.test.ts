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
  ['first week of February', 'The start is in the first week of February.'],
  ['The second week of March 2027', 'The start is in the second week of March 2027.'],
  ['mid January', 'The start is in mid January.'],
  ['Early March', 'The start is in early March.'],
  ['end of January', 'The start is at the end of January.'],
  ['week of 7 December', 'The start is in the week of 7 December.'],
])('writes “on” before a day alone: %s', (startDate, said) => {
  const context = { customer: 'Obi', scope: 'Roof', price: '£900', startDate };
  const { content, asks } = composeAt('SAL-02 proposal', context);
  expect(content).toContain(said);
  expect(asks.filter(({ question }) => question?.includes('which day'))).toEqual([]);
});

it.each(['soon', 'when the landlord agrees', 'January or February'])(
  'asks which day is meant by “%s”',
  (startDate) => {
    const context = { customer: 'Obi', scope: 'Roof', price: '£900', startDate };
    expect(composeAt('SAL-02 proposal', context).asks.length).toBeGreaterThan(0);
  },
);
