import { liveEventNames, type LiveEventName } from '@workspace-ops/contracts/event-names';

export type StreamStatus = 'connecting' | 'live' | 'reconnecting';

export interface ListenOptions {
  signal: AbortSignal;
  onEvent: (name: LiveEventName, data: Readonly<Record<string, unknown>>) => void;
  onStatus: (status: StreamStatus) => void;
  /** Which events were missed is not known: all that is shown may be stale. */
  onConnected: () => void;
  /** The answer was no stream: the session may have ended, with which the stream has. */
  onRefused: () => void;
}

/** A shorter interruption is not shown. */
const lostAfterMs = 5_000;
/** How long to wait after an answer that is no stream, which browsers do not try again. */
const retryMs = 3_000;

/** Holds the stream of live events until the signal aborts. */
export function listen({
  signal,
  onEvent,
  onStatus,
  onConnected,
  onRefused,
}: ListenOptions): Promise<void> {
  let source: EventSource;
  let lost: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  // The lock of the stream may be granted only after it was given up.
  if (signal.aborted) return Promise.resolve();
  const open = (): void => {
    source = new EventSource('/api/events');
    source.addEventListener('open', () => {
      clearTimeout(lost);
      lost = undefined;
      onStatus('live');
      onConnected();
    });
    source.addEventListener('error', () => {
      lost ??= setTimeout(() => onStatus('reconnecting'), lostAfterMs);
      if (source.readyState !== EventSource.CLOSED) return;
      onRefused();
      retry = setTimeout(open, retryMs);
    });
    for (const name of liveEventNames) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) =>
        onEvent(name, (JSON.parse(data) as { data: Record<string, unknown> }).data),
      );
    }
  };
  open();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source.close();
      clearTimeout(lost);
      clearTimeout(retry);
      resolve();
    });
  });
}
