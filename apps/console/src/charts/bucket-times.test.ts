import { expect, it } from 'vitest';
import { chooseBucketTimes, formatBucket } from './bucket-times.ts';

it('shows a day by the date that it has where the workspace is', () => {
  const days = chooseBucketTimes('Pacific/Auckland', 'utc');
  expect(formatBucket('2026-11-22T11:00:00.000Z', days)).toBe('23 Nov 2026');
});

it('shows hours in the zone that the person chose', () => {
  const hours = chooseBucketTimes(undefined, 'utc');
  expect(formatBucket('2026-11-22T11:00:00.000Z', hours)).toBe('22 Nov 2026, 11:00');
  expect(chooseBucketTimes(undefined, 'local').timeZone).toBeUndefined();
});
