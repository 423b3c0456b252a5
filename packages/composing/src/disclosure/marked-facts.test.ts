import { expect, it } from 'vitest';
import { openSentences } from './marked-facts.ts';

it.each([
  ['They close in May. That is confidential. Ring Jo.', ['Ring Jo.']],
  ['Tell her May. It cracked as Cal left it in, keep that internal.', ['Tell her May.']],
  ['Told me in private that Jo is ill. She rests. No lifting.', ['No lifting.']],
  ['CONFIDENTIAL. They close in May. Forty jobs go.', []],
  ['Strictly confidential: they close in May. Forty jobs go.', []],
  ['They close in May. Forty jobs go. This is not to be shared.', []],
  ['They close in May. Forty jobs go. All of that is confidential.', []],
  ['Off the record, they close in May. Forty jobs go.', []],
])('of %s is open %j', (value, open) => {
  expect(openSentences({ value })).toEqual(open);
});
