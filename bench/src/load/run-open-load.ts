import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { timeRequest, summarize } from './time-request.ts';
import type { LoadRequest, OpenLoad, OpenLoadResult } from './jobs.ts';

/**
 * Sends at a fixed rate, whatever became of earlier requests, and times each answer from its
 * sending: a server that stalls is charged for every request that comes meanwhile, those that wait
 * for a connection included (no coordinated omission).
 */
export async function runOpenLoad(job: OpenLoad): Promise<OpenLoadResult> {
  const { target, ratePerSecond, seconds } = job;
  const pool = new Pool(target.url, { connections: job.connections, pipelining: 1 });
  const total = Math.max(1, Math.round(ratePerSecond * seconds));
  const latencies: number[] = [];
  const send = async (request: LoadRequest): Promise<void> => {
    latencies.push(await timeRequest(pool, target, request));
  };
  try {
    const sent: Promise<void>[] = [];
    const startedAt = performance.now();
    while (sent.length < total) {
      const dueAt = startedAt + (sent.length / ratePerSecond) * 1_000;
      const early = dueAt - performance.now();
      if (early > 0) {
        await delay(early);
        continue;
      }
      const answered = send(target.requests[sent.length % target.requests.length]!);
      answered.catch(() => undefined);
      sent.push(answered);
    }
    await Promise.all(sent);
  } finally {
    await pool.close();
  }
  return {
    ratePerSecond,
    ...summarize(latencies),
  };
}
