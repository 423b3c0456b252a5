import type { Refusal } from '@workspace-ops/rpc';
import { createThrottle, systemClock, type Logger } from '@workspace-ops/service-kit';
import { Counter, type Registry } from 'prom-client';

export interface RefusalReport {
  registry: Registry;
  logger: Logger;
}

/** A line a minute of each kind says what is wrong; the metric has how often. */
const lines = { maxPerKey: 1, max: 60, windowMs: 60_000, clock: systemClock };

/** Counts the calls that were refused, and logs why. */
export function reportRefusals({ registry, logger }: RefusalReport) {
  const refused = new Counter({
    name: 'rpc_calls_refused_total',
    help: 'Calls refused, by the sending service and reason: token, caller, clock or table.',
    labelNames: ['from', 'reason'],
    registers: [registry],
  });
  const mayLog = createThrottle(lines);
  return ({ reason, from, procedure, error }: Refusal): void => {
    refused.inc({ from: from ?? 'unknown', reason });
    if (!mayLog(`${from} ${reason} ${procedure}`)) return;
    const skewSeconds = error.extra?.['skewSeconds'];
    logger.warn(
      { reason, from, procedure, skewSeconds },
      `refused a call (${reason}): ${error.message}`,
    );
  };
}
