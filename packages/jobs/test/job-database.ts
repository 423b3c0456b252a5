import { openWakeups, type Wakeups } from '@workspace-ops/bus';
import { createLogger } from '@workspace-ops/service-kit';
import { createTestDatabase, type TestDatabase } from '@workspace-ops/testkit';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import { migrateJobs, type JobTransaction } from '../src/index.ts';

export const schema = 'workflow_jobs';
export const role = 'jobs_test_role';
export const logger = createLogger({ name: 'jobs', level: 'silent' });

export interface JobDatabase extends TestDatabase {
  /** As the superuser. */
  sql: Sql;
  db: ReturnType<typeof drizzle>;
  wakeups: Wakeups;
  /** Each statement is a transaction. */
  auto: JobTransaction;
  transaction<T>(work: (tx: JobTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A database with the job engine's schema, a service role, and a table for what jobs did. */
export async function createJobDatabase(): Promise<JobDatabase> {
  const database = await createTestDatabase({ migrate: prepare, template: 'jobs' });
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  const db = drizzle(postgres(database.url, { max: 4, connection: { role } }));
  const wakeups = openWakeups({
    databaseUrl: database.url,
    role,
    applicationName: 'jobs test wakeups',
    logger,
  });
  wakeups.start();
  return {
    ...database,
    sql,
    db,
    wakeups,
    auto: { db, afterCommit: (effect) => effect() },
    async transaction(work) {
      const effects: (() => void)[] = [];
      const afterCommit = (effect: () => void): void => void effects.push(effect);
      const result = await db.transaction((tx) => work({ db: tx, afterCommit }));
      effects.forEach((effect) => effect());
      return result;
    },
    async close() {
      await wakeups.stop();
      await Promise.all([sql.end(), db.$client.end()]);
      await database.drop();
    },
  };
}

async function prepare(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`
    do $$ begin
      create role ${role} nologin;
    exception when duplicate_object then null; end $$;
    create table done (
      id bigint generated always as identity, name text, worker_id text, attempt int,
      at timestamptz not null default clock_timestamp());
    grant all on done to ${role};`);
  await sql.end();
  await migrateJobs({ connectionString: url, schema, role, logger });
}
