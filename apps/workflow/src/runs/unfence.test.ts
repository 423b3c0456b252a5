import { expect, it } from 'vitest';
import { unfence } from './unfence.ts';

it('takes a fence off that is around the whole answer', () => {
  expect(unfence('```csv\na,b\n1,2\n```\n')).toBe('a,b\n1,2');
  expect(unfence('```\nplain\n```')).toBe('plain');
});

it('leaves fences alone that are part of the text', () => {
  const two = '```js\na\n```\ntext\n```js\nb\n```';
  expect(unfence(two)).toBe(two);
  expect(unfence('no fence')).toBe('no fence');
});
