import { describe, expect, it } from 'vitest';
import { formatAge, formatDuration, formatExact } from './format-time.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => formatAge(now - seconds * 1_000, now);

describe('formatAge', () => {
  it('names the largest whole unit', () => {
    expect(ago(59)).toBe('just now');
    expect(ago(60)).toBe('1 minute ago');
    expect(ago(3_599)).toBe('59 minutes ago');
    expect(ago(7_200)).toBe('2 hours ago');
    expect(ago(-90_000)).toBe('tomorrow');
    expect(ago(-30)).toBe('in a moment');
  });

  it('rounds what is to come, and counts of what is past whole units alone', () => {
    expect(ago(-(7 * 86_400 - 2))).toBe('in 7 days');
    expect(ago(7 * 86_400 - 2)).toBe('6 days ago');
    expect(ago(-(22 * 3_600 + 58 * 60))).toBe('in 23 hours');
    expect(ago(-(23 * 3_600 + 40 * 60))).toBe('tomorrow');
    expect(ago(-(59 * 60 + 40))).toBe('in 1 hour');
    expect(ago(-89)).toBe('in 1 minute');
  });
});

describe('formatExact', () => {
  it('says in UTC that it is UTC', () => {
    expect(formatExact('2026-11-21T12:00:00Z', 'utc')).toBe('21 Nov 2026, 12:00:00 UTC');
  });
});

describe('formatDuration', () => {
  it('has digits that fit the size', () => {
    expect([12, 1_240, 61_000, 5_400_000].map(formatDuration)).toEqual([
      '12 ms',
      '1.2 s',
      '1 min',
      '1.5 h',
    ]);
  });
});
