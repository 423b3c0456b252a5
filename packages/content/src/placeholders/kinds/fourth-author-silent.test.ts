import { describe, expect, it } from 'vitest';
import { findPlaceholders } from '../find-placeholders.ts';

describe('questions to oneself in brackets', () => {
  it.each([
    'Our founder (who else?) baked the cake.',
    "We were all there (who wasn't?) and danced.",
    'Coffee is included (questions? ask at the desk).',
    '(Allergies? Ask our staff.) The soup is vegan.',
    'One glove, three umbrellas, a trombone (?!). Please collect by Friday.',
    'Bildhauer unbekannt (?), Lindenholz, um 1510.',
    'The bakery (remember the red door?) opens again.',
    'Bring a friend (or two?) and a chair.',
    "The film (what's not to like?) runs until May.",
    'Where will you be (and with whom?) on Friday?',
    'Meal (choose one): fish or meat.',
    'The price includes (where agreed) delivery.',
    'Tomato (paste), 200 g.',
    'The prize went to Ada (why not?) and Ben.',
    'He asked the board (when are you coming?) three times.',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});
