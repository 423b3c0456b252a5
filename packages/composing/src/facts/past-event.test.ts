import { expect, it } from 'vitest';
import { isPastEvent } from './past-event.ts';

it.each([
  ['Carol rang 19/11: mum slipped on the shower floor Saturday, bruised hip.', 'Saturday', true],
  ['Carol rang: mum slipped on the shower floor on Tuesday, bruised hip.', 'Tuesday', true],
  ['Gate came off its hinge on Thursday and nobody has been.', 'on Thursday', true],
  ['On Monday the boiler lost pressure.', 'On Monday', true],
  ['The inverter tripped Sunday night', 'Sunday night', true],
  ['He called on Tuesday about the invoice.', 'on Tuesday', true],
  ['The lift stopped between floors Friday', 'Friday', true],
  ['Promised that somebody would ring on Tuesday.', 'on Tuesday', false],
  ['She asked for Tuesday.', 'Tuesday', false],
  ['We agreed Thursday with the caretaker.', 'Thursday', false],
  ['Tap leaked again, so a plumber on Monday.', 'on Monday', false],
  ['Can Steve have a look at the door that jammed, Friday best', 'Friday', false],
  ['Fit the painted door Tuesday', 'Tuesday', false],
  ['Moved to Wednesday.', 'Wednesday', false],
  ['Rang to say Tuesday suits.', 'Tuesday', false],
  ['The survey was done, call her Monday', 'Monday', false],
  ['Slipped on 28 November', '28 November', false],
])('tells a day on which something was from one that lies ahead: %s', (said, words, isPast) => {
  expect(isPastEvent(said, words)).toBe(isPast);
});
