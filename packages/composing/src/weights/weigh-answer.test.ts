import { expect, it } from 'vitest';
import { type Answer, isPlainYes, readAnswer } from './weigh-answer.ts';

/** None of them is among the answers that the weights were learned from. */
const given: [Answer, string][] = [
  ['yes', 'yes, all agreed with her, send'],
  ['yes', 'checked this morning, it is all fine'],
  ['no', 'not until he has rung me back'],
  ['no', 'still dripping I am afraid'],
  ['change', 'yes but leave the price off'],
  ['change', 'only with the second photo'],
  ['unsure', 'you would have to ask Deirdre'],
  ['unsure', 'what is meant by that?'],
];

it.each(given)('is %s: %s', (kind, said) => {
  expect(readAnswer(said)).toBe(kind);
  expect(isPlainYes(said)).toBe(kind === 'yes');
});
