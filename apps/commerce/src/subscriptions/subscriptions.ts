import type { Database } from '@workspace-ops/db';
import { shareCallByKey, type Logger } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import { createHeldChanges } from './held-changes.ts';
import { recordChanges } from './record-changes.ts';
import {
  defaultStates,
  readStates,
  type SubscriptionChange,
  type SubscriptionStates,
  withChanges,
} from './subscription.ts';
import { createDatabaseBreaker, isUnavailable, whileAvailable } from './database-breaker.ts';

export interface SubscriptionsOptions {
  database: Database;
  logger: Logger;
  /** After so long a database that does not answer counts as away. */
  databaseTimeoutMs: number;
  /** How many changes are held in memory while the database is away. */
  maxHeldChanges: number;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

const maxRemembered = 10_000;
/** What is held is written in the background, where a slow database has more time. */
const heldBatch = 50;
const heldTimeoutMs = 15_000;
const failuresOfAnOutage = 3;
const pauseMs = 500;

/** The workspaces' subscriptions: in the database, and in memory while that is away. */
export function createSubscriptions(options: SubscriptionsOptions) {
  const { database, logger, databaseTimeoutMs } = options;
  const held = createHeldChanges(options.maxHeldChanges);
  const remembered = new LRUCache<string, SubscriptionStates>({ max: maxRemembered });
  const breaker = createDatabaseBreaker(failuresOfAnOutage, pauseMs);
  const share = shareCallByKey<void>();

  const write = async (
    workspaceId: string,
    changes: readonly SubscriptionChange[],
    { when, timeoutMs }: { when: 'now' | 'later'; timeoutMs: number },
  ): Promise<void> => {
    const givenUp = new AbortController();
    const stored = database.transaction(workspaceId, async (tx) => {
      await recordChanges(tx, changes, when);
      const states = await readStates(tx);
      // Held in memory by now, the changes must not come true a second time, after later ones.
      givenUp.signal.throwIfAborted();
      return states;
    });
    try {
      remembered.set(workspaceId, await whileAvailable(stored, timeoutMs));
    } finally {
      givenUp.abort();
    }
  };

  const writeAllHeldChanges = async (workspaceId: string): Promise<void> => {
    for (;;) {
      const changes = held.of(workspaceId).slice(0, heldBatch);
      if (changes.length === 0) return;
      await write(workspaceId, changes, { when: 'later', timeoutMs: heldTimeoutMs });
      held.release(workspaceId, changes);
    }
  };

  /** One writer at a time: two would write the same changes. */
  const writeHeldChanges = async (workspaceId: string): Promise<void> => {
    if (held.of(workspaceId).length > 0) {
      await share(workspaceId, () => writeAllHeldChanges(workspaceId));
    }
  };

  const readStored = async (workspaceId: string): Promise<SubscriptionStates> => {
    if (held.of(workspaceId).length > 0) {
      await whileAvailable(writeHeldChanges(workspaceId), databaseTimeoutMs);
    }
    const reading = database.read(workspaceId, readStates);
    const states = await whileAvailable(reading, databaseTimeoutMs);
    remembered.set(workspaceId, states);
    return withChanges(states, held.of(workspaceId));
  };

  const store = async (change: SubscriptionChange): Promise<void> => {
    await whileAvailable(writeHeldChanges(change.workspaceId), databaseTimeoutMs);
    await write(change.workspaceId, [change], { when: 'now', timeoutMs: databaseTimeoutMs });
  };

  /** While the database is away: the last states seen, with what was changed since. */
  const known = (workspaceId: string): SubscriptionStates =>
    withChanges(remembered.get(workspaceId) ?? defaultStates, held.of(workspaceId));

  return {
    async read(workspaceId: string): Promise<SubscriptionStates> {
      try {
        return await breaker(() => readStored(workspaceId));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        logger.debug({ err: error, workspaceId }, 'subscriptions are read from memory');
        return known(workspaceId);
      }
    },
    /** @throws {AppError} `unavailable` when the database is away and the memory is full. */
    async change(change: SubscriptionChange): Promise<'database' | 'memory'> {
      try {
        await breaker(() => store(change));
        return 'database';
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        held.hold(change);
        logger.warn({ err: error, workspaceId: change.workspaceId }, 'a change is held in memory');
        return 'memory';
      }
    },
    /** Writes what is held, if the database is back; waits for it so long at most. Never rejects. */
    async writeHeld(): Promise<void> {
      for (const workspaceId of held.workspaces()) {
        try {
          await whileAvailable(writeHeldChanges(workspaceId), databaseTimeoutMs);
        } catch (error) {
          logger.warn({ err: error, workspaceId }, 'held changes cannot be written yet');
          if (isUnavailable(error)) return;
        }
      }
    },
    heldCount: () => held.count(),
  };
}
