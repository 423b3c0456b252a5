import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isPassing } from '../api.ts';
import { words } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState, isNotReached, OfflineState, PlainState } from '../ui/states.tsx';
import { words as own } from './messages.en.ts';

/** An address that no screen has. */
export const NotFound = () => (
  <Page title={words.notFoundTitle}>
    <p className="mb-4 text-muted">{words.notFoundText}</p>
    <Link to="/approvals" className="button">
      {own.approvals}
    </Link>
  </Page>
);

const isFileGone = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module/.test(error.message);

/** Goes on once the browser says that there is a connection. */
function Offline({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return <OfflineState onRetry={onRetry} />;
}

const retryMs = 3_000;

/** Where the page failed by a query's error that may pass, the query is repeated. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const client = useQueryClient();
  const [failed] = useState(() =>
    isPassing(error)
      ? client.getQueryCache().findAll({ predicate: ({ state }) => state.error === error })[0]
      : undefined,
  );
  useEffect(() => {
    if (failed === undefined) return undefined;
    const { queryKey, queryFn } = failed.options;
    const observer = new QueryObserver(client, { queryKey: queryKey!, queryFn: queryFn! });
    return observer.subscribe(({ isSuccess }) => {
      if (isSuccess) onRetry();
    });
  }, [client, failed, onRetry]);
  // A file of the page has no query that is repeated.
  const isRepeated = failed === undefined && isPassing(error);
  useEffect(() => {
    if (!isRepeated) return undefined;
    const timer = setTimeout(onRetry, retryMs);
    return () => clearTimeout(timer);
  }, [isRepeated, error, onRetry]);
  const ask = () => void failed?.fetch();
  return <ErrorState error={error} onRetry={failed === undefined ? onRetry : ask} />;
}

/** A page that failed. After an update of the service, a page's old files are gone: only loading helps. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isGone = isFileGone(error);
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  if (!navigator.onLine && (isGone || isNotReached(error))) {
    return <Offline onRetry={isGone ? () => location.reload() : retry} />;
  }
  if (isGone) {
    return (
      <PlainState
        icon="warning"
        title={words.unexpectedTitle}
        text={words.chunkGone}
        action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      />
    );
  }
  return <Failed error={error} onRetry={retry} />;
}
