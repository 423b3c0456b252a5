import type { Logger } from '@workspace-ops/service-kit';

/** Whether requests wait for a sink to take what they wrote. */
export interface SinkHealth {
  /** Nobody waits for it, and only sweeps hand over to it. */
  isAway(): boolean;
  /** A hand-over failed. */
  noteFailure(): void;
  /** A request has waited without success for as long as it may. */
  noteWait(): void;
  /** What was just committed has been handed over. */
  noteDelivery(): void;
  /** A sweep has handed over in time, or found that nothing waits. */
  noteSweep(): void;
  /** The sink has taken messages. */
  noteTaken(): void;
  /** How long ago it took some from this process; undefined where it never has. */
  sinceTakenMs(): number | undefined;
}

const failuresToLeave = 3;

/**
 * After a few failures in a row a sink counts as away until a sweep has succeeded, so that a sink
 * that is gone or hangs does not cost every request its wait.
 */
export function createSinkHealth(
  { deliveryWaitMs, logger }: { deliveryWaitMs: number; logger: Logger },
  topic: string,
): SinkHealth {
  let failures = 0;
  let countedAtMs = -Infinity;
  let takenAtMs: number | undefined;
  const isAway = (): boolean => failures >= failuresToLeave;
  const noteFailure = (): void => {
    failures += 1;
    countedAtMs = performance.now();
    if (failures === failuresToLeave)
      logger.warn({ topic }, 'the sink is away: requests do not wait for it');
  };
  return {
    isAway,
    noteFailure,
    noteWait() {
      // Those who wait side by side learn the same thing.
      if (performance.now() - countedAtMs >= deliveryWaitMs) noteFailure();
    },
    noteDelivery() {
      if (!isAway()) failures = 0;
    },
    noteSweep() {
      if (isAway()) logger.warn({ topic }, 'the sink is back');
      failures = 0;
    },
    noteTaken() {
      takenAtMs = performance.now();
    },
    sinceTakenMs: () => (takenAtMs === undefined ? undefined : performance.now() - takenAtMs),
  };
}
