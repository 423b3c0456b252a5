import { expect, it } from 'vitest';
import { markedWords } from './find-markings.ts';

it.each([
  'There was mould in the duct, the doctor requested not to tell anybody.',
  'They asked us not to disclose.',
  'The principal told kindly don’t tell this outside.',
  'Manager asked not to speak about it with others, please.',
  'He insisted not to say it anywhere.',
])('a sentence that says that somebody asked not to tell is for no outsider: %s', (said) =>
  expect(markedWords(said, 'observation')).not.toEqual([]),
);

it.each([
  'He requested to speak with others first.',
  'The guard told us not to speak until the alarm stops.',
  'We were told that others speak about it.',
  'He told me to say when.',
])('what somebody else is told is no such sentence: %s', (said) =>
  expect(markedWords(said, 'observation')).toEqual([]),
);
