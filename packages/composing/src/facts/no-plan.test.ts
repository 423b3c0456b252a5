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

it.each([
  ['simone has a standing dr appt tues am', 'tues am'],
  ['she’s out weds', 'weds'],
  ['thurs is bad for him', 'thurs'],
  ['she’s in meetings all day tues', 'tues'],
  ['Luis is at a funeral fri', 'fri'],
  ['tess has a dentist appt on Friday', 'Friday'],
  ['He is away on Thursday', 'Thursday'],
])('takes a time at which somebody is not free for no plan: %s', (sentence, words) =>
  expect(isOfNoPlan(sentence, words)).toBe(true),
);

it.each([
  ['call thurs after 2', 'thurs after 2'],
  ['Mick is out Tuesday to look at the pump', 'Tuesday'],
  ['appointment Tuesday 10am', 'Tuesday 10am'],
  ['She has a standing appointment with us tues', 'tues'],
  ['she’s out weds, ring thurs', 'thurs'],
  ['The pump is hard to reach, Friday then', 'Friday'],
])('and what is wanted for one: %s', (sentence, words) =>
  expect(isOfNoPlan(sentence, words)).toBe(false),
);
