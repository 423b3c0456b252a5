import { randomBytes } from 'node:crypto';
import postgres, { type Sql } from 'postgres';
import { expectNoConnections } from './expect-no-connections.ts';
import { ensureTemplate } from './ensure-template.ts';
import { testRunPrefix, testServerUrl } from './test-run.ts';

export interface TestDatabaseOptions {
  /** Prepares the database at the superuser's address; its connections must be closed when it resolves. */
  migrate?: (adminUrl: string) => Promise<void>;
  /** With it, `migrate` runs once a run for all that name the same template, and is cloned. */
  template?: string;
}

export interface TestDatabase {
  /** The superuser's address of the database. */
  url: string;
  /** Deletes the database; rejects when a connection to it was left open, and says whose. */
  drop(): Promise<void>;
}

/** A database of the test file's own. */
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
