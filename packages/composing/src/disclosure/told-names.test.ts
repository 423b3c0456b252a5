import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const proof = {
  customer: 'Kershaw & Daughters, department store',
  before: 'It stopped each week.',
};
const story = { ...proof, after: 'Not one stop since.', quote: "Best money we've spent" };
const hotel = { customer: 'Mill View Hotel', location: 'Hebden Bridge', outcome: 'No stop since' };

const namesOf = (where: string, context: Record<string, string>): string[] =>
  composeAt(where, context).asks.flatMap(({ question }) =>
    [...(question ?? '').matchAll(/The text tells of “([^”]+)”/g)].map(([, name]) => name!),
  );

it.each([
  [{ quote: '"Best money we\'ve spent" (Phil Kershaw, by phone)' }, 'Phil Kershaw'],
  [{ quote: "Best money we've spent – Phil Kershaw" }, 'Phil Kershaw'],
  [{ quote: "Best money we've spent – Carla Dunne" }, 'Carla Dunne'],
  [{ after: 'Not one stop since, says Phil Dunne.' }, 'Phil Dunne'],
  [{ before: "The escalator at Kershaw's stopped each week." }, 'Kershaw'],
])('a story asks how it reads without a name that the consent leaves out: %j', (more, name) => {
  for (const consent of ['Yes, anonymously', "Yes, but leave the shop's name and his out of it"])
    expect(namesOf('MKT-04 story', { ...story, consent, ...more })).toEqual([name]);
});

it.each([
  ['Carla Dunne at the hotel says the lift is fine.', 'Carla Dunne'],
  ['Carla said it was fine.', 'Carla'],
  ["The Mill View's lift had been sticking.", 'Mill View'],
  ['At Mill View the voltage dropped.', 'Mill View'],
])('a post is not published with a part of the name: %s', (observation, name) => {
  for (const consent of ["no, don't name us", 'anonymous only'])
    expect(namesOf('MKT-01 draft', { ...hotel, observation, consent })).toEqual([name]);
  expect(namesOf('MKT-01 draft', { ...hotel, observation, consent: 'yes' })).toEqual([]);
});

it.each([
  'The lift at this Hebden Bridge hotel had been sticking.',
  'The view from the mill was fine.',
  'Dave fixed it in an hour.',
  'Our engineer Dave said that it was the rope.',
])('is no name of theirs: %s', (observation) => {
  const { asks } = composeAt('MKT-01 draft', {
    ...hotel,
    observation,
    consent: 'not named please',
  });
  expect(asks).toEqual([]);
});

it('leaves a name that stands for a form of it', () => {
  const given = { ...story, customer: 'Lupe Armijo', quote: 'Great – Lupe', consent: 'first name' };
  expect(namesOf('MKT-04 story', given)).toEqual([]);
});
