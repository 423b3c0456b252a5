import { expect, it } from 'vitest';
import { listBuckets, type Period } from './list-buckets.ts';

const now = new Date('2026-11-23T12:40:00Z');

const list = (period: Partial<Period>, timeZone = 'UTC') =>
  listBuckets({ bucket: 'day', from: undefined, to: undefined, ...period }, timeZone, now);

/** Lengths in minutes. */
function lengths({ times, until }: ReturnType<typeof list>): number[] {
  const ends = [...times.slice(1), until];
  return times.map((time, index) => (Date.parse(ends[index]!) - Date.parse(time)) / 60_000);
}

it.each([
  ['hour', 48, '2026-11-21T13:00:00.000Z', '2026-11-23T13:00:00.000Z'],
  ['day', 30, '2026-10-25T00:00:00.000Z', '2026-11-24T00:00:00.000Z'],
  ['week', 26, '2026-06-01T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
] as const)('ends with the present %s by default', (bucket, count, first, until) => {
  const buckets = list({ bucket });
  expect(buckets.times).toHaveLength(count);
  expect([buckets.times[0], buckets.until]).toEqual([first, until]);
});

it('makes days of 23 and of 25 hours where the clock is changed', () => {
  const berlin = (from: string, to: string) => lengths(list({ from, to }, 'Europe/Berlin'));
  expect(berlin('2026-03-28', '2026-03-30')).toEqual([1_440, 23 * 60, 1_440]);
  expect(berlin('2026-10-24', '2026-10-26')).toEqual([1_440, 25 * 60, 1_440]);
  expect(lengths(list({ bucket: 'hour', from: '2026-10-25', to: '2026-10-25' }, 'Europe/Berlin'))) //
    .toEqual(Array(25).fill(60));
  expect(
    lengths(list({ bucket: 'week', from: '2026-03-23', to: '2026-03-23' }, 'Europe/Berlin')),
  ).toEqual([(7 * 24 - 1) * 60]);
});

it('begins a day where its midnight is skipped, or comes twice', () => {
  const cairo = list({ from: '2026-04-24', to: '2026-04-24' }, 'Africa/Cairo');
  expect([cairo.times, lengths(cairo)]).toEqual([['2026-04-23T22:00:00.000Z'], [23 * 60]]);
  const havana = list({ from: '2026-11-01', to: '2026-11-01' }, 'America/Havana');
  expect([havana.times, lengths(havana)]).toEqual([['2026-11-01T04:00:00.000Z'], [25 * 60]]);
});

it('counts hours by the clock of zones that are half an hour off', () => {
  const period = {
    bucket: 'hour',
    from: '2026-05-01T00:10:00Z',
    to: '2026-05-01T01:40:00Z',
  } as const;
  expect(list(period, 'Asia/Kolkata').times).toEqual([
    '2026-04-30T23:30:00.000Z',
    '2026-05-01T00:30:00.000Z',
    '2026-05-01T01:30:00.000Z',
  ]);
  // The clock goes on and back by half an hour on Lord Howe Island.
  const howe = (from: string, to: string) =>
    lengths(list({ bucket: 'hour', from, to }, 'Australia/Lord_Howe'));
  expect(howe('2026-10-04T01:00:00+10:30', '2026-10-04T04:00:00+11:00')).toEqual([60, 30, 60, 60]);
  expect(howe('2026-04-05T00:00:00+11:00', '2026-04-05T03:00:00+10:30')).toEqual([60, 90, 60, 60]);
});

it('takes the whole buckets of both ends', () => {
  const buckets = list(
    { from: '2026-11-02T23:30:00-05:00', to: '2026-11-04T05:00:00Z' },
    'America/New_York',
  );
  expect(buckets).toEqual({
    times: ['2026-11-02T05:00:00.000Z', '2026-11-03T05:00:00.000Z', '2026-11-04T05:00:00.000Z'],
    until: '2026-11-05T05:00:00.000Z',
  });
});

it('leaves out what has not begun', () => {
  expect(list({ from: '2026-11-22', to: '2027-01-01' }).times).toHaveLength(2);
});

it.each([
  [{ from: '2026-11-24T00:00:00Z' }, 'from must not be in the future'],
  [{ from: '2026-11-20', to: '2026-11-18' }, 'from must not be after to'],
  [{ from: '2024-11-02' }, 'from must be at most 750 buckets before the end'],
  [{ bucket: 'hour', from: '1970-01-01' }, 'from must be at most 750 buckets before the end'],
] as const)('refuses %j', (period, message) => {
  expect(() => list(period)).toThrow(message);
});

it('allows exactly 750', () => {
  expect(list({ from: '2024-11-04' }).times).toHaveLength(750);
});
