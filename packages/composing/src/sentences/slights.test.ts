import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { slights } from './slights.ts';

describe('a slight on whoever is at a customer’s', () => {
  it.each([
    'main block done, caretaker was a right moaner',
    'caretaker awkward as usual',
    'The neighbour shouted at Luc, a very rude man.',
    'She is such a miserable old woman',
    'Our competitor PumpWorld sent a wrong impeller',
    'The previous electrician had botched the board',
    'a jobsworth on the gate, caretaker a jobsworth about the gate',
    'head was in a mood',
    'office were no help',
    'kids were a nightmare',
    'place was filthy',
    'rushed it tbh',
    'Main block done - rushed it',
    'caretaker was grumpy but ok',
    'receptionist rude',
    "the caretaker wasn't much help",
    'landlord was a pain about parking',
    'their staff were useless',
    'residents moaned all day',
    'tenant kicked off about the noise',
    'the chef was in one of his moods',
    'manager was on one again',
    'the place was a tip',
    'didnt bother with the back',
    'cut corners on the sills',
    'bit of a bodge',
    'school was in a right state',
    'staff unhelpful',
    'she was a bit snotty',
    'they were hard work',
    'parents were rude to us',
    'couldnt be arsed with the porch',
    'bloke on the gate, guard was useless',
    'they moaned about nothing else',
  ])('is heard: %s', (said) => expect(slights(said)).toBe(true));

  it.each([
    'caretaker was a great help',
    'caretaker helped us with the gate',
    'office were very helpful',
    'the head was pleased',
    'kids were at lunch',
    'head gutter was difficult to reach',
    'pump head awkward to reach',
    'kitchen hood was filthy, now clean',
    'windows were filthy',
    'the caretaker let us in, access was awkward',
    'staff were in a meeting',
    'residents asleep on the top floor',
    'use of the lift by staff',
    'staff use the lift',
    'the office use it daily',
    'caretaker is in use of the key',
    'no help was needed',
    'residents are wild about the garden',
    'the manager moved the cars',
    'school trip in the hall',
    'they can help',
    'office help desk told',
    'the customer is difficult to reach',
    'he had a go on the new machine',
    'wild flowers',
    'the children wild with joy at the slide',
    'no nuisance to residents',
    'nuisance from pigeons',
    'guests were quiet',
    'a job well done',
    'owner is in on Tuesdays',
    'pest control came',
    'tenant pest problem solved',
    'teacher training day, so no access',
    'the school used the side gate',
    'cleaners use the tap',
    'in good state',
    'the office was on one floor',
    'they go on one at a time',
    'we did not rush it',
    'the tip at Hexham',
    'corners cut at 45 degrees',
    'our staff worked hard',
    'their hard work helped',
    'a pain-free move',
    'the house was a listed building',
  ])('is none: %s', (said) => expect(slights(said)).toBe(false));

  const ask = (progress: string): string =>
    composeAt('FUL-02 report', {
      customer: 'St Mary’s School',
      contact: 'Mrs Lowe',
      progress,
      nextStep: 'Back on 12 January',
    })
      .asks.map(({ question }) => question)
      .join('\n');

  it('is asked about before the customer reads it', () =>
    expect(ask('Main block done, head was in a mood')).toBe(
      'The text tells “Main block done, head was in a mood” (progress): is that for the customer to read as it is?',
    ));

  it('is no fault of ours where somebody of theirs forgot', () => {
    expect(ask('Main block done, school forgot we were coming again')).not.toContain('our fault');
    expect(ask('Main block done, Pawel forgot the keys')).toContain('our fault');
  });
});
