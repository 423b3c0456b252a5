import { describe, expect, it } from 'vitest';
import { arrivalOnClock } from './find-meant-pause.ts';

const arrivedAtMs = 1_000_000;

describe('an arrival on another clock', () => {
  it('is this clock’s moment where both agree, however long the question was under way', () => {
    const exchange = { sentAtMs: 1_000_005, answeredAtMs: 1_000_905, readAtMs: 1_000_900 };
    expect(arrivalOnClock(arrivedAtMs, exchange)).toBe(arrivedAtMs + 1);
  });

  it.each([
    ['ahead', 45_000],
    ['behind', -45_000],
  ])('is found by durations where the other one is 45 s %s', (_word, skewMs) => {
    const exchange = {
      sentAtMs: 1_000_005,
      answeredAtMs: 1_000_025,
      readAtMs: 1_000_015 + skewMs,
    };
    const onOther = arrivalOnClock(arrivedAtMs, exchange);
    // Read 15 ms after the arrival; the 10 ms of the way back are counted too.
    expect(onOther - (arrivedAtMs + skewMs)).toBe(-10);
  });
});
