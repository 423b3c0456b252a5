import { sendAtRate } from '@workspace-ops/load';
import { Pool } from 'undici';
import { timeRequest, summarize } from './time-request.ts';
import type { OpenLoad, OpenLoadResult } from './jobs.ts';

/**
 * Sends at a fixed rate and times each answer from its sending: a server that stalls is charged for
 * every request that comes meanwhile, those that wait for a connection included.
 */
export async function runOpenLoad(job: OpenLoad): Promise<OpenLoadResult> {
  const { target, ratePerSecond, seconds } = job;
  const pool = new Pool(target.url, { connections: job.connections, pipelining: 1 });
  const total = Math.max(1, Math.round(ratePerSecond * seconds));
  const latencies: number[] = [];
  try {
    await sendAtRate({ ratePerSecond, total }, async (turn) => {
      const request = target.requests[turn % target.requests.length]!;
      latencies.push(await timeRequest(pool, target, request));
    });
  } finally {
    await pool.close();
  }
  return {
    ratePerSecond,
    ...summarize(latencies),
  };
}
