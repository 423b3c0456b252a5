import { Counter, Histogram, type Registry } from 'prom-client';
import { getExchange, type Stage } from '../http/exchange.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts requests and their durations by route, method and status. The label is the row's path and
 * never the request's own, of which there are endlessly many.
 */
export function measureRequests(registry: Registry): Stage {
  const labelNames = ['method', 'route', 'status'];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer.',
    labelNames,
    buckets,
    registers: [registry],
  });
  // The series of a combination of labels is looked up once: prom-client hashes them every time.
  const series = new Map<string, (seconds: number) => void>();
  const observe = (labels: Record<'method' | 'route' | 'status', string>, seconds: number) => {
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    let record = series.get(key);
    if (record === undefined) {
      const counter = requests.labels(labels);
      const histogram = durations.labels(labels);
      record = (duration) => {
        counter.inc();
        histogram.observe(duration);
      };
      series.set(key, record);
    }
    record(seconds);
  };
  return (req, res) => {
    getExchange(res).atEnd.push(() => {
      const { routePath: route = 'unmatched', startedAtMs } = getExchange(res);
      const labels = { method: req.method, route, status: String(res.statusCode) };
      observe(labels, (performance.now() - startedAtMs) / 1_000);
    });
  };
}
