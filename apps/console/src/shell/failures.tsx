import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isPassing } from '../api.ts';
import { words } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { FileNotReached, isFileGone, reloadOnceServed } from '../ui/load-file.ts';
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

/** Goes on once the browser says that there is a connection. */
function Offline({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return <OfflineState onRetry={onRetry} />;
}

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
  const ask = () => void failed?.fetch();
  return <ErrorState error={error} onRetry={failed === undefined ? onRetry : ask} />;
}

const retryMs = 3_000;

/** A page whose file was not reached: only loading it anew helps, once there is something to load. */
function NotReached({ error }: { error: unknown }) {
  useEffect(() => {
    const ask = () => void reloadOnceServed();
    const timer = setInterval(ask, retryMs);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, []);
  const retry = () => void reloadOnceServed();
  if (!navigator.onLine) return <OfflineState onRetry={retry} />;
  return <ErrorState error={error} onRetry={retry} />;
}

/** A page whose file is gone. It is loaded anew once by itself, as the router does it for components. */
function Gone({ error }: { error: Error }) {
  const key = `tanstack_router_reload:${error.message}`;
  const [isLoadedAnew] = useState(() => sessionStorage.getItem(key) !== null);
  useEffect(() => {
    if (isLoadedAnew) return;
    sessionStorage.setItem(key, '1');
    location.reload();
  }, [isLoadedAnew, key]);
  if (!isLoadedAnew) return null;
  return (
    <PlainState
      icon="warning"
      title={words.unexpectedTitle}
      text={words.chunkGone}
      action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
    />
  );
}

export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  const isGone = isFileGone(error);
  if (error instanceof FileNotReached || (isGone && !navigator.onLine)) {
    return <NotReached error={error} />;
  }
  if (isGone) return <Gone error={error} />;
  if (!navigator.onLine && isNotReached(error)) return <Offline onRetry={retry} />;
  return <Failed error={error} onRetry={retry} />;
}
