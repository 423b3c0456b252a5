import { AppError } from '@workspace-ops/service-kit';

const firstMs = 1_000;
const longestMs = 60_000;

/**
 * Milliseconds until a failed step is tried again: 1 s, 3 s, 9 s and so on, or what the upstream
 * asks for if that is longer, up to a minute.
 */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof AppError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.min(longestMs, Math.max(firstMs * 3 ** failures, asked));
}
