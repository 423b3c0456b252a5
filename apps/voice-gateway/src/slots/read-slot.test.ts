import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSlot } from './read-slot.ts';

const read = (text: string, zone = 'America/New_York') => readSlot(text, zone).toString();

describe('a scheduled slot', () => {
  it('with an offset is that instant', () => {
    expect(read('2026-10-01T09:00:00Z')).toBe('2026-10-01T09:00:00Z');
    expect(read('2026-10-01T09:00+02:00')).toBe('2026-10-01T07:00:00Z');
    expect(read('2026-10-01T09:00:00.123456789Z')).toBe('2026-10-01T09:00:00.123Z');
  });

  it('without an offset is in the time zone', () => {
    expect(read('2026-10-01T09:00')).toBe('2026-10-01T13:00:00Z');
    expect(read('2026-12-01T09:00:00')).toBe('2026-12-01T14:00:00Z');
    expect(read('2026-10-01T09:00', 'Europe/Berlin')).toBe('2026-10-01T07:00:00Z');
  });

  it('that the clocks skip is moved on by the hour that is skipped', () => {
    expect(read('2027-03-14T02:30')).toBe('2027-03-14T07:30:00Z');
  });

  it('that the clocks pass twice is the first', () => {
    expect(read('2026-11-01T01:30')).toBe('2026-11-01T05:30:00Z');
  });

  it('must end before the year 10000', () => {
    expect(read('9999-12-31T23:29:59Z')).toBe('9999-12-31T23:29:59Z');
    for (const text of ['9999-12-31T23:30:01Z', '9999-12-31T23:00']) {
      expect(() => read(text)).toThrow('scheduledSlot must end before the year 10000');
    }
  });

  it('reads back what it was, in any zone', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia');
    const ms = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(ms, zones, (at, zone) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(at);
        const local = instant.toZonedDateTimeISO(zone).toPlainDateTime().toString();
        const hour = 3_600_000;
        expect(Math.abs(readSlot(local, zone).epochMilliseconds - at) <= hour).toBe(true);
        expect(readSlot(instant.toString(), zone).epochMilliseconds).toBe(at);
      }),
    );
  });
});
