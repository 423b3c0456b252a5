import { readFile } from 'node:fs/promises';
import { dangerWeightsFile } from '@workspace-ops/composing';
import { readWeights, sumWeights, weightsFile } from '@workspace-ops/replies';
import { expect, it } from 'vitest';
import { kindSets } from './kind-sets.ts';
import { learnDangerWeights, learnKindWeights, learnPhraseWeights } from './learn.ts';
import { learnWeights, writeWeights } from './learn-weights.ts';

const lessons = [
  { phrases: new Set(['call me', 'please', 'once']), hot: true },
  { phrases: new Set(['call me', 'please', 'once']), hot: true },
  { phrases: new Set(['call me', 'today']), hot: true },
  { phrases: new Set(['no thanks', 'please']), hot: false },
  { phrases: new Set(['no thanks', 'please']), hot: false },
  { phrases: new Set(['no thanks', 'today']), hot: false },
  { phrases: new Set(['no thanks', 'today']), hot: false },
];

it('weighs a phrase by the replies that have it, and leaves out what fewer than three have', () => {
  const { weights } = learnWeights(lessons);
  expect(weights.get('call me')).toBeGreaterThan(1);
  expect(weights.get('no thanks')).toBeLessThan(-1);
  expect(Math.abs(weights.get('please')!)).toBeLessThan(0.2);
  expect(weights.has('once')).toBe(false);
});

it('learns the same from the same lessons in another order', () => {
  const [one, other] = [lessons, lessons.toReversed()].map((some) =>
    writeWeights(learnWeights(some)),
  );
  expect(one).toBe(other);
});

it('reads what it wrote', () => {
  const learned = learnWeights(lessons);
  const written = writeWeights(learned);
  const phrases = written
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').at(-1)!);
  expect(phrases.toSorted()).toEqual(['call me', 'no thanks', 'today']);
  const read = readWeights(written);
  expect(sumWeights(['call me', 'unknown'], read)).toBeGreaterThan(1);
  expect(sumWeights(['unknown'], read)).toBeCloseTo(learned.bias, 2);
});

it('has committed what the labelled lines teach (pnpm quality --learn)', async () => {
  expect((await learnPhraseWeights()) === (await readFile(weightsFile, 'utf8'))).toBe(true);
  expect((await learnDangerWeights()) === (await readFile(dangerWeightsFile, 'utf8'))).toBe(true);
  for (const set of kindSets) {
    const learned = await learnKindWeights(set);
    expect(learned === (await readFile(set.weights.file, 'utf8')), set.name).toBe(true);
  }
});
