import postgres from 'postgres';

/** Drops every database of a run on a server that outlives it. */
export async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    const found = await sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${prefix})`;
    for (const { name } of found) await sql`drop database if exists ${sql(name)} with (force)`;
  } finally {
    await sql.end();
  }
}
