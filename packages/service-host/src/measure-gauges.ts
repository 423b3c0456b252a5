import type { GaugeValue, Logger, Measure } from '@workspace-ops/service-kit';
import { Gauge, type Registry } from 'prom-client';

/**
 * Shows what the measures read, each time that somebody asks for the metrics. Gauges of one name,
 * of several services in one process, are one gauge. What cannot be read is left out.
 */
export function measureGauges(
  registry: Registry,
  measures: readonly Measure[],
  logger: Logger,
): void {
  const readings = measures.map((measure) => ({ measure, read: shareReads(measure, logger) }));
  const all = new Map(measures.flatMap(({ gauges }) => gauges.map((gauge) => [gauge.name, gauge])));
  for (const { name, help, labelNames } of all.values()) {
    const sources = readings.filter(({ measure }) =>
      measure.gauges.some((gauge) => gauge.name === name),
    );
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const values = await Promise.all(sources.map(({ read }) => read()));
        gauge.reset();
        for (const value of values.flat()) {
          if (value.gauge === name) gauge.set(value.labels, value.value);
        }
      },
    });
  }
}

/** A measure's gauges are collected side by side, from one reading. */
function shareReads(measure: Measure, logger: Logger): () => Promise<GaugeValue[]> {
  let underWay: Promise<GaugeValue[]> | undefined;
  const read = async (): Promise<GaugeValue[]> => {
    try {
      return await measure.read();
    } catch (error) {
      logger.warn({ err: error }, 'figures for the metrics cannot be read');
      return [];
    } finally {
      underWay = undefined;
    }
  };
  return () => (underWay ??= read());
}
