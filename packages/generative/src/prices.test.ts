import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCostsUsd, costUsd, countedUsd, highestCostUsd } from './prices.ts';

test('a listed model costs its price per million tokens', () => {
  const million = { inputTokens: 1_000_000, outputTokens: 1_000_000 };
  expect(costUsd('gemini-3.8-flash', million)).toBe('4.50000000');
  expect(costUsd('gemini-3.5-flash', million)).toBe('10.50000000');
  expect(costUsd('gemini-3.5-flash-lite', million)).toBe('2.80000000');
});

test('an unlisted model has no known cost', () => {
  expect(costUsd('gemini-9', { inputTokens: 1, outputTokens: 1 })).toBeNull();
  expect(addCostsUsd(['0.100000', null])).toBeNull();
});

test('an unlisted model counts as the dearest', () => {
  const tokens = { inputTokens: 1_000_000, outputTokens: 1_000_000 };
  expect(countedUsd('gemini-9', tokens)).toBe('10.50000000');
  expect(countedUsd('gemini-3.8-flash', tokens)).toBe('4.50000000');
});

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }))
  .map((units) => String.fromCharCode(...units));

test('no call costs more than its highest cost, even where each byte is a token', () => {
  fc.assert(
    fc.property(anyText, fc.nat(65_536), fc.nat(), (text, limit, used) => {
      const highest = highestCostUsd('gemini-3.8-flash', [text], limit);
      const outputTokens = used % (limit + 1);
      const inputTokens = Buffer.byteLength(text);
      const cost = costUsd('gemini-3.8-flash', { inputTokens, outputTokens });
      expect(Number(highest)).toBeGreaterThanOrEqual(Number(cost));
    }),
  );
});

test('sums are exact to the last place', () => {
  expect(addCostsUsd(Array.from({ length: 10 }, () => '0.10000001'))).toBe('1.00000010');
  expect(addCostsUsd([])).toBe('0.00000000');
});
