import type { Timers } from '@workspace-ops/service-kit';
import type { StoredEvent } from './stored-events.ts';

export interface TailOptions {
  /** Everything up to here has been seen. */
  position: number;
  /** How many events are held in memory; who is slower reads the rest from the database. */
  capacity: number;
  /** Begins with what is stored after the position, rather than with what comes next. */
  isBehind?: boolean;
  readAfter: (position: number, limit: number) => Promise<StoredEvent[]>;
  /** There may be something to take, or nothing more to wait for. */
  onReady: () => void;
  onReadFailed: (error: unknown) => void;
  timers: Timers;
}

/** One follower's place in its workspace's events: each one once, in order, in bounded memory. */
export interface Tail {
  offer(event: StoredEvent): void;
  take(): StoredEvent | undefined;
  /** Whether there is nothing to take, now or from the database. */
  isEmpty(): boolean;
  close(): void;
}

const retryReadMs = 1_000;

export function createTail(options: TailOptions): Tail {
  const { capacity, readAfter, onReady, onReadFailed, timers } = options;
  let held: StoredEvent[] = [];
  let last = options.position;
  let isBehind = options.isBehind === true;
  let isReading = false;
  let isClosed = false;
  /** An event was offered while the stored ones were being read: the read may not have it. */
  let missed = false;

  const hold = (event: StoredEvent): void => {
    held.push(event);
    last = event.position;
  };

  /** Resolves true when nothing was stored yet, but something was offered meanwhile: once more. */
  const readOn = async (): Promise<boolean> => {
    missed = false;
    const events = isClosed ? [] : await readAfter(last, capacity);
    if (!isClosed) events.forEach(hold);
    isBehind = missed || events.length === capacity;
    return isBehind && held.length === 0;
  };

  const catchUp = async (): Promise<void> => {
    if (isReading || isClosed) return;
    isReading = true;
    try {
      while (await readOn());
    } catch (error) {
      onReadFailed(error);
      timers.after(retryReadMs, () => void catchUp());
    } finally {
      isReading = false;
    }
    if (!isClosed) onReady();
  };

  if (isBehind) void catchUp();
  return {
    offer(event) {
      if (isClosed || event.position <= last) return;
      if (isBehind || held.length >= capacity) {
        isBehind = true;
        missed = true;
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
