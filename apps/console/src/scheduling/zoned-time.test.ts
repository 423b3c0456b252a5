import { describe, expect, it } from 'vitest';
import { toInstant, toZonedTime } from './zoned-time.ts';

const berlin = 'Europe/Berlin';
const at = (date: string, time: string, zone = berlin) =>
  new Date(toInstant({ date, time }, zone)).toISOString();

describe('toZonedTime', () => {
  it('shows the date of the zone, not that of UTC', () => {
    const late = Date.parse('2026-11-23T23:30:00Z');
    expect(toZonedTime(late, berlin)).toEqual({ date: '2026-11-24', time: '00:30' });
    expect(toZonedTime(late, 'America/Los_Angeles')).toEqual({ date: '2026-11-23', time: '15:30' });
    expect(toZonedTime(Date.parse('2026-11-23T00:00:00Z'), 'UTC')).toEqual({
      date: '2026-11-23',
      time: '00:00',
    });
  });
});

describe('toInstant', () => {
  it('is the inverse, in summer and in winter', () => {
    expect(at('2026-11-24', '00:30')).toBe('2026-11-23T23:30:00.000Z');
    expect(at('2026-07-01', '09:00')).toBe('2026-07-01T07:00:00.000Z');
    expect(at('2026-07-01', '09:00', 'Asia/Kolkata')).toBe('2026-07-01T03:30:00.000Z');
    expect(at('2026-07-01', '09:00', 'UTC')).toBe('2026-07-01T09:00:00.000Z');
  });

  it('is the inverse on the days on which clocks change', () => {
    expect(at('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(at('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z');
    expect(at('2026-11-01', '09:00', 'America/New_York')).toBe('2026-11-01T14:00:00.000Z');
  });

  it('takes the first of two, and the next hour for one that is skipped', () => {
    expect(at('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  });
});
