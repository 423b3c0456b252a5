/** When a question to a service was sent and answered, and what its clock said in between. */
export interface Exchange {
  sentAtMs: number;
  answeredAtMs: number;
  /** On the other clock, in milliseconds since 1970. */
  readAtMs: number;
}

/**
 * When something arrived, as another process's clock has it. Where the other clock agrees with this
 * one as far as the exchange can tell, it is this clock's moment. Otherwise nothing but durations
 * counts, and the answer is taken to have needed no time: the moment is then too early at most.
 */
export function arrivalOnClock(arrivedAtMs: number, exchange: Exchange): number {
  const { sentAtMs, answeredAtMs, readAtMs } = exchange;
  const agrees = sentAtMs - resolutionMs <= readAtMs && readAtMs <= answeredAtMs + resolutionMs;
  return agrees ? arrivedAtMs + resolutionMs : readAtMs - (answeredAtMs - arrivedAtMs);
}

/** Of Date.now(). */
const resolutionMs = 1;
