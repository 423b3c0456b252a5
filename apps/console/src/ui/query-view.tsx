import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isPassing } from '../api.ts';
import { words } from '../messages/en.ts';
import { toldAfter } from '../query-client.ts';
import { Button } from './button.tsx';
import { formatAge } from './format-time.ts';
import { Icon } from './icons.tsx';
import { ErrorState, NoMatch, OfflineState } from './states.tsx';
import { useNow } from './time.tsx';

type Query<T> = Pick<
  UseQueryResult<T>,
  'data' | 'dataUpdatedAt' | 'refetch' | 'isError' | 'fetchStatus' | keyof Failing
>;

interface QueryViewProps<T> {
  query: Query<T>;
  /** The real layout without its data. */
  skeleton: ReactNode;
  /** Whether there is nothing to show; then `empty` is shown, or `no match` where filters are set. */
  isEmpty?: (data: T) => boolean;
  /** What will appear here, and the one way to make it appear. */
  empty?: ReactNode;
  /** Only where filters are set. */
  onClearFilters?: (() => void) | undefined;
  children: (data: T) => ReactNode;
}

/** Every state of what a screen loads: loading, offline, empty, no match, error, and old data with its age. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, skeleton, isEmpty, empty, onClearFilters, children } = props;
  const { data, isError } = query;
  const failure = useFailure(query, data !== undefined);
  if (data === undefined) {
    if (failure !== null) {
      return <ErrorState error={failure} onRetry={() => void query.refetch()} />;
    }
    // Queries are held while a session ends, too.
    if (query.fetchStatus === 'paused' && !navigator.onLine) {
      return <OfflineState onRetry={() => void query.refetch()} />;
    }
    return (
      <div aria-busy="true" aria-label={words.loading} role="group">
        {skeleton}
      </div>
    );
  }
  return (
    <>
      {isError && <OldData query={query} />}
      {isEmpty?.(data) === true ? (
        onClearFilters === undefined ? (
          empty
        ) : (
          <NoMatch onClear={onClearFilters} />
        )
      ) : (
        children(data)
      )}
    </>
  );
}

type Failing = Pick<UseQueryResult, 'error' | 'failureCount' | 'failureReason' | 'errorUpdatedAt'>;

/**
 * Why there is nothing to show; null while that may still come. What was said stays as it was said while it
 * is tried again: else it would come and go with every attempt.
 */
function useFailure(query: Failing, hasData: boolean): Error | null {
  const [said, setSaid] = useState<Error | null>(null);
  const { error, failureCount, failureReason, errorUpdatedAt } = query;
  const found = error ?? (failureCount >= toldAfter ? failureReason : null);
  const isSaidOn = errorUpdatedAt > 0 && isPassing(said) && (found === null || isPassing(found));
  const failure = hasData ? null : isSaidOn ? said : found;
  if (failure !== said) setSaid(failure);
  return failure;
}

/** What could not be refreshed stays, with its age. */
function OldData({
  query,
}: {
  query: Pick<Query<unknown>, 'error' | 'dataUpdatedAt' | 'refetch'>;
}) {
  const age = formatAge(query.dataUpdatedAt, useNow());
  return (
    <div
      role="alert"
      className="card mb-3 flex flex-wrap items-center gap-2 border-waiting px-3 py-2 text-waiting"
    >
      <Icon name="warning" />
      <span className="min-w-0 flex-1">
        {query.error?.message} {words.shownFrom(age)}
      </span>
      <Button onClick={() => void query.refetch()}>{words.retry}</Button>
    </div>
  );
}
