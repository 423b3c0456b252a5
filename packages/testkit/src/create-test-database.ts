import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { inject } from 'vitest';

export interface TestDatabaseOptions {
  /** Prepares the database at the superuser's address; its connections must be closed when it resolves. */
  migrate?: (adminUrl: string) => Promise<void>;
  /** With it, `migrate` runs once a run for all that name the same template, and is cloned. */
  template?: string;
}

export interface TestDatabase {
  url: string;
  /** Deletes the database; rejects when a connection to it was left open, and says whose. */
  drop(): Promise<void>;
}

export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `${testRunPrefix()}_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(name);
  const { migrate, template } = options;
  await withAdmin(async (sql) => {
    if (migrate === undefined || template === undefined) {
      await sql`create database ${sql(name)}`;
      return;
    }
    const source = `${testRunPrefix()}_template_${template}`.slice(0, 63);
    await ensureTemplate(sql, source, () => migrate(databaseUrl(source)));
    await sql`create database ${sql(name)} template ${sql(source)} strategy file_copy`;
  });
  if (template === undefined) await migrate?.(url);
  return { url, drop: () => withAdmin((sql) => dropDatabase(sql, name)) };
}

async function dropDatabase(sql: Sql, name: string): Promise<void> {
  try {
    await expectNoConnections(sql, name);
  } finally {
    await sql`drop database if exists ${sql(name)} with (force)`;
  }
}

function databaseUrl(name: string): string {
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function withAdmin<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(testServerUrl(), {
    max: 1,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'testkit' },
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Makes the template once, however many test files ask for it at a time. One that accepts no
 * connections is finished, and cannot be in use when it is cloned.
 */
export async function ensureTemplate(
  sql: Sql,
  name: string,
  migrate: () => Promise<void>,
): Promise<void> {
  if (await isFinished(sql, name)) return;
  await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`;
  try {
    if (await isFinished(sql, name)) return;
    await sql`drop database if exists ${sql(name)} with (force)`;
    await sql`create database ${sql(name)}`;
    await migrate();
    await expectNoConnections(sql, name);
    await sql`alter database ${sql(name)} with allow_connections false`;
  } finally {
    await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`;
  }
}

async function isFinished(sql: Sql, name: string): Promise<boolean> {
  const found = await sql`
    select 1 from pg_database where datname = ${name} and not datallowconn`;
  return found.length > 0;
}

/** A connection that was closed properly needs a moment to end on the server, and more on a busy machine; one that was not stays. */
const gracePeriodMs = 10_000;

interface OpenConnection {
  application: string;
  state: string;
  /** Seconds. */
  since: number;
  /** `ClientRead` where the server waits for the client, which then did not close it. */
  wait: string;
  query: string;
}

/** @throws {Error} naming the connections to the database that were left open. */
export async function expectNoConnections(sql: Sql, database: string): Promise<void> {
  const deadline = performance.now() + gracePeriodMs;
  let open = await openConnections(sql, database);
  while (open.length > 0 && performance.now() < deadline) {
    await delay(10);
    open = await openConnections(sql, database);
  }
  if (open.length === 0) return;
  const list = open.map(
    ({ application, state, since, wait, query }) =>
      `  ${application || '(no name)'}, ${state} for ${since} s, waits for ${wait}: ${query}`,
  );
  throw new Error(
    `Connections to the test database are still open (close the pools first):\n${list.join('\n')}`,
  );
}

const openConnections = (sql: Sql, database: string): Promise<OpenConnection[]> => sql<
  OpenConnection[]
>`
  select application_name as application, coalesce(state, '') as state, query,
    extract(epoch from clock_timestamp() - state_change)::int as since, coalesce(wait_event, 'nothing') as wait
  from pg_stat_activity
  where datname = ${database} and backend_type = 'client backend'`;

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of the PostgreSQL server for tests. */
    testServerUrl: string;
    /** Begins the name of every database of this run. */
    testRunPrefix: string;
  }
}

/** The superuser's address of the run's PostgreSQL server, its maintenance database. */
export function testServerUrl(): string {
  const url = inject('testServerUrl');
  if (url !== undefined) return url;
  throw new Error('There is no test server: let vitest.config.ts export vitest.database.ts.');
}

export const testRunPrefix = (): string => inject('testRunPrefix');
