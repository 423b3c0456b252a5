import type { ReactNode } from 'react';
import { isPassing, OpsError } from '../api.ts';
import { words } from '../messages/en.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon, type IconName } from './icons.tsx';

interface PlainStateProps {
  icon: IconName;
  title: string;
  text: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

export const PlainState = ({ icon, title, text, action }: PlainStateProps) => (
  <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
    <span className="text-muted">
      <Icon name={icon} />
    </span>
    <h2 className="text-heading">{title}</h2>
    <div className="max-w-[48ch] text-muted">{text}</div>
    {action}
  </div>
);

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <PlainState
    icon="search"
    title={words.noMatchTitle}
    text={words.noMatchText}
    action={<Button onClick={onClear}>{words.clearFilters}</Button>}
  />
);

/** No answer came, or a proxy or the gateway answered in the place of the service. */
export const isNotReached = (error: unknown): boolean =>
  error instanceof OpsError && [0, 502, 503].includes(error.status);

/** What the service said, and the request's id, by which an operator finds it in the logs. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div role="alert">
    <PlainState
      icon="warning"
      title={isNotReached(error) ? words.notReachedTitle : words.errorTitle}
      text={
        <>
          <p>{error instanceof Error ? error.message : String(error)}</p>
          {isPassing(error) && <p>{words.triedAgain}</p>}
          <RequestId error={error} />
        </>
      }
      action={<Button onClick={onRetry}>{words.retry}</Button>}
    />
  </div>
);

/** Where nothing can be shown before there is a connection. */
export const OfflineState = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <PlainState
      icon="offline"
      title={words.offlineTitle}
      text={words.offlineText}
      action={<Button onClick={onRetry}>{words.retry}</Button>}
    />
  </div>
);

function RequestId({ error }: { error: unknown }) {
  if (!(error instanceof OpsError) || error.requestId === null) return null;
  const id = error.requestId;
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-2">
      {words.requestId} <code className="font-mono break-all">{id}</code>
      <CopyButton text={id} />
    </p>
  );
}

/** Lines where text will be; what stands around them does not move when it comes. */
export const SkeletonLines = ({ count = 3 }: { count?: number }) => (
  <div className="flex flex-col gap-2" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="skeleton h-5" />
    ))}
  </div>
);

export const SkeletonRows = ({ count = 8 }: { count?: number }) => (
  <div className="card divide-y divide-border" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="flex h-[var(--row)] items-center px-3">
        <div className="skeleton h-4 w-full" />
      </div>
    ))}
  </div>
);
