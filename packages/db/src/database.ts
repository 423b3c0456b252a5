import { retry } from '@workspace-ops/service-kit';
import { sql, type SQL } from 'drizzle-orm';
import { databaseError, isConnectionLost, isConsequence, isRetryable } from './errors.ts';
import type { Database, DeliverCommitted } from './database-interface.ts';
import { createGroupCommit, type PendingWrite, type Write } from './group-commit.ts';
import { LeasePool } from './lease-pool.ts';
import { measurePools } from './measure-pools.ts';
import { insertMessages, type OutboxTable } from './outbox/insert-messages.ts';
import { collectMessages, type Message, type StoredMessage } from './outbox/messages.ts';
import { allWorkspaces, type Queries } from './scope.ts';
import { watchDisk } from './watch-disk.ts';
import { openSession } from './session.ts';

export interface DatabaseOptions {
  url: string;
  role?: string;
  applicationName: string;
  outbox?: OutboxTable;
  readConnections?: number;
  transactionConnections?: number;
  leaseTimeoutMs?: number;
  planLifetimeMs?: number;
}

const maxAttempts = 4;
const retryPauseMs = 10;
/** While one is blocked the other one works; the fewer they are, the more writes each commits. */
const groupCommits = 2;

/**
 * A service's database. Every transaction has a connection for itself while it lasts
 * (docs/decisions/0005). Reads and transactions have pools of their own, so that neither takes the
 * connections of the other.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { readConnections = 6, transactionConnections = 8, leaseTimeoutMs = 5_000 } = options;
  const { outbox } = options;
  const open = (count: number, readOnly: boolean) =>
    Array.from({ length: count }, () => openSession({ ...options, readOnly }));
  const readers = open(readConnections, false);
  const writers = open(transactionConnections, true);
  const readPool = new LeasePool(readers, leaseTimeoutMs);
  const writePool = new LeasePool(writers, leaseTimeoutMs);
  const store = async (db: Queries, messages: Message[]): Promise<StoredMessage[]> =>
    outbox === undefined ? [] : insertMessages(db, outbox, messages);
  const { noting, checkDisk } = watchDisk();
  let deliver: DeliverCommitted | undefined;

  /** One transaction, done again where it may be, with the messages that `list` gives at its end. */
  const commit = async <T>(
    workspaceId: string,
    list: () => Message[],
    work: (db: Queries, send: Write['send']) => Promise<T>,
  ): Promise<{ result: T; stored: StoredMessage[] }> => {
    let stored: StoredMessage[] = [];
    let sent: Promise<unknown>[] = [];
    const begin = (db: Queries): Promise<T> => {
      sent = [];
      return work(db, (statement) => {
        const answer = db.execute(statement).then(() => undefined);
        // It is seen to when the transaction fails, as it does then.
        answer.catch(() => undefined);
        sent.push(answer);
      });
    };
    const end = async (db: Queries): Promise<void> => {
      stored = await store(db, list());
    };
    const result = await withRetries(isRetryable, () =>
      writePool.use((session) =>
        noting(withReason(() => sent, session.transaction(workspaceId, begin, end))),
      ),
    );
    return { result, stored };
  };
  const commitWrites = async (writes: readonly PendingWrite[]): Promise<StoredMessage[]> => {
    const isOne = writes.length === 1;
    const list = (): Message[] => writes.flatMap(({ messages }) => messages);
    const { stored } = await commit(
      isOne ? writes[0]!.workspaceId : allWorkspaces,
      list,
      async (_, send) => {
        for (const { workspaceId, statements } of writes) {
          if (!isOne) send(setScope(workspaceId));
          statements.forEach(send);
        }
        if (!isOne) send(setScope(allWorkspaces));
      },
    );
    return stored;
  };
  const addWrite = createGroupCommit({
    commit: commitWrites,
    deliver: async (messages) => deliver?.(messages),
    mostAtATime: groupCommits,
    longestWaitMs: leaseTimeoutMs,
  });

  return {
    read: (workspaceId, work) =>
      withRetries(isConnectionLost, () =>
        readPool.use(
          (session) => session.read(workspaceId, work),
          (session) => session.isScopedTo(workspaceId),
        ),
      ),
    async transaction(workspaceId, work) {
      const messages = collectMessages(workspaceId);
      let effects: (() => void)[] = [];
      const afterCommit = (effect: () => void): void => void effects.push(effect);
      const { result, stored } = await commit(
        workspaceId,
        () => messages.list(),
        (db, send) => {
          messages.clear();
          effects = [];
          return work({ db, workspaceId, send, afterCommit, ...messages.port });
        },
      );
      effects.forEach((effect) => effect());
      if (stored.length > 0) await deliver?.(stored);
      return result;
    },
    async write(workspaceId, work) {
      const messages = collectMessages(workspaceId);
      const statements: SQL[] = [];
      const send = (statement: SQL): void => void statements.push(statement);
      const result = work({ workspaceId, send, ...messages.port });
      await addWrite({ workspaceId, statements, messages: messages.list() });
      return result;
    },
    onCommitted(given) {
      deliver = given;
    },
    async ping() {
      checkDisk();
      return readPool.use((session) => session.ping());
    },
    measure: measurePools(options.applicationName, {
      reads: () => readPool.usage,
      transactions: () => writePool.usage,
    }),
    async close(waitMs = 5_000) {
      await Promise.all([...readers, ...writers].map((session) => session.close(waitMs)));
    },
  };
}

const setScope = (workspaceId: string): SQL =>
  sql`select set_config('app.workspace_id', ${workspaceId}, true)`;

/** The work's outcome, with the error of a statement that was sent ahead as the reason of its failure. */
async function withReason<T>(sent: () => Promise<unknown>[], work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work]);
  if (outcome.status === 'fulfilled') return outcome.value;
  if (isConsequence(outcome.reason)) await Promise.all(sent());
  throw outcome.reason;
}

/** Does the work again, after a short pause, while it fails in a way that may pass. */
async function withRetries<T>(
  mayPass: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await retry(work, (error, failures) =>
      failures < maxAttempts && mayPass(error) ? retryPauseMs * failures : undefined,
    );
  } catch (error) {
    throw databaseError(error);
  }
}
