import { describe, expect, it } from 'vitest';
import { createManualClock } from './manual-clock.ts';

describe('a manual clock', () => {
  it('stands still until it is advanced or set', () => {
    const clock = createManualClock('2026-01-05T10:00:00.000Z');
    const times = [clock.now(), clock.now()];
    clock.advance(1_500);
    times.push(clock.now());
    clock.set('2025-12-31T00:00:00.000Z');
    times.push(clock.now());
    expect(times.map((time) => time.toISOString())).toEqual([
      '2026-01-05T10:00:00.000Z',
      '2026-01-05T10:00:00.000Z',
      '2026-01-05T10:00:01.500Z',
      '2025-12-31T00:00:00.000Z',
    ]);
  });

  it('does not move with a time that it gave', () => {
    const clock = createManualClock('2026-01-05T10:00:00.000Z');
    clock.now().setFullYear(1999);
    expect(clock.now().getUTCFullYear()).toBe(2026);
  });
});
