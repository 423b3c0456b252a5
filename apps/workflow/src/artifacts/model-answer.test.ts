import { expect, it } from 'vitest';
import { stripCodeFence } from './model-answer.ts';

it('takes a fence off that is around the whole answer', () => {
  expect(stripCodeFence('```csv\na,b\n1,2\n```\n')).toBe('a,b\n1,2');
  expect(stripCodeFence('```\nplain\n```')).toBe('plain');
});

it('leaves fences alone that are part of the text', () => {
  const two = '```js\na\n```\ntext\n```js\nb\n```';
  expect(stripCodeFence(two)).toBe(two);
  expect(stripCodeFence('no fence')).toBe('no fence');
});
