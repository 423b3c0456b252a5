import postgres, { type Sql } from 'postgres';
import { RolledBackError, TransactionNotBegunError } from './errors.ts';
import type { PlanCache } from './plan-cache.ts';
import { ignoreRejection, type InFlightQueries, type Query } from './in-flight-queries.ts';

/** A transaction under way on a connection. */
interface Transaction {
  /** The connection's generation when it began. */
  generation: number;
  begun: Promise<void>;
  hasBegun: boolean;
  /**
   * The connection's generation when the `begin` was answered: the driver may have sent a held-back
   * transaction over the connection that replaced a lost one.
   */
  begunGeneration?: number;
  /** The next statement is the last one: the commit goes out right behind it. */
  isEnding: boolean;
  commit?: Query;
}

export interface Transactions {
  /**
   * Sends a statement, in the transaction that is under way if there is one.
   * @param isPlain whether nothing but the server can refuse it, so that a commit may follow it.
   */
  send(makeQuery: () => Query, isPlain: boolean): Query;
  run<T>(workspaceId: string, work: () => Promise<T>, last?: () => Promise<void>): Promise<T>;
}

/** A workspace id goes into a `begin` as text, so nothing but its own characters may pass. */
const scopePattern = /^(\*|[A-Za-z0-9_-]{1,64})$/;

/**
 * The transactions of one connection, one at a time. `begin` is sent back to back with the first
 * statement and the last statement with `commit`, which saves a round trip of each. The rules that make
 * this safe when the connection is lost are in docs/decisions/0005.
 */
export function openTransactions(
  client: Sql,
  { plans, inFlight }: { plans: PlanCache; inFlight: InFlightQueries },
): Transactions {
  let current: Transaction | undefined;

  const expectAlive = ({ generation }: Transaction): void => {
    if (generation === inFlight.generation()) return;
    throw Object.assign(new Error('The connection was lost under a transaction.'), {
      code: 'CONNECTION_CLOSED',
    });
  };

  const begin = (workspaceId: string): Transaction => {
    const discard = plans.areOld() ? `; ${plans.discard()}` : '';
    // One simple query, so one round trip, and never the setting without the transaction.
    const query = client.unsafe(
      `begin read write${discard}; select set_config('app.workspace_id', '${workspaceId}', true)`,
    );
    const transaction: Transaction = {
      generation: inFlight.generation(),
      hasBegun: false,
      isEnding: false,
      begun: inFlight.send(query.simple()).then(
        () => {
          transaction.hasBegun = true;
          transaction.begunGeneration = inFlight.generation();
        },
        (error: unknown) => {
          // The `begin` itself was done where what is behind it in the query was refused.
          if (leavesConnection(error)) transaction.begunGeneration = inFlight.generation();
          throw new TransactionNotBegunError(error);
        },
      ),
    };
    ignoreRejection(transaction.begun);
    return transaction;
  };

  const commit = async (transaction: Transaction, last?: () => Promise<void>): Promise<void> => {
    transaction.isEnding = true;
    await last?.();
    transaction.isEnding = false;
    expectAlive(transaction);
    transaction.commit ??= inFlight.send(client.unsafe('commit'));
    const { command } = await transaction.commit;
    // Without its begin, or on the connection that replaced a lost one, a commit succeeds and
    // commits nothing.
    await transaction.begun;
    expectAlive(transaction);
    if (command !== 'COMMIT') throw new RolledBackError();
  };

  const rollBack = async (transaction: Transaction): Promise<void> => {
    if (transaction.commit !== undefined) return;
    const [begun] = await Promise.allSettled([transaction.begun]);
    // The server rolls back what was under way on a connection that is lost.
    const isOpen = (): boolean => transaction.begunGeneration === inFlight.generation();
    if (isOpen()) {
      try {
        await inFlight.send(client.unsafe('rollback'));
      } catch (error) {
        if (isOpen()) throw error;
      }
    }
    if (begun.status === 'rejected') throw begun.reason;
  };

  return {
    send(makeQuery, isPlain) {
      if (current !== undefined) expectAlive(current);
      const query = inFlight.send(makeQuery());
      if (current?.isEnding === true && isPlain) {
        current.isEnding = false;
        current.commit = inFlight.send(client.unsafe('commit'));
      }
      return current === undefined || current.hasBegun ? query : hold(query, current.begun);
    },
    async run(workspaceId, work, last) {
      if (!scopePattern.test(workspaceId)) throw new Error(`"${workspaceId}" is no workspace id.`);
      const hasResponded = inFlight.hasResponded();
      const transaction = begin(workspaceId);
      current = transaction;
      try {
        if (!hasResponded) {
          await transaction.begun;
          // The connection was made, perhaps at the second attempt, while it began.
          transaction.generation = inFlight.generation();
        }
        const result = await work();
        await commit(transaction, last);
        return result;
      } catch (error) {
        await rollBack(transaction);
        // The commit was on its way already, so that all may be done although the answers are lost.
        const isUnknown = transaction.commit !== undefined;
        throw isUnknown && error instanceof TransactionNotBegunError ? error.cause : error;
      } finally {
        await inFlight.whenIdle();
        current = undefined;
      }
    },
  };
}

/** The query, whose result is delivered only after the transaction has begun. */
function hold(query: Query, begun: Promise<void>): Query {
  const result = begun.then(() => query);
  ignoreRejection(result);
  const values = (): Promise<unknown> => {
    void query.values();
    return result;
  };
  return Object.assign(result, { values }) as unknown as Query;
}

/** Whether the server refused a statement and goes on with the connection. */
function leavesConnection(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.severity === 'ERROR';
}
