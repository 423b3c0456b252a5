import { collectDefaultMetrics, type Registry } from 'prom-client';

/**
 * How often the delay of the event loop is measured. The library's 10 ms wakes each process a hundred times a
 * second: an idle fleet took a sixth more of a processor.
 */
const eventLoopMonitoringPrecision = 50;

/** The process's own figures, once, also where several services share the registry. */
export function measureProcess(registry: Registry): void {
  const isMeasured = registry.getSingleMetric('process_cpu_seconds_total') !== undefined;
  if (!isMeasured) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
}
