import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { ventsAnger } from './anger.ts';

const asks = (issue: string): string[] =>
  composeAt('OPS-03 letter', {
    supplier: 'Coolparts Direct',
    order: '88-1172',
    issue,
    deadline: '2026-12-07',
    evidence: 'Photos',
  }).asks.map(({ question }) => question ?? '');

describe('a letter to a supplier is without insults and anger that nobody has read', () => {
  it.each([
    'Two motors seized. They are crooks.',
    'Two motors seized. Their rep is an idiot.',
    'Two motors seized, typical junk from these clowns.',
    'Two motors seized. This is bs.',
    'Two motors seized. What a joke.',
    "Two motors seized. I'm sick of this crap.",
    'Two motors seized. Worst supplier ever.',
    'Two motors seized. Their counter guy lied to my face.',
    'Two motors seized and nobody over there can count.',
    'Two motors seized, pissed off customer waiting',
    'wrong valve AGAIN!!! third time!!',
    'Two motors seized. We are switching to Great Lakes anyway.',
    'Two motors seized. Bunch of muppets.',
    "Two motors seized. We'll be changing suppliers anyway.",
  ])('%s', (issue) =>
    expect(asks(issue)).toEqual([
      expect.stringMatching(/for the supplier to read as (?:it is|they are)\?$/),
    ]),
  );
  it.each([
    'The wrong valve was shipped for the third time.',
    'Wrong valve again, please send the right one.',
    'Your driver left the pallet outside in the rain and it got wet.',
    'Nobody called us back on Monday.',
    'We are switching to the R-454B model.',
    'The customer is waiting for this part without heat.',
    'This is the third late delivery this month.',
    'We had to buy two motors elsewhere.',
  ])('and not of what was wrong: %s', (issue) => expect(asks(issue)).toEqual([]));
});

it.each([
  'Copper thieves took the line set.',
  'The clown fish tank is at 78 degrees.',
  'Please send it today!',
  'We are moving to our new shop in January.',
  'We are switching the unit to heat anyway.',
  'We will be on the roof anyway.',
])('no anger: %s', (said) => expect(ventsAnger(said)).toBe(false));
