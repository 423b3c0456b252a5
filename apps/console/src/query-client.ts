import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { computeBackoffMs } from '@workspace-ops/service-kit/backoff';
import { isPassing, OpsError } from './api.ts';

/** Who is signed in: the one key that every part of the console uses. */
export const meKey = ['me'] as const;

/** Answers are fresh until a live event invalidates them; the bound is for events that are lost. */
const freshForMs = 60_000;

/** Between two attempts. Where the service asks for more, the failure is shown at once. */
const waits = { firstMs: 500, longestMs: 3_000, jitter: 0.2 };

/**
 * After so many failures in a row, about two seconds, a page that shows nothing yet shows the failure. Where
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

/** For queries without which a page shows nothing: their failure is shown as soon as that of others. */
export const retryBriefly = (failures: number, error: unknown): boolean =>
  failures < toldAfter - 1 && retry(failures, error);

/** @param failures before this one */
export const retryDelayMs = (failures: number, error: unknown, random = Math.random()): number =>
  Math.max(retryAfterMs(error), computeBackoffMs(waits, failures + 1, random));

/** A session that ended shows in the answer of whatever is asked next. */
export function noticeEnded(client: QueryClient, error: unknown): void {
  if (error instanceof OpsError && error.status === 401 && error.code === 'unauthenticated') {
    void client.invalidateQueries({ queryKey: meKey });
  }
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => noticeEnded(client, error) }),
    mutationCache: new MutationCache({ onError: (error) => noticeEnded(client, error) }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry,
        retryDelay: (failures, error) => retryDelayMs(failures, error),
        // A query with an error that may pass is repeated while a visible page needs it.
        refetchInterval: ({ state: { error } }) =>
          isPassing(error) && Math.max(retryAfterMs(error), waits.longestMs),
      },
      // What is pressed offline fails at once: it would be carried out later, when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
