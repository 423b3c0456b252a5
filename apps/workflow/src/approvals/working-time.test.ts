import { defaultWorkingHours, parseDuration } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingTime, type WorkingTime } from './working-time.ts';

const berlin: WorkingTime = { hours: defaultWorkingHours, timeZone: 'Europe/Berlin' };

const add = (from: string, duration: string, time: WorkingTime = berlin): string =>
  addWorkingTime(new Date(from), parseDuration(duration)!, time).toISOString();

describe('a deadline', () => {
  it.each([
    ['of hours ends on the same day', '2026-03-02T09:00:00Z', 'PT4H', '2026-03-02T13:00:00.000Z'],
    ['goes over the night', '2026-03-02T15:00:00Z', 'PT4H', '2026-03-03T09:00:00.000Z'],
    [
      'of a day is the same time on the next one',
      '2026-03-02T09:30:00Z',
      'P1D',
      '2026-03-03T09:30:00.000Z',
    ],
    ['goes over the weekend', '2026-03-06T15:00:00Z', 'PT4H', '2026-03-09T09:00:00.000Z'],
    ['begins on the next working day', '2026-03-07T12:00:00Z', 'PT1H', '2026-03-09T08:00:00.000Z'],
    ['begins before the hours', '2026-03-02T03:00:00Z', 'PT1H30M', '2026-03-02T08:30:00.000Z'],
    ['may end as the hours do', '2026-03-02T07:00:00Z', 'PT10H', '2026-03-02T17:00:00.000Z'],
    ['of minutes runs at once', '2026-03-07T12:00:00Z', 'PT90M', '2026-03-07T13:30:00.000Z'],
  ])('%s', (_name, from, duration, until) => {
    expect(add(from, duration)).toBe(until);
  });

  it('keeps the time on the wall when the clocks change', () => {
    // Berlin puts its clocks forward on Sunday 29 March 2026, and back on Sunday 25 October.
    expect(add('2026-03-27T09:00:00Z', 'P1D')).toBe('2026-03-30T08:00:00.000Z');
    expect(add('2026-10-23T08:00:00Z', 'P1D')).toBe('2026-10-26T09:00:00.000Z');
  });

  it('counts an hour less, and an hour more, in hours that the change is in', () => {
    const atNight = { hours: { days: [7], from: '00:00', to: '06:00' }, timeZone: 'Europe/Berlin' };
    // Sunday 29 March has five hours from midnight to six, Sunday 25 October seven.
    expect(add('2026-03-28T12:00:00Z', 'PT5H', atNight)).toBe('2026-03-29T04:00:00.000Z');
    expect(add('2026-03-28T12:00:00Z', 'PT6H', atNight)).toBe('2026-04-04T23:00:00.000Z');
    expect(add('2026-10-24T12:00:00Z', 'PT7H', atNight)).toBe('2026-10-25T05:00:00.000Z');
  });

  it('takes an opening that is skipped for one that is as much later', () => {
    const skipped = { hours: { days: [7], from: '02:30', to: '04:00' }, timeZone: 'Europe/Berlin' };
    expect(add('2026-03-28T12:00:00Z', 'PT1H', skipped)).toBe('2026-04-05T01:00:00.000Z');
  });

  it('counts all time where nobody ever works', () => {
    const never = { hours: { days: [], from: '08:00', to: '18:00' }, timeZone: 'UTC' };
    expect(add('2026-03-07T12:00:00Z', 'P1DT1H', never)).toBe('2026-03-08T13:00:00.000Z');
  });
});

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

it('is in working hours, later than its beginning, and later for longer durations', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 400 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      fc.constantFrom(...zones),
      (from, hours, days, timeZone) => {
        const time = { hours: { days, from: '07:30', to: '16:00' }, timeZone };
        const duration = { days: 0, hours, minutes: 0, seconds: 0 };
        const until = addWorkingTime(from, duration, time);
        expect(until.getTime()).toBeGreaterThanOrEqual(from.getTime() + hours * 3_600_000);
        const later = addWorkingTime(from, { ...duration, hours: hours + 1 }, time);
        expect(later.getTime()).toBeGreaterThan(until.getTime());
        const parts = Object.fromEntries(
          new Intl.DateTimeFormat('en-US', {
            timeZone,
            weekday: 'short',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          })
            .formatToParts(until)
            .map(({ type, value }) => [type, value]),
        );
        const names = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
        expect(days.map((day) => names[day])).toContain(parts['weekday']);
        const clock = `${parts['hour']}:${parts['minute']}`;
        expect(clock >= '07:30' && clock <= '16:00').toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
