import { shareCall, type GaugeValue, type Logger, type Measure } from '@workspace-ops/service-kit';
import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * Reads the measures whenever the metrics are asked for. Gauges of one name are one gauge, whose
 * values of the same labels add up. What cannot be read is left out.
 */
export function measureGauges(
  registry: Registry,
  measures: readonly Measure[],
  logger: Logger,
): void {
  const readings = measures.map((measure) => ({ measure, read: shareReads(measure, logger) }));
  const all = new Map(measures.flatMap(({ gauges }) => gauges.map((gauge) => [gauge.name, gauge])));
  for (const { name, help, labelNames, kind } of all.values()) {
    const sources = readings.filter(({ measure }) =>
      measure.gauges.some((gauge) => gauge.name === name),
    );
    const options = {
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const values = await Promise.all(sources.map(({ read }) => read()));
        metric.reset();
        for (const { gauge, labels, value } of values.flat()) {
          if (gauge === name) metric.inc(labels, value);
        }
      },
    };
    const metric = kind === 'counter' ? new Counter(options) : new Gauge(options);
  }
}

/** A measure's gauges are collected side by side, from one reading. */
function shareReads(measure: Measure, logger: Logger): () => Promise<GaugeValue[]> {
  return shareCall(async () => {
    try {
      return await measure.read();
    } catch (error) {
      logger.warn({ err: error }, 'figures for the metrics cannot be read');
      return [];
    }
  });
}
