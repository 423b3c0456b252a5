import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { computeBackoffMs } from '@workspace-ops/service-kit/backoff';
import { isPassing, OpsError } from './api.ts';

/** Who is signed in: the one key that every part of the console knows. */
export const meKey = ['me'] as const;

/** Answers are fresh until a live event says otherwise; the bound is for events that are lost. */
const freshForMs = 60_000;

/** Between two attempts. Where the service asks for more, the failure is told at once. */
const waits = { firstMs: 500, longestMs: 3_000, jitter: 0.2 };

/**
 * By these many failures in turn, a page that shows nothing yet says so: within about two seconds. Where
 * something is shown that is only to be refreshed, one more is waited for: a restart takes less.
 */
export const toldAfter = 3;

const retryAfterMs = (error: unknown): number =>
  OpsError.is(error) ? (error.retryAfterMs ?? 0) : 0;

/** @param failures before this one */
const retry = (failures: number, error: unknown): boolean =>
  failures < toldAfter &&
  navigator.onLine &&
  isPassing(error) &&
  retryAfterMs(error) <= waits.longestMs;

/** For what a page shows nothing at all without: its failure is shown when others' are told. */
export const retryBriefly = (failures: number, error: unknown): boolean =>
  failures < toldAfter - 1 && retry(failures, error);

/** @param failures before this one */
export const retryDelayMs = (failures: number, error: unknown, random = Math.random()): number =>
  Math.max(retryAfterMs(error), computeBackoffMs(waits, failures + 1, random));

/** A session that ended shows in the answer of whatever is asked next. */
function onError(client: () => QueryClient, error: unknown): void {
  if (error instanceof OpsError && error.status === 401 && error.code === 'unauthenticated') {
    void client().invalidateQueries({ queryKey: meKey });
  }
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(() => client, error) }),
    mutationCache: new MutationCache({ onError: (error) => onError(() => client, error) }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry,
        retryDelay: (failures, error) => retryDelayMs(failures, error),
        // What has failed for now is asked for on, as long as a page that somebody sees needs it.
        refetchInterval: ({ state: { error } }) =>
          isPassing(error) && Math.max(retryAfterMs(error), waits.longestMs),
      },
    },
  });
  return client;
}
