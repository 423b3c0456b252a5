/** One request, sent again and again; of several, one after the other in turn. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadTarget {
  /** `http://127.0.0.1:8080` */
  url: string;
  requests: LoadRequest[];
  /** What every answer's status must be, or one of these; 200 by default. */
  expectedStatus?: number | readonly number[];
}

export const expectedStatuses = ({ expectedStatus = 200 }: LoadTarget): readonly number[] =>
  [expectedStatus].flat();

/** As many requests as go through so many connections. */
export interface ClosedLoad {
  kind: 'closed';
  target: LoadTarget;
  connections: number;
  seconds: number;
}

/** Requests at a fixed rate, whether or not earlier ones were answered. */
export interface OpenLoad {
  kind: 'open';
  target: LoadTarget;
  connections: number;
  ratePerSecond: number;
  seconds: number;
}

/** The requests one after the other, each once. */
export interface SerialLoad {
  kind: 'serial';
  target: LoadTarget;
}

export type LoadJob = ClosedLoad | OpenLoad | SerialLoad;

export interface ClosedLoadResult {
  requestsPerSecond: number;
  requests: number;
}

/** Latencies of requests that did not wait for each other, so that a stall counts for all it held up. */
export interface OpenLoadResult extends Latencies {
  ratePerSecond: number;
  /** By how much the generator itself sent late, which is no latency of the server's. */
  lateP99Ms: number;
}

export interface Latencies {
  requests: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}
