import { toAppError, type RequestContext } from '@workspace-ops/rpc';

/** What can be answered without the service needs no long wait for it. */
const patienceMs = 2_000;

/**
 * What the service answers or, while it is away or silent, what is known without it.
 * @throws {AppError} whatever else the service throws; `unavailable` where nothing is known.
 */
export async function withFallback<T>(
  ctx: RequestContext,
  ask: (ctx: RequestContext) => Promise<T>,
  fallback: () => T | undefined,
): Promise<T> {
  const deadlineAtMs = Math.min(ctx.deadlineAtMs ?? Infinity, performance.now() + patienceMs);
  try {
    return await ask({ ...ctx, deadlineAtMs });
  } catch (error) {
    const known = toAppError(error).code === 'unavailable' ? fallback() : undefined;
    if (known === undefined) throw error;
    return known;
  }
}
