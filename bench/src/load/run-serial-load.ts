import { Pool } from 'undici';
import type { Latencies, SerialLoad } from './jobs.ts';
import { summarize, timeRequest } from './time-request.ts';

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
