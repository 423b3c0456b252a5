import { request } from 'undici';

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
