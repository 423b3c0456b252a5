import { pause } from '@workspace-ops/service-kit/retry';
import type { Calls } from '../calls.ts';
import { streamEvents } from '../events/stream-events.ts';

/** Live events come at once; polling finds changes whose event was lost. */
const lookMs = 15_000;

export interface RunWatch {
  /** Until the run may have changed since the last time. @throws the signal's reason. */
  next(): Promise<void>;
}

/** @param signal ends it. */
export function watchRun(
  calls: Calls,
  runId: string,
  { signal, pollMs }: { signal: AbortSignal; pollMs: number },
): RunWatch {
  let isLive = false;
  let change = Promise.withResolvers<void>();

  const listen = async () => {
    const onOpen = () => {
      isLive = true;
      change.resolve();
    };
    for await (const { data } of streamEvents(calls, { signal, onOpen })) {
      if ('runId' in data && data.runId === runId) change.resolve();
    }
  };
  // Without events, as where their number is limited, the run is asked for more often.
  listen().catch(() => {
    isLive = false;
    change.resolve();
  });

  return {
    async next() {
      const woken = new AbortController();
      const either = AbortSignal.any([signal, woken.signal]);
      const time = pause(isLive ? lookMs : pollMs, either).catch(() => signal.throwIfAborted());
      await Promise.race([change.promise, time]);
      woken.abort();
      signal.throwIfAborted();
      change = Promise.withResolvers();
    },
  };
}
