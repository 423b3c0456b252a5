import { sendAtRate, percentile } from '@workspace-ops/load';
import { Pool } from 'undici';
import {
  type OpenLoad,
  type OpenLoadResult,
  type Latencies,
  type SerialLoad,
  expectedStatuses,
  type LoadRequest,
  type LoadTarget,
} from './jobs.ts';

/**
 * Sends at a fixed rate and times each answer from its sending: a server that stalls is charged for
 * every request that comes meanwhile, those that wait for a connection included.
 */
export async function runOpenLoad(job: OpenLoad): Promise<OpenLoadResult> {
  const { target, ratePerSecond, seconds } = job;
  const pool = new Pool(target.url, { connections: job.connections, pipelining: 1 });
  const total = Math.max(1, Math.round(ratePerSecond * seconds));
  const latencies: number[] = [];
  const delays: number[] = [];
  try {
    await sendAtRate({ ratePerSecond, total }, async (turn, lateMs) => {
      delays.push(lateMs);
      const request = target.requests[turn % target.requests.length]!;
      latencies.push(await timeRequest(pool, target, request));
    });
  } finally {
    await pool.close();
  }
  return {
    ratePerSecond,
    lateP99Ms: percentile(delays, 99),
    ...summarize(latencies),
  };
}

/** Sends each request once, the next when the last was answered. */
export async function runSerialLoad({ target }: SerialLoad): Promise<Latencies> {
  const pool = new Pool(target.url, { connections: 1 });
  const latencies: number[] = [];
  try {
    for (const request of target.requests) {
      latencies.push(await timeRequest(pool, target, request));
    }
  } finally {
    await pool.close();
  }
  return summarize(latencies);
}

/** @returns milliseconds from the sending to the last byte. @throws {Error} for an unexpected status. */
async function timeRequest(
  pool: Pool,
  target: LoadTarget,
  { method, path, headers = {}, body }: LoadRequest,
): Promise<number> {
  const sentAt = performance.now();
  const answer = await pool.request({ method, path, headers, body: body ?? null });
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
  if (!expectedStatuses(target).includes(answer.statusCode)) {
    throw new Error(`${method} ${path} answered ${answer.statusCode}.`);
  }
  return performance.now() - sentAt;
}

const summarize = (latencies: readonly number[]): Latencies => ({
  requests: latencies.length,
  p50Ms: percentile(latencies, 50),
  p99Ms: percentile(latencies, 99),
  maxMs: percentile(latencies, 100),
});
