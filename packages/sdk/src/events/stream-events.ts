import { pause } from '@workspace-ops/service-kit/retry';
import type { Calls } from '../calls.ts';
import { computeDelayMs, isPassing } from '../http/retries.ts';
import { parseEvent, type LiveEvent } from './live-event.ts';
import { readMessages } from './read-messages.ts';

export interface EventsOptions {
  signal?: AbortSignal | undefined;
  /** To begin after that event, if it is of the last 24 hours. */
  lastEventId?: string | undefined;
  /** Called when the stream is open, and each time it is open again. */
  onOpen?: (() => void) | undefined;
  /** The connection counts as lost when nothing came for so long; 45,000 by default. */
  quietMs?: number | undefined;
}

/** Three heartbeats of the service. */
const defaultQuietMs = 45_000;
const longestDelayMs = 10_000;

/**
 * What happens in the workspace, as it happens. A lost connection is opened again, and continues after
 * the last event that came; an event may come twice, and then has the same id.
 * @throws {OpsError} when the service refuses the stream, as when the session has ended.
 */
export async function* streamEvents(
  calls: Calls,
  { signal, lastEventId, onOpen, quietMs = defaultQuietMs }: EventsOptions = {},
): AsyncGenerator<LiveEvent, void, undefined> {
  let last = lastEventId;
  for (let failures = 1; ; failures += 1) {
    const beganAt = performance.now();
    try {
      const header = last === undefined ? {} : { 'Last-Event-ID': last };
      const response = await calls.open('/api/events', { params: { header }, signal });
      onOpen?.();
      for await (const { id, data } of readMessages(response, quietMs)) {
        last = id;
        // Tests of callbacks are sent to callbacks alone.
        yield parseEvent(id!, data) as LiveEvent;
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    signal?.throwIfAborted();
    if (performance.now() - beganAt > longestDelayMs) failures = 1;
    await pause(computeDelayMs(failures, longestDelayMs), signal);
  }
}
