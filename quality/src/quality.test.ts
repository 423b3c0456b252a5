import { beforeAll, describe, expect, it } from 'vitest';
import type { Figures, TaskFigures } from './figures.ts';
import { estimateF1, estimateShare } from './intervals.ts';
import { committedSets, measure, ownSets } from './measure.ts';
import { freshFolder, ownFolder, readCommitted } from './places.ts';
import { findFallen, formatFigures } from './report.ts';
import { passedOn } from './tasks/passed-on.ts';
import { readPersonalData } from './tasks/personal-data-lines.ts';
import { personalData } from './tasks/personal-data.ts';

describe('the own labelled sets', () => {
  let figures: Figures;
  beforeAll(async () => {
    figures = await measure(committedSets());
    // It judges some 80,000 lines: 40 s of processor time, of which other tests beside it leave a third.
  }, 300_000);

  it('are judged no worse than the committed figures say', async () => {
    expect(findFallen(figures, await readCommitted())).toEqual([]);
  });

  it('have lines for each task in both halves', () => {
    for (const { name } of ownSets(ownFolder)) {
      expect(Object.keys(figures[name]!)).toEqual([
        'replies',
        'personal data',
        'personal data passed on',
        'pairs',
        'placeholders',
      ]);
    }
    expect(figures['own-held']!['replies']!.lines).toBeGreaterThanOrEqual(150);
  });

  it('leave no personal data unredacted', async () => {
    const { shares } = await personalData.run(ownFolder);
    expect(shares.find(({ name }) => name === 'leaked items')?.count).toBe(0);
  });

  it('leave no personal data in prompts, audit details and the log', async () => {
    const { shares } = await passedOn.run(ownFolder);
    expect(shares.length).toBeGreaterThanOrEqual(6);
    expect(shares.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('have at least 200 lines of personal data in the fresh set, half of them clean', async () => {
    const lines = await readPersonalData(freshFolder);
    expect(lines.length).toBeGreaterThanOrEqual(200);
    expect(lines.filter(({ pii }) => pii.length === 0).length).toBeGreaterThanOrEqual(100);
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

describe('the comparison', () => {
  const fallenBy = async (
    set: string,
    task: string,
    change: (then: TaskFigures) => void,
  ): Promise<string[]> => {
    const now = await readCommitted();
    const then = structuredClone(now);
    change(then[set]![task]!);
    return findFallen(now, then);
  };
  const certain = { value: 1.01, low: 1, high: 1 };
  const none = { value: -0.01, low: 0, high: 0 };

  it.each<[string, string, string, (then: TaskFigures) => void]>([
    ['accuracy', 'own-dev', 'replies', (then) => (then.accuracy = certain)],
    ['F1', 'own-dev', 'replies', (then) => (then.f1 = certain)],
    ['verdicts', 'fresh-dev', 'replies', (then) => (then.shares['verdicts'] = certain)],
    ['accuracy', 'input-held', 'pairs with input', (then) => (then.accuracy = certain)],
    ['leaked items', 'own-dev', 'personal data', (then) => (then.shares['leaked items'] = none)],
    [
      'clean lines changed',
      'own-dev',
      'personal data',
      (then) => (then.shares['clean lines changed'] = none),
    ],
    [
      'leaked into audit details',
      'own-dev',
      'personal data passed on',
      (then) => (then.shares['leaked into audit details'] = none),
    ],
  ])('says that %s of %s, %s, is worse', async (name, set, task, change) => {
    expect(await fallenBy(set, task, change)).toEqual([
      expect.stringContaining(`${set}: ${task}: ${name} `),
    ]);
  });

  it('leaves alone what may go either way', async () => {
    const change = (then: TaskFigures): void => {
      then.shares['unsure ones'] = certain;
    };
    expect(await fallenBy('own-dev', 'replies', change)).toEqual([]);
  });
});

it('gives the interval of each kind', async () => {
  const committed = await readCommitted();
  const text = formatFigures({ 'own-dev': committed['own-dev']! }, committed);
  expect(text).toMatch(/^ {4}email +2\/2 \(34\.2 % to 100\.0 %\)$/m);
});
