import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isOfHealth } from './health.ts';
import { isOfAnimal } from './of-animals.ts';

it.each([
  ['Any cat under 1 kg is sent home.', true],
  ['All dogs must be fasted from ten.', true],
  ['The mare is lame on the near fore.', true],
  // Of somebody beside it the rest may be.
  ['Tom has a bad back from lifting the dogs.', false],
  ['Our nurse broke her wrist when the dog pulled her.', false],
  ['Her guide dog is ill.', false],
  ['The boiler is off.', false],
])('speaks of an animal and of nobody else: %s %s', (said, isSo) =>
  expect(isOfAnimal(said)).toBe(isSo),
);

it('leaves what is said of people as it is', () => {
  expect(isOfHealth('Tom has a bad back from lifting the dogs.')).toBe(true);
  expect(isOfHealth('Every litter gets a herd health check.')).toBe(false);
});

it('asks of no animal whether a customer may read it, and of an opinion still', () => {
  const offer = { customer: 'Cat Rescue', scope: 'Neutering', price: '£900', startDate: '11 May' };
  const asksOf = (conditions: string) =>
    composeAt('SAL-02 proposal', { ...offer, conditions }).asks;
  expect(asksOf('Cats must be fasted, and any cat under 1 kg is sent home.')).toEqual([]);
  expect(asksOf('Cats must be fasted. Our boss thinks they will haggle.')).toHaveLength(1);
});
