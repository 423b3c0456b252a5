import { AppError } from '@workspace-ops/service-kit';
import type { SQL } from 'drizzle-orm';
import { databaseBusy } from './errors.ts';
import type { Message, Messages, StoredMessage } from './outbox/messages.ts';

/** What a transaction writes without asking anything: its messages become facts together with it. */
export interface Write extends Messages {
  readonly workspaceId: string;
  /**
   * Sends a statement whose result nobody needs, and does not wait for it: it travels with what
   * comes next. Should it fail, so does the transaction, with its error.
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

export interface GroupCommitOptions {
  /** All of the writes or none of them; gives back their messages. */
  commit(writes: readonly PendingWrite[]): Promise<StoredMessage[]>;
  handOver(messages: StoredMessage[]): Promise<void>;
  /** How many commits are under way at a time: what comes meanwhile travels together. */
  mostAtATime: number;
  /** How long a write waits for its turn before it is refused, and not done. */
  longestWaitMs: number;
}

/** So that what one commit carries, and what is done again should it be refused, stays small. */
const mostWrites = 64;

/**
 * Commits writes of many requests together, because a round trip and a commit cost more than most
 * writes. Nobody waits for others to come; who comes while commits are under way waits for one of
 * them to end, with all who came meanwhile. What is refused is done again one by one, so that
 * nobody hears of another one's fault.
 * @returns adds a write; it resolves when committed and its messages are handed over.
 */
export function createGroupCommit(
  options: GroupCommitOptions,
): (write: PendingWrite) => Promise<void> {
  const waiting = new Set<Waiter>();
  let underWay = 0;
  let scheduled: NodeJS.Immediate | undefined;

  const begin = (): void => {
    scheduled = undefined;
    while (underWay < options.mostAtATime && waiting.size > 0) {
      const group = [...waiting.values().take(mostWrites)];
      for (const waiter of group) {
        waiting.delete(waiter);
        clearTimeout(waiter.timer);
      }
      void commitGroup(group);
    }
  };

  const commitGroup = async (group: Waiter[]): Promise<void> => {
    underWay += 1;
    const [outcome] = await Promise.allSettled([options.commit(group.map(({ write }) => write))]);
    underWay -= 1;
    begin();
    if (outcome.status === 'fulfilled') {
      if (outcome.value.length > 0) await options.handOver(outcome.value);
      group.forEach(({ resolve }) => resolve());
    } else if (group.length === 1 || isAway(outcome.reason)) {
      group.forEach(({ reject }) => reject(outcome.reason));
    } else {
      for (const waiter of group) await commitGroup([waiter]);
    }
  };

  return (write) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
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

/** Nobody knows whether all was done, and what is done again must not be done twice. */
const isAway = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'unavailable';
