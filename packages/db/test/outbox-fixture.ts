import { AppError, createLogger } from '@workspace-ops/service-kit';
import { type SQL, sql } from 'drizzle-orm';
import { createDatabase } from '../src/database.ts';
import type { Database } from '../src/database-interface.ts';
import { serviceRole } from '../src/migrate-service.ts';
import type { Deliver } from '../src/outbox/relay-context.ts';
import { createRelay, type Relay, type RelayOptions } from '../src/outbox/relay.ts';
import { allWorkspaces } from '../src/scope.ts';
import { notesDatabase, outbox } from './notes-service.ts';

/** A process of the service: its own connections and its own relay. */
interface RelayProcess {
  database: Database;
  relay: Relay;
}

export type OutboxFixture = Awaited<ReturnType<typeof createOutboxFixture>>;

/** A service with an outbox, processes of it that hand over, and a sink that records what it got. */
export async function createOutboxFixture() {
  const fixture = await notesDatabase();
  const started: RelayProcess[] = [];
  const logged: { level: 'warn' | 'error'; details: object; message: string }[] = [];
  /** What the sink has been given: the messages of each call. */
  const calls: string[][] = [];
  const sinkBytes: number[] = [];

  const record = async (payloads: unknown[]): Promise<void> => {
    calls.push(payloads.map(readText));
    sinkBytes.push(JSON.stringify(payloads).length);
  };
  const log = (level: 'warn' | 'error') => (details: object, message: string) =>
    logged.push({ level, details, message });
  const logger = Object.assign(createLogger({ name: 'test', level: 'silent' }), {
    warn: log('warn'),
    error: log('error'),
  });
  const change = (statement: SQL) =>
    fixture.database.transaction(allWorkspaces, ({ db }) => db.execute(statement));
  const readRows = (where: SQL = sql`true`) =>
    fixture.database.read(allWorkspaces, ({ db }) =>
      db.execute(sql`select * from notes.outbox where ${where}`),
    );

  return {
    database: fixture.database,
    logged,
    calls,
    sinkBytes,
    record,
    taken: () => calls.flat(),
    readRows,
    change,
    isEmpty: async () => (await readRows()).length === 0,
    /** As if the writer had left the messages long ago. */
    age: () => change(sql`update notes.outbox set created_at = created_at - interval '3 s'`),
    startProcess(deliver: Deliver, options: Partial<RelayOptions> = {}): RelayProcess {
      const database = createDatabase({
        url: fixture.url,
        role: serviceRole('notes'),
        applicationName: 'notes',
        outbox,
      });
      const relay = createRelay({
        service: 'notes',
        database,
        outbox,
        destinations: { audit: deliver },
        logger,
        pollMs: 20,
        ...options,
      });
      relay.start();
      started.push({ database, relay });
      return { database, relay };
    },
    /** Refuses every batch that holds one of these, as a receiver does that validates its input. */
    refusing:
      (
        refused: readonly string[],
        error: () => Error = () => new AppError('invalid_input', 'Too odd.'),
      ): Deliver =>
      async (payloads) => {
        if (payloads.some((payload) => refused.includes(readText(payload)))) throw error();
        await record(payloads);
      },
    async close() {
      await Promise.all(started.map(({ relay }) => relay.stop()));
      await Promise.all(started.map(({ database }) => database.close()));
      await fixture.close();
    },
  };
}

const readText = (payload: unknown) => (payload as { message: string }).message;

export const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

/** One transaction with an audit message for each text. */
export const write = (
  database: Database,
  messages: readonly string[],
  details: object = {},
  workspaceId = 'ws_a',
) =>
  database.transaction(workspaceId, async (tx) => {
    for (const message of messages) {
      tx.audit({ agent: 'test', action: 'note.write', message, details: { ...details } });
    }
  });
