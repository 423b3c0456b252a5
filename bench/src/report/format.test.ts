import { describe, expect, it } from 'vitest';
import type { Finding } from '../bench.ts';
import { atLeast, atMost } from '../measure/goal.ts';
import { formatFinding, formatNumber, judgeFinding } from './format.ts';

const finding: Finding = {
  what: 'reads',
  unit: '×',
  spread: { median: 0.5, min: 0.4, max: 0.9 },
};

describe('a finding', () => {
  it('is judged by its median, whatever its best round', () => {
    expect(judgeFinding({ ...finding, goal: atLeast(0.5) })).toBe('meets');
    expect(judgeFinding({ ...finding, goal: atLeast(0.51) })).toBe('misses');
    expect(judgeFinding({ ...finding, goal: atMost(0.4) })).toBe('misses');
    expect(judgeFinding(finding)).toBe('no goal');
  });

  it('is judged by its worst round where one breach is one too many', () => {
    expect(judgeFinding({ ...finding, judged: 'worst', goal: atMost(0.9) })).toBe('meets');
    expect(judgeFinding({ ...finding, judged: 'worst', goal: atMost(0.8) })).toBe('misses');
    expect(judgeFinding({ ...finding, judged: 'worst', goal: atLeast(0.45) })).toBe('misses');
  });

  it('says what was measured, from where to where, and whether that is enough', () => {
    expect(formatFinding({ ...finding, goal: atLeast(0.75), detail: '5/s against 10/s' })).toBe(
      '  reads: 0.50 × (0.40 to 0.90); misses the goal of at least 0.75 ×\n      5/s against 10/s',
    );
  });
});

it('keeps the digits that say something', () => {
  expect([1234.5, 12.34, 0.123, Number.NaN].map(formatNumber)).toEqual([
    '1235',
    '12.3',
    '0.12',
    'n/a',
  ]);
});
