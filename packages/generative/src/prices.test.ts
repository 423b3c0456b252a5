import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCostsUsd, costUsd, estimateCostUsd } from './prices.ts';

test('a listed model costs its price per million tokens', () => {
  const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 };
  expect(costUsd('gemini-3.8-flash', million)).toBe('4.50000000');
  expect(costUsd('gemini-3.5-flash', million)).toBe('10.50000000');
  expect(costUsd('gemini-3.5-flash-lite', million)).toBe('2.80000000');
});

test('an unlisted model has no known cost', () => {
  expect(costUsd('gemini-9', { inputTokens: 1, outputTokens: 1 })).toBeNull();
  expect(estimateCostUsd('gemini-9', 100, 100)).toBeNull();
  expect(addCostsUsd(['0.100000', null])).toBeNull();
});

test('the estimate is never below the cost of a text of three or more characters a token', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(65_536), fc.nat(), (tokens, limit, used) => {
      const estimate = estimateCostUsd('gemini-3.8-flash', tokens * 3, limit);
      const outputTokens = used % (limit + 1);
      const cost = costUsd('gemini-3.8-flash', { inputTokens: tokens, outputTokens });
      expect(Number(estimate)).toBeGreaterThanOrEqual(Number(cost));
    }),
  );
});

test('sums are exact to the last place', () => {
  expect(addCostsUsd(Array.from({ length: 10 }, () => '0.10000001'))).toBe('1.00000010');
  expect(addCostsUsd([])).toBe('0.00000000');
});
