import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';
import type { ServiceSchema } from './migrate-service.ts';
import { untilUnlocked } from './until-unlocked.ts';

/** Where a schema keeps which migrations are applied. */
export const migrationTable = 'schema_migrations';

/**
 * Applies the migrations of the folder that the schema does not have. Each is a transaction, so that
 * no lock on a table of services at work is held for the sake of another migration.
 */
export async function applyPending(
  admin: Sql,
  { schema, migrationsFolder }: ServiceSchema,
): Promise<void> {
  await admin.unsafe(`create table if not exists ${schema}.${migrationTable} (
    id serial primary key, hash text not null, created_at bigint)`);
  const [last] = await admin.unsafe<{ created_at: string }[]>(
    `select created_at from ${schema}.${migrationTable} order by created_at desc limit 1`,
  );
  const lastMs = Number(last?.created_at ?? -1);
  const pending = readMigrationFiles({ migrationsFolder });
  for (const { sql, hash, folderMillis } of pending) {
    if (folderMillis <= lastMs) continue;
    await untilUnlocked(admin, () =>
      admin.begin(async (tx) => {
        for (const statement of sql) await tx.unsafe(statement);
        await tx.unsafe(
          `insert into ${schema}.${migrationTable} (hash, created_at) values ($1, $2)`,
          [hash, folderMillis],
        );
      }),
    );
  }
}
