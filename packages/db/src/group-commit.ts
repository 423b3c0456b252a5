import { AppError, largeData, yieldToRequests } from '@workspace-ops/service-kit';
import type { SQL } from 'drizzle-orm';
import { databaseBusy } from './errors.ts';
import type { Message, Messages, StoredMessage } from './outbox/messages.ts';

/** What a transaction writes without asking anything: its messages become facts together with it. */
export interface Write extends Messages {
  readonly workspaceId: string;
  /**
   * Sends a statement without waiting for its result, in one packet with what is sent next. If it
   * fails, the transaction fails with its error.
   */
  readonly send: (statement: SQL) => void;
}

/** A write that waits for its commit. */
export interface PendingWrite {
  workspaceId: string;
  statements: SQL[];
  messages: Message[];
}

interface Waiter {
  write: PendingWrite;
  timer: NodeJS.Timeout;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** Writes that wait for one of the commits which they may travel with. */
interface Queue {
  readonly waiting: Set<Waiter>;
  /** How many one commit carries. */
  readonly mostWrites: number;
  underWay: number;
}

export interface GroupCommitOptions {
  /** Commits all of the writes or none. @returns their messages. */
  commit(writes: readonly PendingWrite[]): Promise<StoredMessage[]>;
  deliver(messages: StoredMessage[]): Promise<void>;
  /**
   * How many commits of small writes, and as many of large ones, are under way at a time: what comes
   * meanwhile travels together.
   */
  mostAtATime: number;
  /** How long a write waits for its turn before it is refused, and not done. */
  longestWaitMs: number;
}

/**
 * So that what one commit carries, and what is done again should it be refused, stays small. Without
 * groups, ingestions take PostgreSQL 1.4 times and this process 1.1 to 1.2 times the processor time,
 * with one workspace and with a hundred; mixed requests the same (November 2026).
 */
const mostWrites = 64;

/**
 * Commits small writes of many requests together, because a round trip and a commit cost more than most
 * writes. A write does not wait for others to arrive; those that arrive while commits are under way
 * are committed together once one of these ends. When a group is refused, each of its writes is
 * repeated on its own, so that a write fails only by its own fault. Why: docs/decisions/0003.
 * @returns adds a write; it resolves when committed and its messages are handed over.
 */
export function createGroupCommit(
  options: GroupCommitOptions,
): (write: PendingWrite) => Promise<void> {
  const small: Queue = { waiting: new Set(), mostWrites, underWay: 0 };
  const large: Queue = { waiting: new Set(), mostWrites: 1, underWay: 0 };
  let scheduled: NodeJS.Immediate | undefined;

  const begin = (): void => {
    scheduled = undefined;
    [small, large].forEach(beginQueue);
  };

  const beginQueue = (queue: Queue): void => {
    while (queue.underWay < options.mostAtATime && queue.waiting.size > 0) {
      const group = [...queue.waiting.values().take(queue.mostWrites)];
      for (const waiter of group) {
        queue.waiting.delete(waiter);
        clearTimeout(waiter.timer);
      }
      void commitGroup(queue, group);
    }
  };

  const commitGroup = async (queue: Queue, group: Waiter[]): Promise<void> => {
    queue.underWay += 1;
    // Writing 1 MB to a connection takes milliseconds.
    if (queue === large) await yieldToRequests();
    const [outcome] = await Promise.allSettled([options.commit(group.map(({ write }) => write))]);
    queue.underWay -= 1;
    beginQueue(queue);
    if (outcome.status === 'fulfilled') {
      if (outcome.value.length > 0) await options.deliver(outcome.value);
      group.forEach(({ resolve }) => resolve());
    } else if (group.length === 1 || isAway(outcome.reason)) {
      group.forEach(({ reject }) => reject(outcome.reason));
    } else {
      for (const waiter of group) await commitGroup(queue, [waiter]);
    }
  };

  return (write) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // A large write takes the database tens of times as long as a usual one: it is committed alone.
    const { waiting } = measureSize(write) > largeData ? large : small;
    const giveUp = (): void => {
      waiting.delete(waiter);
      reject(databaseBusy());
    };
    const waiter = { write, timer: setTimeout(giveUp, options.longestWaitMs), resolve, reject };
    waiting.add(waiter);
    // At the end of this turn of the event loop, with the others that came in it.
    scheduled ??= setImmediate(begin);
    return promise;
  };
}

/** The characters that a write sends: of its statements' parameters and its messages. */
const measureSize = ({ statements, messages }: PendingWrite): number =>
  [
    ...statements.flatMap(({ queryChunks }) => queryChunks),
    ...messages.map(({ json }) => json),
  ].reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);

/** It is unknown whether the transaction was committed, so that it must not be repeated. */
const isAway = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';
