import { expect, it } from 'vitest';
import { words } from './messages.en.ts';
import { listFailedParts, findReason, rubricParts } from './rubric-parts.ts';

it('finds the reason of each part', () => {
  const feedback = [
    'Brand alignment 100/100: plain wording without filler in 181 words.',
    'Call to action 92/100: "Call: today" asks.',
  ];
  expect(findReason(feedback, words.rubric.brandAlignment)).toBe(
    'Plain wording without filler in 181 words.',
  );
  expect(findReason(feedback, words.rubric.actionableCta)).toBe('"Call: today" asks.');
  expect(findReason(feedback, words.rubric.formatting)).toBe('');
});

it('shows every part that has a name', () => {
  expect([...rubricParts].toSorted()).toEqual(Object.keys(words.rubric).toSorted());
});

it('finds the parts that do not pass, in their order', () => {
  const rubric = { brandAlignment: 70, actionableCta: 69.9, factualIntegrity: 0, formatting: 100 };
  expect(listFailedParts(rubric)).toEqual(['factualIntegrity', 'actionableCta']);
});
