import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { OpsError } from './api.ts';

/** Who is signed in: the one key that every part of the console knows. */
export const meKey = ['me'] as const;

/** Answers are fresh until a live event says otherwise; the bound is for events that are lost. */
const freshForMs = 60_000;

const isPassing = (error: unknown): boolean =>
  error instanceof OpsError && [0, 429, 502, 503].includes(error.status);

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
        retry: (count, error) => count < 2 && navigator.onLine && isPassing(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  });
  return client;
}
