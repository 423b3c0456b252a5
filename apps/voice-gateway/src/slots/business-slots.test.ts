import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessSlots } from './business-slots.ts';
import { freeSlots } from './find-free-slots.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const texts = (slots: Temporal.Instant[]) => slots.map((slot) => slot.toString());
const newYork = 'America/New_York';

describe('the slots of the next business days', () => {
  it('are sixteen a day, from 09:00 to 16:30, on five weekdays', () => {
    const slots = businessSlots(instant('2026-10-04T12:00:00Z'), newYork);
    expect(slots).toHaveLength(80);
    expect(texts(slots).slice(0, 2)).toEqual(['2026-10-05T13:00:00Z', '2026-10-05T13:30:00Z']);
    expect(texts(slots).at(-1)).toBe('2026-10-09T20:30:00Z');
  });

  it('begin today while slots are left, and only after now', () => {
    const at = (time: string) => businessSlots(instant(`2026-10-05T${time}Z`), newYork);
    expect(texts(at('13:00:00'))[0]).toBe('2026-10-05T13:30:00Z');
    expect(texts(at('20:29:59'))[0]).toBe('2026-10-05T20:30:00Z');
    expect(texts(at('20:29:59')).at(-1)).toBe('2026-10-09T20:30:00Z');
    expect(texts(at('20:30:00'))[0]).toBe('2026-10-06T13:00:00Z');
    expect(texts(at('20:30:00')).at(-1)).toBe('2026-10-12T20:30:00Z');
  });

  it('keep their local hours when the clocks change', () => {
    const slots = texts(businessSlots(instant('2026-10-29T00:00:00Z'), newYork));
    expect(slots).toContain('2026-10-30T13:00:00Z');
    expect(slots).toContain('2026-11-02T14:00:00Z');
    expect(slots).not.toContain('2026-11-02T13:00:00Z');
  });

  it('pass over a day that the time zone skipped', () => {
    const slots = businessSlots(instant('2011-12-29T20:00:00Z'), 'Pacific/Apia');
    const days = slots.map((slot) =>
      slot.toZonedDateTimeISO('Pacific/Apia').toPlainDate().toString(),
    );
    expect([...new Set(days)]).toEqual([
      '2011-12-29',
      '2012-01-02',
      '2012-01-03',
      '2012-01-04',
      '2012-01-05',
    ]);
  });

  it('hold for any moment and any time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const ms = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(ms, fc.constantFrom(...zones), (nowMs, zone) => {
        const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
        const slots = businessSlots(now, zone);
        const local = slots.map((slot) => slot.toZonedDateTimeISO(zone));
        expect(new Set(local.map((one) => one.toPlainDate().toString())).size).toBe(5);
        for (const [index, one] of local.entries()) {
          expect(one.epochMilliseconds).toBeGreaterThan(
            index === 0 ? nowMs : local[index - 1]!.epochMilliseconds,
          );
          expect(one.dayOfWeek).toBeLessThanOrEqual(5);
          expect(one.hour).toBeGreaterThanOrEqual(9);
          expect(one.hour * 60 + one.minute).toBeLessThanOrEqual(16 * 60 + 30);
          expect(one.minute % 30).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('free slots', () => {
  const slots = businessSlots(instant('2026-10-04T12:00:00Z'), newYork);
  const booked = (text: string) => {
    const startMs = Date.parse(text);
    return { startMs, endMs: startMs + 30 * 60_000 };
  };

  it('are those that no booking overlaps', () => {
    const onGrid = freeSlots(slots, [booked('2026-10-05T13:30:00Z')]);
    expect(texts(onGrid)).toHaveLength(79);
    expect(texts(onGrid)).not.toContain('2026-10-05T13:30:00Z');
    const offGrid = texts(freeSlots(slots, [booked('2026-10-05T13:40:00Z')]));
    expect(offGrid).toHaveLength(78);
    expect(offGrid).not.toContain('2026-10-05T13:30:00Z');
    expect(offGrid).not.toContain('2026-10-05T14:00:00Z');
  });

  it('are none when all is booked', () => {
    expect(
      freeSlots(
        slots,
        slots.map((slot) => booked(slot.toString())),
      ),
    ).toEqual([]);
  });
});
