import { expect, it } from 'vitest';
import { listPhrases } from './list-phrases.ts';
import { isDanger, weighDanger } from './weigh-danger.ts';

it('lists words alone, in twos and in threes, with the bounds of the sentence', () => {
  expect([...listPhrases('Sparks, 3 of them!')]).toEqual([
    '4 words',
    '<',
    '< spark',
    '< spark ,',
    'spark',
    'spark ,',
    'spark , 1',
    ',',
    ', 1',
    ', 1 of',
    '1',
    '1 of',
    '1 of them',
    'of',
    'of them',
    'of them .',
    'them',
    'them .',
    '.',
  ]);
  expect(listPhrases('Is it safe?')).toContain('safe ?');
});

it('reads a sentence of any length to its 200th word', () => {
  const harmless = 'and so on '.repeat(100);
  expect(listPhrases(harmless.repeat(100)).size).toBeLessThan(20);
  expect(weighDanger(`${harmless} gas leak`)).toBe(weighDanger(`${harmless} gas`));
});

// Of no line that the weights are learned from.
it.each([
  'The heater in the caravan makes them both sleepy and their cheeks go pink.',
  'Stepladder is one leg short so Milan stands it on a brick.',
  'Grandad keeps taking the neighbour’s heart pills by mistake',
  'There is a bare live end poking out of the wall by the cot.',
  'Nobody can call for help from the hoist cabin, the button is dead.',
  'The goods lift stops 50 mm low and the porters keep tripping.',
  'Old Mr Voss was shut in the lift for an hour.',
  '4 entrapments since August',
])('tells danger in words of its own: %s', (said) => {
  expect(isDanger(said)).toBe(true);
});

it.each([
  'The new stepladders arrived and Milan put them in the shed.',
  'Grandad keeps our books and is very good at it',
  'The killer feature of the app is its search.',
  'Delivery of 40 fire doors moved to Thursday.',
  'Relay comes 3 May, we fit and test 4-5 May, you get the hoist back 6 May',
  'mixed, residents like Tomasz',
  'A chest of drawers stands behind the door.',
  'found why the dumb waiter stopped and cured it by a setting',
  '',
])('takes what is harmless for none: %s', (said) => {
  expect(isDanger(said)).toBe(false);
});

it.each([
  ['The lift took one wheelchair at a time and the straps were in a box at the back.', false],
  ['Wheelchair rolled down the aisle as the straps were in a box.', true],
  ['Our minibus failed its MOT so we are stuck.', false],
  ['The minibus failed its MOT on brakes and they still take the pupils in it.', true],
  ['I am guiding all week and hardly have signal.', false],
  ['Lone worker overdue and there is no signal up there.', true],
  ['Driver ran out of hours at Tebay so we had to send Ron.', false],
  ['The driver fell asleep at the wheel near Tebay.', true],
  ['Children walk to the stop along a pavement.', false],
  ['Children walk to the stop in the road as there is no pavement.', true],
  ['We were struggling to get residents to hospital appointments.', false],
  ['Resident is struggling to breathe.', true],
])('tells what delays people from what harms them: %s', (sentence, harm) =>
  expect(isDanger(sentence)).toBe(harm),
);

it.each([
  ['Your man left our gas on last night.', true],
  ['Your man left our lights on last night.', false],
  ['Lead at the sink in the staff room is 52 ppb', true],
  ['Lead screw of the lathe is 23 mm', false],
  ['Sven never wears his harness in the quarry', true],
  ['Sven never wears his badge in the office', false],
  ['Their dryer uses far too much gas', false],
  ['Gas is leaking from their dryer', true],
  ['Salmonella went from three samples to not detected after the new cold room', false],
  ['Salmonella is detected again in three samples', true],
  ['Guests had been filling jugs in the toilets because the bar was too slow', false],
  ['Rust had closed the outlet on an eight-year-old rain barrel', false],
  ['Rust had closed the flue on an eight-year-old heater', true],
])('tells what wastes, blocks or has ended from what harms: %s', (sentence, harm) =>
  expect(isDanger(sentence)).toBe(harm),
);

it.each([
  'Olu opens the jars with one hand now',
  'The new opener lets customers open a jar with one hand now',
  'Many of our customers are out with back or shoulder trouble, and a raised bed helps',
  'Bin store: somebody leaves the lid up',
  'All six fitted, no lifting injury since May',
])('takes nothing harmless for a danger: %s', (sentence) => {
  expect(isDanger(sentence)).toBe(false);
});

it.each([
  'He runs the saw with one hand now because of the cast',
  'Jo did her shoulder in on the racking and is out this week',
  'Night shift leaves the manhole lid up in the yard',
])('knows a danger in like words: %s', (sentence) => {
  expect(isDanger(sentence)).toBe(true);
});
