import { request } from 'undici';
import { waitUntil } from '../wait-until.ts';
import type { System } from './system.ts';

const usualLimitMs = 120_000;
/** Each look asks every process, and the gateways ask them all again. */
const pollMs = 500;

/** Waits until all processes are ready; gives those that are not when that takes too long. */
export async function untilWhole(system: System, limitMs = usualLimitMs): Promise<string[]> {
  let unready: string[] = [];
  await waitUntil(
    async () => {
      unready = await system.findUnready();
      return unready.length === 0;
    },
    limitMs,
    pollMs,
  );
  return unready;
}

/** Whether the address answers /readyz with 200 within a few seconds. */
export async function probeReady(url: string): Promise<boolean> {
  try {
    const answer = await request(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) });
    await answer.body.dump();
    return answer.statusCode === 200;
  } catch {
    return false;
  }
}
