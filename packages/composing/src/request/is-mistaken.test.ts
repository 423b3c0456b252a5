import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = (observation: string) => ({
  customer: 'Kingsdown Golf Club',
  location: 'Deal',
  observation,
  outcome: 'No smell since.',
  consent: 'yes',
});
const asked = 'may somebody come to harm?';

it.each([
  'The chef thought he had a gas leak. It was the drain under the sink. We filled it.',
  'They feared a fire in the plant room, but it was steam from a valve.',
  'The smell of burning turned out to be a neighbour’s barbecue.',
  'It was not a gas leak but the drain.',
  'She was worried about asbestos. It was plain plaster.',
])('asks about no danger that turned out to be something else: %s', (observation) => {
  expect(composeAt('MKT-01 brief', story(observation)).summary).not.toContain(asked);
});

it.each([
  'The chef thought he had a gas leak. It was the pipe of the hob.',
  'They smelled gas. It was in the kitchen.',
  'The noise turned out to be a gas leak.',
  'He feared a gas leak. It was a cable that was smoking.',
  'The chef thinks that he has a gas leak. It is the drain, he says.',
])('still asks: %s', (observation) => {
  expect(composeAt('MKT-01 brief', story(observation)).summary).toContain(asked);
});

it('tells an observation in full of which each sentence is a paragraph', () => {
  const observation = 'The chef had a smell. It was the drain under the sink. We filled it.';
  const { summary } = composeAt('MKT-01 draft', story(observation));
  expect(summary).not.toContain('Not told in it');
});
