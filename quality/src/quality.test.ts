import { describe, expect, it } from 'vitest';
import { estimateF1, estimateShare } from './intervals.ts';
import { freshSets, measure, ownSets } from './measure.ts';
import { freshFolder, ownFolder, readCommitted } from './places.ts';
import { findFallen } from './report.ts';
import { personalData } from './tasks/personal-data.ts';

describe('the own labelled sets', () => {
  it('are judged no worse than the committed figures say', async () => {
    const figures = await measure([...ownSets(ownFolder), ...freshSets(freshFolder)]);
    expect(findFallen(figures, await readCommitted())).toEqual([]);
  });

  it('have lines for each task in both halves', async () => {
    const figures = await measure(ownSets(ownFolder));
    for (const tasks of Object.values(figures)) {
      expect(Object.keys(tasks)).toEqual(['replies', 'personal data', 'pairs', 'placeholders']);
    }
    expect(figures['own-held']!['replies']!.lines).toBeGreaterThanOrEqual(150);
  });

  it('leave no personal data unredacted', async () => {
    const { shares } = await personalData.run(ownFolder);
    expect(shares.find(({ name }) => name === 'leaked items')?.count).toBe(0);
  });
});

describe('an interval', () => {
  it('is that of Wilson', () => {
    const found = estimateShare(81, 263)!;
    expect(found.low).toBeCloseTo(0.2553, 4);
    expect(found.high).toBeCloseTo(0.3662, 4);
  });

  it('stays within 0 and 1', () => {
    expect(estimateShare(0, 10)!.low).toBeGreaterThanOrEqual(0);
    expect(estimateShare(10, 10)!.high).toBeLessThanOrEqual(1);
    expect(estimateShare(0, 0)).toBeNull();
  });

  it('holds F1', () => {
    const found = estimateF1({ tp: 40, fp: 10, fn: 10 })!;
    expect(found.value).toBeCloseTo(0.8, 6);
    expect(found.low).toBeLessThan(0.8);
    expect(found.high).toBeGreaterThan(0.8);
  });
});

it('says which figure fell', async () => {
  const committed = await readCommitted();
  const better = structuredClone(committed);
  better['own-dev']!['replies']!.accuracy!.value = 1.01;
  expect(findFallen(committed, better)).toHaveLength(1);
});
