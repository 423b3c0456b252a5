import type { LoggedEvent } from '@workspace-ops/bus/events';
import type { Timers } from '@workspace-ops/service-kit';

export interface TailOptions {
  /** Everything up to here has been seen. */
  position: number;
  /** How many events are held in memory; who is slower reads the rest from the log. */
  capacity: number;
  /** Begins with what is stored after the position, at least up to this one. */
  behind?: number;
  readAfter: (position: number, limit: number) => Promise<LoggedEvent[]>;
  /** There may be something to take, or nothing more to wait for. */
  onReady: () => void;
  onReadFailed: (error: unknown) => void;
  timers: Timers;
}

/** One follower's place in its workspace's events: each one once, in order, in bounded memory. */
export interface Tail {
  offer(event: LoggedEvent): void;
  take(): LoggedEvent | undefined;
  /** Whether there is nothing to take, now or from the log. */
  isEmpty(): boolean;
  close(): void;
}

const retryReadMs = 1_000;
/** A read may be answered by a server that is behind another for a moment. */
const lateReadMs = 200;
/** What is not there after so many reads is kept no longer. */
const mostLateReads = 25;

export function createTail(options: TailOptions): Tail {
  const { capacity, readAfter, onReady, onReadFailed, timers } = options;
  let held: LoggedEvent[] = [];
  let last = options.position;
  let isBehind = options.behind !== undefined;
  let isReading = false;
  let isClosed = false;
  /** An event up to here is stored: a read that does not reach it may not have it yet. */
  let newest = options.behind ?? options.position;
  let lateReads = 0;

  const hold = (event: LoggedEvent): void => {
    held.push(event);
    last = event.position;
  };

  /** @returns whether there is something to take, or nothing more to read. */
  const read = async (): Promise<boolean> => {
    const events = await readAfter(last, capacity);
    if (isClosed) return true;
    events.forEach(hold);
    lateReads = events.length === 0 ? lateReads + 1 : 0;
    if (lateReads > mostLateReads) newest = last;
    isBehind = events.length === capacity || newest > last;
    return events.length > 0 || !isBehind;
  };

  /** @returns after which pause to read again, where that has to be. */
  const readOn = async (): Promise<number | undefined> => {
    try {
      // What is offered during the first read was not there yet when that began.
      return (await read()) || (await read()) ? undefined : lateReadMs;
    } catch (error) {
      onReadFailed(error);
      return retryReadMs;
    }
  };

  const catchUp = async (): Promise<void> => {
    if (isReading || isClosed) return;
    isReading = true;
    const pauseMs = await readOn();
    if (pauseMs !== undefined) await new Promise<void>((resolve) => timers.after(pauseMs, resolve));
    isReading = false;
    if (isBehind && held.length === 0) return catchUp();
    if (!isClosed) onReady();
  };

  if (isBehind) void catchUp();
  return {
    offer(event) {
      if (isClosed || event.position <= last) return;
      newest = event.position;
      lateReads = 0;
      if (isBehind || held.length >= capacity) {
        isBehind = true;
        return;
      }
      hold(event);
      onReady();
    },
    take() {
      const event = held.shift();
      if (isBehind && held.length === 0) void catchUp();
      return event;
    },
    isEmpty: () => held.length === 0 && !isBehind,
    close() {
      isClosed = true;
      held = [];
    },
  };
}
