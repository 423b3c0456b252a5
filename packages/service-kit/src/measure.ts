/** A figure that is read when somebody asks for the metrics. */
export interface Gauge {
  /** By Prometheus' conventions: the unit last. */
  name: string;
  help: string;
  labelNames: readonly string[];
  /** A counter only grows, until its process ends. */
  kind?: 'gauge' | 'counter';
}

export interface GaugeValue {
  /** The gauge's name. */
  gauge: string;
  labels: Record<string, string>;
  value: number;
}

/** Gauges that are read together. */
export interface Measure {
  gauges: readonly Gauge[];
  read(): Promise<GaugeValue[]>;
}
