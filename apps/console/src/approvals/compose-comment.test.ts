import { expect, it } from 'vitest';
import { composeComment } from './compose-comment.ts';

it('says each fact in a line, and then the rest', () => {
  const facts = [
    ['price', ' 4,200 euros '],
    ['start date', '4 December\n2026'],
  ] as const;
  expect(composeComment(facts, 'Make it shorter.\nNo hashtags. ')).toBe(
    'price: 4,200 euros\nstart date: 4 December 2026\nMake it shorter.\nNo hashtags.',
  );
});

it('leaves out what is empty', () => {
  expect(composeComment([['price', ' ']], 'Shorter.')).toBe('Shorter.');
  expect(composeComment([['price', '9 euros']], ' ')).toBe('price: 9 euros');
  expect(composeComment([['price', '']], '')).toBe('');
});
