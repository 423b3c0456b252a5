import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { type Complaint, isAgainstUs } from './weigh-standing.ts';

/** None of them is among the sentences that the weights were learned from. */
const against: [Complaint, string][] = [
  ['discontent', 'She has had enough of our excuses and says so to everybody.'],
  ['discontent', 'Wants somebody senior to ring him about the state of the lawn.'],
  ['gone', 'They have found another bookkeeper and want their files sent on.'],
  ['gone', 'Has handed back her locker key and stopped the direct debit.'],
  ['dispute', 'Says only two men came and we billed for three.'],
  ['dispute', 'Maintains that the March delivery never reached them.'],
  ['unaccepted', 'Will not put his name to the sheet while the door sticks.'],
  ['unaccepted', 'Council won’t adopt the road until the kerb is redone.'],
];

it.each(against)('is against us, %s: %s', (kind, said) => {
  expect(isAgainstUs(said)).toBe(true);
  expect(isAgainstUs(said, [kind])).toBe(true);
});

it.each([
  'We put it right the same day and she sent flowers.',
  'Could not be happier with the crew.',
  'The caretaker has left for the day, keys are with Ann.',
  'They want the second coat on Thursday.',
  'Their neighbours are in dispute over the hedge.',
])('is not: %s', (said) => expect(isAgainstUs(said)).toBe(false));

it('reads in time in proportion to the length', () => {
  expect(measureGrowth((text) => isAgainstUs(text), 'he will not pay ')).toBeLessThan(10);
});

describe('a reminder', () => {
  const reminder = { customer: 'Oak', invoice: '118', amount: '£90', dueDate: '1 October 2026' };

  it.each([
    ['Their AP says the September visit never took place.', ['disputed']],
    ['Reckons he was only ever quoted for one coat.', ['disputed']],
    ['Paid every invoice on the nail until now.', []],
  ])('is held where somebody denies what they owe: %s', (notes, asked) => {
    const { asks } = composeAt('FIN-03 reminder', { ...reminder, notes });
    expect(asks.map(({ names: [name] }) => name)).toEqual(asked);
  });
});
