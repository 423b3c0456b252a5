import {
  onlineManager,
  type QueryClient,
  type QueryKey,
  type RefetchOptions,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { meKey } from '../query-client.ts';
import { listen, type ListenOptions, type StreamStatus } from './listen.ts';
import { listStaleKeys } from './stale-keys.ts';

/** What one tab sends to the others. */
type Message =
  | { kind: 'stale'; keys: QueryKey[] }
  | { kind: 'refresh' }
  | { kind: 'status'; status: StreamStatus }
  | { kind: 'status-wanted' };

const flushMs = 150;
const pollMs = 15_000;

let status: StreamStatus = 'connecting';
const listeners = new Set<() => void>();

function setStatus(next: StreamStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `reconnecting` once the stream has been away for five seconds. */
export const useStreamStatus = (): StreamStatus => useSyncExternalStore(subscribe, () => status);

export type LiveListener = ListenOptions['onEvent'];

const eventListeners = new Set<LiveListener>();

/** Listens to the events themselves, which the tab that holds the stream has alone. @returns how to stop. */
export function onLiveEvent(listener: LiveListener): () => void {
  eventListeners.add(listener);
  return () => eventListeners.delete(listener);
}

/**
 * Has pages ask for nothing while their session ends: what they asked for would be refused. The queries
 * are as those of a browser that is offline, also those that begin meanwhile.
 */
export async function holdQueries(client: QueryClient): Promise<void> {
  onlineManager.setOnline(false);
  await client.cancelQueries();
}

/** Asks for what is shown again, after a session that did not end. */
export function resumeQueries(client: QueryClient): void {
  onlineManager.setOnline(navigator.onLine);
  refresh(client);
}

/**
 * Keeps what is shown current. One tab of the browser holds the stream, since a browser opens at most six
 * connections for all tabs of an origin; the others get its events over a channel. @returns how to stop.
 */
export function startLive(client: QueryClient): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel('console-live');
  const tell = (message: Message): void => {
    // The stream's last messages come after the channel was closed.
    if (stopped.signal.aborted) return;
    receive(message);
    channel.postMessage(message);
  };
  const stale = gather((keys) => tell({ kind: 'stale', keys }));
  let isLeader = false;
  function receive(message: Message): void {
    if (message.kind === 'stale') markStale(client, message.keys);
    else if (message.kind === 'refresh') refresh(client);
    else if (message.kind === 'status') setStatus(message.status);
    else if (isLeader) channel.postMessage({ kind: 'status', status });
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => receive(data));
  channel.postMessage({ kind: 'status-wanted' } satisfies Message);
  void lead(stopped.signal, () => {
    isLeader = true;
    return listen({
      signal: stopped.signal,
      onEvent: (name, data) => {
        stale.add(listStaleKeys(name, data));
        for (const listener of eventListeners) listener(name, data);
      },
      onStatus: (next) => tell({ kind: 'status', status: next }),
      onConnected: () => tell({ kind: 'refresh' }),
      onRefused: () => tell({ kind: 'stale', keys: [meKey] }),
    });
  });
  const poll = setInterval(() => {
    // A request that is under way already will be as recent.
    if (status === 'reconnecting' && !document.hidden) refresh(client, { cancelRefetch: false });
  }, pollMs);
  return () => {
    stopped.abort();
    stale.stop();
    clearInterval(poll);
    channel.close();
  };
}

/** Runs `listening` in one tab at a time; when that tab closes, in the next one. */
async function lead(signal: AbortSignal, listening: () => Promise<void>): Promise<void> {
  // Only secure contexts have locks: a console that is served over plain HTTP listens in each tab.
  const locks = navigator.locks as LockManager | undefined;
  try {
    if (locks === undefined) await listening();
    else await locks.request('console-live', { signal }, listening);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function refresh(client: QueryClient, options?: RefetchOptions): void {
  void client.invalidateQueries(undefined, options);
}

function markStale(client: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/** Hands on what was added together, each key once: a run makes a dozen events in a moment. */
function gather(onFlush: (keys: QueryKey[]) => void) {
  const keys = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    const gathered = [...keys.values()];
    keys.clear();
    onFlush(gathered);
  };
  return {
    add(added: readonly QueryKey[]): void {
      for (const key of added) keys.set(JSON.stringify(key), key);
      if (keys.size > 0) timer ??= setTimeout(flush, flushMs);
    },
    stop: () => clearTimeout(timer),
  };
}
