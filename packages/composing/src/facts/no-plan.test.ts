import { expect, it } from 'vitest';
import { isNeededBy, isOfNoPlan } from './no-plan.ts';

it.each([
  ['He needs the weekend trade', 'weekend'],
  ['Two of the pumps failed within 2 weeks of fitting', 'within 2 weeks'],
  ['Snow is forecast for Monday night, cover it first', 'Monday night'],
  ['They expect frost on Tuesday', 'Tuesday'],
  ['Their panto starts 12 December so it has to be right by then', '12 December'],
])('a day of no plan: %s', (sentence, words) => {
  expect(isOfNoPlan(sentence, words)).toBe(true);
});

it.each([
  ['Come over the weekend', 'weekend'],
  ['Replace them within 2 weeks', 'within 2 weeks'],
  ['They come on Tuesday, rain or shine', 'Tuesday'],
  ['Call him Monday night', 'Monday night'],
])('a day that may be that of the work: %s', (sentence, words) => {
  expect(isOfNoPlan(sentence, words)).toBe(false);
});

it.each([
  ['We need two of them before 4th December.', '4th December', true],
  ['It has to be fitted by Friday', 'Friday', true],
  ['Ring me before Friday', 'Friday', false],
  ['We want lamps. Tuesday is fine', 'Tuesday', false],
])('%s: %s', (text, words, isTerm) => {
  expect(isNeededBy(text, words)).toBe(isTerm);
});
