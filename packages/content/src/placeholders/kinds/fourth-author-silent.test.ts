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

describe('figures that are not known', () => {
  it.each([
    'Love from all of us at the kennel xx. Visit us on Sunday.',
    'Numbers starting 07xxx are mobiles, those starting 020 are London.',
    'The default PIN is 0000 and must be changed at once.',
    'Pump P-0000 is the spare; P-0001 is in use.',
    'Colour #000000 is black.',
    'Menu: starters $, mains $$, wines $$$.',
    'The restaurant has a price range of €€€ in the guide.',
    'Price range: €€€ (mains from 30 euros).',
    'Repeat the step every n days, where n is set in the option "interval".',
    'Let n be the number of days. The sum is n days times 4.',
    '[1/3] How we bake without waste. Read on.',
    'The vote was [12/24] in the first round.',
    'IBAN DE12 XXXX XXXX XXXX 4821, as you gave it.',
    'The road from A to B is open. Ready? Yes.',
    'Is the shop open from 9 to 5? Yes, it is.',
    'cd ../../2027 && ls',
    'The value is 1,000,000 euros.',
    'Chapter X tells of the flood.',
    'At 100 % of the load the fan turns on.',
    'He weighs  in on the subject at last.',
    'The number 00800 0000 1111 is free of charge.',
    'apples   kg  2.50\npears    kg  3.10',
  ])('are not taken for found in %j', (text) => expect(findPlaceholders(text)).toEqual([]));
});
