import { toAppError, type Call } from '@workspace-ops/rpc';

/** What can be answered without the service needs no long wait for it. */
const patienceMs = 2_000;

/**
 * What the service answers or, while it is away or silent, what is known without it.
 * @throws {AppError} whatever else the service throws; `unavailable` where nothing is known.
 */
export async function withFallback<T>(
  call: Call,
  ask: (call: Call) => Promise<T>,
  fallback: () => T | undefined,
): Promise<T> {
  const deadlineAtMs = Math.min(call.deadlineAtMs ?? Infinity, performance.now() + patienceMs);
  try {
    return await ask({ ...call, deadlineAtMs });
  } catch (error) {
    const known = toAppError(error).code === 'unavailable' ? fallback() : undefined;
    if (known === undefined) throw error;
    return known;
  }
}
