import { beforeAll, type EventLog, type LoggedEvent } from '@workspace-ops/bus/events';
import type { RequestContext, RawAnswer } from '@workspace-ops/rpc';
import type { Timers } from '@workspace-ops/service-kit';
import type { Feed } from './feed.ts';
import { createTail, type Tail, type TailOptions } from './tail.ts';

export interface StreamDependencies {
  feed: Feed;
  log: Pick<EventLog, 'read' | 'findPosition'>;
  timers: Timers;
  onReadFailed: TailOptions['onReadFailed'];
  /** Aborts when the service stops. */
  stopping: AbortSignal;
}

export interface EventStreamInput {
  /** The `Last-Event-ID` of a client that was connected before. */
  lastEventId?: string | undefined;
}

const heartbeatMs = 15_000;
const capacity = 100;
const eventId = /^evt_[0-9a-f]{32}$/;

/**
 * The workspace's live events as server-sent events: those after `lastEventId` of the last
 * 24 hours, then the new ones as they come. An id that is no longer known is older than
 * everything that is kept, so all of that follows.
 */
export async function streamEvents(
  deps: StreamDependencies,
  ctx: RequestContext,
  { lastEventId }: EventStreamInput,
): Promise<RawAnswer> {
  const { workspaceId } = ctx.caller;
  const resumesAt =
    lastEventId !== undefined && eventId.test(lastEventId)
      ? ((await deps.log.findPosition(workspaceId, lastEventId)) ?? beforeAll)
      : undefined;
  const over = AbortSignal.any([deps.stopping, ...(ctx.signal ? [ctx.signal] : [])]);
  const wakeUp = createWakeUp(deps.timers, over);
  const tail = await deps.feed.follow(workspaceId, (position) =>
    createTail({
      position: resumesAt ?? position,
      ...(resumesAt !== undefined && { behind: position }),
      capacity,
      readAfter: (after, limit) => deps.log.read({ workspaceId, after, limit }),
      onReady: wakeUp.wake,
      onReadFailed: deps.onReadFailed,
      timers: deps.timers,
    }),
  );
  const leave = (): void => {
    deps.feed.unfollow(workspaceId, tail);
    tail.close();
  };
  // A body that nobody ever reads has no end of its own.
  over.addEventListener('abort', leave);
  return {
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    body: writeEvents(tail, wakeUp, leave),
  };
}

async function* writeEvents(
  tail: Tail,
  wakeUp: WakeUp,
  leave: () => void,
): AsyncGenerator<string, void, undefined> {
  try {
    // Says at once that the stream is open, through proxies that wait for a first byte.
    yield ': connected\n\n';
    while (!wakeUp.isOver()) {
      const event = tail.take();
      if (event !== undefined) yield toMessage(event);
      else if ((await wakeUp.wait()) === 'late') yield ': heartbeat\n\n';
    }
  } finally {
    leave();
  }
}

const toMessage = (event: LoggedEvent): string =>
  `id: ${event.id}\nevent: ${event.event}\ndata: ${event.body}\n\n`;

interface WakeUp {
  wake: () => void;
  /** Until there may be an event, the stream is over, or it is time for a heartbeat (`late`). */
  wait(): Promise<'woken' | 'late'>;
  isOver(): boolean;
}

function createWakeUp(timers: Timers, over: AbortSignal): WakeUp {
  let next = Promise.withResolvers<'woken' | 'late'>();
  const wake = () => next.resolve('woken');
  over.addEventListener('abort', wake);
  return {
    wake,
    isOver: () => over.aborted,
    async wait() {
      const cancel = timers.after(heartbeatMs, () => next.resolve('late'));
      if (over.aborted) wake();
      const reason = await next.promise;
      cancel();
      next = Promise.withResolvers();
      return reason;
    },
  };
}
