import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = (observation: string, outcome: string) =>
  composeAt('MKT-01 draft', {
    customer: 'Wayne Avenue Fourplex',
    consent: 'The owner agreed to the story.',
    observation,
    whatWeDid: 'We changed the setup.',
    outcome,
  }).asks.flatMap(({ names }) => names);

const iced =
  'The downspout emptied onto the front walk, and the walk iced over every time it froze.';

it.each([
  [iced, 'There has been no ice on the walk in five freezes since November 5.'],
  ['Two tenants slipped on the wet lobby floor in October.', 'No slips since the new mats came.'],
])('asks about no danger that has not been there since: %s', (observation, outcome) =>
  expect(story(observation, outcome)).not.toContain('dangerSettled'),
);

it.each([
  ['The furnace leaked carbon monoxide in the basement.', 'There has been no heat since Friday.'],
  [iced, 'There has been no ice since, but the step above it is loose and somebody fell.'],
  [iced, 'There has been no rain since November 5.'],
])('asks about one that nothing says so of: %s', (observation, outcome) =>
  expect(story(observation, outcome)).toContain('dangerSettled'),
);
