import { expect, it } from 'vitest';
import { addSentence } from './add-sentence.ts';

it('adds a sentence on a line of its own, once', () => {
  const once = addSentence('', 'Check the facts');
  expect(once).toBe('Check the facts');
  expect(addSentence(once, 'Check the facts')).toBe(once);
  expect(addSentence('Mine. \n', 'Check the facts')).toBe('Mine.\nCheck the facts');
});
