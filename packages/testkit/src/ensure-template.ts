import type { Sql } from 'postgres';
import { expectNoConnections } from './expect-no-connections.ts';

/**
 * Makes the template database once, however many test files ask for it at the same time. One that
 * accepts no connections is finished: so it cannot be in use when it is cloned either.
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
