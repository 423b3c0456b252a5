import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { findMarkings, markedWords } from './find-markings.ts';

it.each([
  'Dean is leaving at the end of January, not announced yet',
  'Danny is going to office work, it has not been announced.',
  'We sell the Leeds depot in May (not yet announced)',
  'New prices from May – not announced to customers yet',
  'We have not announced it.',
  'Diabetic, needs a fridge for insulin, she told Leila only.',
  'She is 4 months pregnant and told only us',
  'He has only told me.',
  'He wants to sell up, told only Priya.',
  'Log is 2 ml short. Told to nobody but Dr. N',
  'Told nobody except the matron.',
  'Nobody but Anna knows.',
  'Nobody else has been told.',
  'The offer is known only to the two partners.',
  'We have not told anyone.',
])('is told in confidence: %s', (said) => {
  expect(markedWords(said)).not.toEqual([]);
});

it.each([
  'The winner is not announced yet.',
  'The council has not announced the date.',
  'The train stops, as announced.',
  'He told only half of the story.',
  'They were told mornings only.',
  'She only told us about the second fault.',
  'The visit was unannounced.',
  'Nobody but Sam knows how the boiler works.',
  'He told nobody that the gate was open.',
  'Nobody else knows the way to the valve.',
  'Nobody knows why it stops.',
  'He told us only that it leaks.',
])('is no confidence: %s', (said) => {
  expect(markedWords(said)).toEqual([]);
});

it.each([
  'told us in confidence',
  'in confidence',
  'told_only_us',
  'between us',
  'not announced yet',
  'not for the customer',
  'off the record',
  'please do not share',
])('is told in confidence in a field of the name %s', (name) => {
  expect(findMarkings({ [name]: 'He is selling two of the flats.' })).toHaveLength(1);
  expect(findMarkings({ [name]: 'no' })).toEqual([]);
  const run = composeRun('AFT-03', {
    customer: 'Kings Orchard',
    renewalDate: '2026-12-01',
    [name]: 'He is selling two of the flats because of the divorce.',
  });
  for (const key of ['review', 'crm'])
    expect(JSON.stringify(run[key])).not.toMatch(/selling|divorce/);
});

it.each(['told us', 'customer told us', 'announced', 'confidence', 'public holidays'])(
  'is told to all in a field of the name %s',
  (name) => {
    expect(findMarkings({ [name]: 'He is selling two of the flats.' })).toEqual([]);
  },
);

it('leaves out of a brief within the house what is not announced yet', () => {
  const { brief, post } = composeRun('CUL-03', {
    role: 'Electrician',
    reason: 'Danny goes to office work, not announced yet',
  });
  expect(JSON.stringify([brief, post])).not.toContain('Danny');
});
