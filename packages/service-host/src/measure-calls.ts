import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts the calls of other services and their durations, and the process's own figures. */
export function measureCalls(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'rpc_calls_total',
    help: 'Calls answered, by procedure and outcome: ok or the error code.',
    labelNames: ['procedure', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'rpc_call_duration_seconds',
    help: 'From the arrival of a call to its answer.',
    labelNames: ['procedure'],
    buckets,
    registers: [registry],
  });
  return (procedure: string, outcome: string, durationMs: number): void => {
    calls.inc({ procedure, outcome });
    durations.observe({ procedure }, durationMs / 1_000);
  };
}
