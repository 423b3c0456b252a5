import type { Gauge, GaugeValue, Measure } from './measure.ts';

export interface Counters<N extends string> {
  readonly measure: Measure;
  /** @param value 1 by default. */
  add(name: N, labels: Record<string, string>, value?: number): void;
}

/** Counts what happens in this process. @param definitions by the names that `add` takes. */
export function createCounters<const N extends string>(
  definitions: Record<N, Omit<Gauge, 'kind'>>,
): Counters<N> {
  const counts = new Map<string, GaugeValue>();
  return {
    add(name, labels, value = 1) {
      const gauge = definitions[name].name;
      const key = JSON.stringify([gauge, labels]);
      const known = counts.get(key);
      if (known === undefined) counts.set(key, { gauge, labels, value });
      else known.value += value;
    },
    measure: {
      gauges: Object.values<Omit<Gauge, 'kind'>>(definitions).map((definition) => ({
        ...definition,
        kind: 'counter',
      })),
      read: async () => [...counts.values()],
    },
  };
}
