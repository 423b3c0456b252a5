import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { speaksIll } from './ill-of-others.ts';

const ill = [
  'The owner is a tight arse so the pump was never replaced.',
  'The strata committee was blueing over the hedge height.',
  'The committee couldn’t agree on the hedge.',
  'The board could not make up its mind about the fence.',
  'The strata manager had no idea where the key was.',
  'The principal didn’t know who had the code.',
  'Guests trash the place every weekend.',
  'The kids vandalised the toilets again.',
  'The school never locks its gate.',
  'The back gate is never locked.',
  'The key is kept under the mat.',
  'ISS had not touched the windows for a year.',
  'The last mob left the filter backwards.',
  'The previous contractor had never cleaned the filter.',
  'The last cleaner had skipped the stairwell for a month.',
  'The firm before us bodged the flashing.',
  'The old cleaner was pocketing the soap.',
  'Their bookkeeper was fiddling the petty cash.',
  'The treasurer is too stingy to replace the pump.',
  'The owner refused to pay for a new one.',
  'The previous agency had double billed the client.',
];

const right = [
  'The hall floor was polished every month and still looked grey.',
  'The filter had been fitted backwards.',
  'The pump timer was set to four hours a day.',
  'The committee could not agree more.',
  'The owner had no idea how much water the pool lost.',
  'The owner agreed to a new pump.',
  'The committee decided on a lower hedge.',
  'Nobody had cleaned the filter for two years.',
  'The back door did not lock because the keep was two millimetres out.',
  'The gate is locked at ten.',
  'Copper had been stolen from the roof.',
  'Guests are back in the pool.',
  'Guests walk from the car park to the office.',
  'The previous filter lasted two years.',
  'The old pump had never been serviced.',
  'The last clean was in May.',
  'Our last audit found nothing.',
  'Newcastle had not seen rain for a month.',
  'We had not touched the windows since June.',
  'The students were split into two groups.',
  'The staff never missed a delivery.',
  'The club is open to members from nine.',
  'Monday was wet.',
  'Kids play on the oval again.',
  'Google had changed the form.',
  'The school is never closed to the public.',
];

describe('a sentence that everybody reads', () => {
  it.each(ill)('speaks ill of somebody: %s', (said) => expect(speaksIll(said, true)).toBe(true));
  it.each(right)('speaks ill of nobody: %s', (said) => expect(speaksIll(said, true)).toBe(false));

  it.each(['The agency before us had never touched the settings.', 'Their last agency missed it.'])(
    'tells of a firm that nobody can tell: %s',
    (said) => expect(speaksIll(said, false)).toBe(false),
  );

  it.each(['the owner had ', 'The last lot ', 'Iss Had not ', 'never locks ', 'a tight '])(
    'is read in time in proportion to the length of a text of “%s”',
    (part) => expect(measureGrowth((text) => speaksIll(text, true), part)).toBeLessThan(10),
  );
});

const askOf = (observation: string): (string | null)[] =>
  composeAt('MKT-01 draft', {
    customer: 'The Sands',
    location: 'Nobbys',
    observation,
    outcome: 'Sorted by Tuesday.',
  }).asks.map(({ question }) => question ?? '');

it.each(ill)('a post asks whether that is for everybody: %s', (observation) => {
  expect(askOf(observation).join('\n')).toContain('for everybody to read as it is?');
});

it.each(right)('a post asks nothing of the kind: %s', (observation) => {
  expect(askOf(observation).join('\n')).not.toContain('for everybody to read');
});
