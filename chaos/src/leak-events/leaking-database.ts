import { setTimeout as delay } from 'node:timers/promises';
import {
  createDatabase,
  type Database,
  type DatabaseOptions,
  type Messages,
  type NewAuditEvent,
  type Transaction,
} from '@workspace-ops/db';
import { newId, unavailable } from '@workspace-ops/service-kit';

/**
 * Wide enough that a crash always finds some messages between the two transactions: most clients of the
 * load are in it at any time, also on a machine so slow that they write little.
 */
const betweenTransactionsMs = 1_000;

/**
 * A database with a fault that the harness must find: it stores messages in a transaction of their
 * own a moment after the one that they belong to, so that a crash in between loses them.
 */
export function createLeakingDatabase(options: DatabaseOptions): Database {
  const database = createDatabase(options);
  const storeLate = async (workspaceId: string, messages: HeldMessages): Promise<void> => {
    if (messages.isEmpty()) return;
    const startedAt = await database.transaction(workspaceId, readStart);
    await delay(betweenTransactionsMs);
    await database.transaction(workspaceId, async (tx) => {
      // However long the server takes to come back: what was lost must be found all the same.
      if ((await readStart(tx)) !== startedAt) throw unavailable('The database');
      messages.sendBy(tx);
    });
  };
  return {
    ...database,
    async transaction(workspaceId, work) {
      const messages = holdMessages();
      const result = await database.transaction(workspaceId, (tx) => {
        messages.clear();
        return work({ ...tx, ...messages.port });
      });
      await storeLate(workspaceId, messages);
      return result;
    },
    async write(workspaceId, work) {
      const messages = holdMessages();
      const result = await database.write(workspaceId, (write) =>
        work({ ...write, ...messages.port }),
      );
      await storeLate(workspaceId, messages);
      return result;
    },
  };
}

/** When the server was started: another time after a crash of it. */
async function readStart({ db }: Pick<Transaction, 'db'>): Promise<string> {
  const [row] = await db.execute<{ at: string }>('select pg_postmaster_start_time()::text as at');
  return row!.at;
}

interface HeldMessages {
  port: Messages;
  isEmpty(): boolean;
  clear(): void;
  sendBy(port: Messages): void;
}

/** Keeps the messages of a transaction for another one. */
function holdMessages(): HeldMessages {
  const held: ((port: Messages) => string)[] = [];
  const hold = (id: string, send: (port: Messages) => string): string => {
    held.push(send);
    return id;
  };
  return {
    isEmpty: () => held.length === 0,
    clear: () => void held.splice(0),
    sendBy: (port) => held.forEach((send) => send(port)),
    port: {
      audit(event) {
        const given: NewAuditEvent & { id: string } = { id: newId('aud'), ...event };
        return hold(given.id, (port) => port.audit(given));
      },
      publish(event) {
        const given = { id: newId('evt'), ...event };
        return hold(given.id, (port) => port.publish(given));
      },
      createRun: (run) => hold(run.runId, (port) => port.createRun(run)),
      reportContact: (report) => hold(newId('msg'), (port) => port.reportContact(report)),
      notify: (notice) => hold(newId('msg'), (port) => port.notify(notice)),
    },
  };
}
