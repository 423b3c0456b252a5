import { describe, expect, it } from 'vitest';
import { isAcute } from './hazards.ts';

describe('whoever is frail', () => {
  it.each([
    'Boiler is off and she has a six-week-old baby.',
    "The lift is stuck and Mr Hall in his wheelchair can't get out of the flat.",
    'No hot water since Friday, mum is 91 and on her own.',
    'The window over the cot has a long crack.',
    'The oxygen concentrator keeps cutting out and there is only one bottle left.',
    "Blind cord hangs down by the toddler's bed.",
    "Black mould over the baby's cot.",
    "The garden gate won't latch and the nursery is right by the road.",
    'A nail is sticking out of the slide in the play area.',
    'Heating broke down at the home for the disabled, it was 12 degrees inside this morning.',
    'The shower runs scalding and he is blind.',
    'The pond has no cover and the toddlers play there.',
    'Power is off and my husband is on a ventilator.',
    'The hoist has failed and we have to lift him by hand, he is bedbound.',
    'The chest of drawers tips forward when the little boy pulls it.',
    'The pendant alarm is dead and she is frail.',
    'The fridge for the insulin has packed up.',
    'The wheel came off the pushchair.',
    'The radiator in the playroom is boiling and the kids lean on it.',
    'The tap runs lukewarm in the transplant ward, never above 40.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    "The boiler was replaced and the baby's room is warm again.",
    'We fitted a lift for a customer in a wheelchair.',
    'Nursery furniture in beech, made to order.',
    'No hot drinks in the play area, please.',
    'The baby slept through the whole installation.',
    'Heating is off in the office until Monday.',
    'Our new tap for care homes has a lever.',
    'Elderly residents enjoyed the concert, the hall was warm.',
    'Cold water tap drips at the nursery.',
    'The stairlift is serviced once a year.',
    'He is blind to the cost of it.',
    'The pool gate was painted blue.',
    'Kids love the swing and the slide.',
    'A pushchair fits through the new door.',
    'The children painted the fence.',
    'Dementia training for twelve carers in May.',
    'We moved the radiator so that the cot fits.',
    'The oxygen sensor in the car was changed.',
    'The power of good design, for young families.',
    'The fridge is out of stock, the toddler chair is not.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});

describe('what is swallowed, given or eaten', () => {
  it.each([
    'We gave Mrs Hill the tablets meant for Mrs Hall.',
    'Label says two tablets four times a day, it should be one at night, she has had them since Monday.',
    'The puppy has eaten a box of slug pellets.',
    'He has missed his insulin for two days.',
    "The brownies have walnuts in and the label doesn't mention it.",
    'Our coeliac guest was served the ordinary pasta.',
    'We think the toddler might have swallowed a battery.',
    'Nine of the wedding party were ill after the prawns.',
    'The nursery gave milk to the boy with the dairy allergy.',
    'The chef swapped the oil for peanut oil, the menu still says nut free.',
    'Resident on pureed food was given toast and choked.',
    'Two lots of warfarin were given this morning by mistake.',
    'Calf has been dosed with 50 ml instead of 5.',
    'Half the office was up all night after the buffet.',
    'Raw chicken was dripping onto the salad in the walk-in.',
    'Child drank from the bottle of hair dye remover.',
    'Dosette boxes for the two brothers got mixed up.',
    'The cat has been chewing lilies.',
    'We used the same fryer for the gluten free chips.',
    'Sesame is not listed as an allergen on the new bun.',
    'She took 40 units rather than 4.',
  ])('takes “%s” for a danger', (said) => {
    expect(isAcute(said)).toBe(true);
  });

  it.each([
    'The order says 10 boxes, it should be 12.',
    'Her tablet would not charge, so we sent a new one.',
    'Nut-free brownies are back on the menu.',
    'The buffet was a triumph and everybody loved the prawns.',
    'We swapped the milk supplier and updated the labels.',
    'Kids ate all the cake.',
    'He swallowed his pride and signed.',
    'The dog ate my delivery note.',
    'Chocolate, grapes and cheese on each table.',
    'We print 500 labels instead of 50.',
    'The recipe needs 50 ml of cream, not 5.',
    'Allergy training is booked for the kitchen team.',
    'She was given a voucher and a cake.',
    'Medicine cabinets in white or oak.',
    'We ran out of tablets for the dishwasher.',
    'The chicken is served with salad.',
    'After the dinner they asked for a second date.',
    'The vet praised the new feed bins.',
    'They had two lots of paint delivered.',
    'Gluten free bread has its own toaster.',
  ])('takes “%s” for none', (said) => {
    expect(isAcute(said)).toBe(false);
  });
});
