import { readFile } from 'node:fs/promises';
import { readWeights, sumWeights } from '@workspace-ops/replies';
import { expect, it } from 'vitest';
import { kindSets } from './kind-sets.ts';
import { learnKindWeights } from './learn.ts';
import { type Learning, learnWeights, writeWeights } from './learn-weights.ts';
import { digestLearned, readDigests } from './learned.ts';

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

it('learns a phrase the faster, the more it tells, where that is wanted', () => {
  const learning = { fewest: 3, penalty: 3e-5, least: 0.01 };
  const find = (isSharp: Pick<Learning, 'isSharp'>): number =>
    learnWeights(lessons, { ...learning, ...isSharp }).weights.get('call me')!;
  expect(find({ isSharp: true })).toBeGreaterThan(find({}) + 0.2);
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
  expect(await digestLearned()).toEqual(await readDigests());
});

it('learns what is committed of the smallest set', async () => {
  const smallest = kindSets.find(({ name }) => name === 'answers')!;
  const learned = await learnKindWeights(smallest);
  expect(learned === (await readFile(smallest.weights.file, 'utf8'))).toBe(true);
});
