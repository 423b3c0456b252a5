import { percentile } from '@workspace-ops/load';
import type { Pool } from 'undici';
import { expectedStatuses, type Latencies, type LoadRequest, type LoadTarget } from './jobs.ts';

/** @returns milliseconds from the sending to the last byte. @throws {Error} for an unexpected status. */
export async function timeRequest(
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

export const summarize = (latencies: readonly number[]): Latencies => ({
  requests: latencies.length,
  p50Ms: percentile(latencies, 50),
  p99Ms: percentile(latencies, 99),
  maxMs: percentile(latencies, 100),
});
