import { expect, test } from 'vitest';
import { nextDigestAt } from './digest-time.ts';

const at = (now: string, timeZone: string) =>
  nextDigestAt(new Date(now), { timeZone, hour: 8 }).toISOString();

test('is the same hour of the time zone, summer and winter', () => {
  expect(at('2026-01-15T12:00:00Z', 'Europe/Berlin')).toBe('2026-01-16T07:00:00.000Z');
  expect(at('2026-07-15T12:00:00Z', 'Europe/Berlin')).toBe('2026-07-16T06:00:00.000Z');
  expect(at('2026-07-15T06:00:00Z', 'America/New_York')).toBe('2026-07-15T12:00:00.000Z');
});

test('is the next day’s at the hour itself, and across the change of the clocks', () => {
  expect(at('2026-07-15T06:00:00Z', 'Europe/Berlin')).toBe('2026-07-16T06:00:00.000Z');
  expect(at('2026-03-28T10:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z');
});
