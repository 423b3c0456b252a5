import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, waitFor, type TestDatabase } from '@workspace-ops/testkit';
import postgres, { type Sql } from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateService, type ServiceSchema } from './migrate-service.ts';

const first = `create table busy.one (n int); create table busy.two (n int)`;
const later = [
  'alter table busy.two add column added int',
  'alter table busy.one add column added int',
];

let database: TestDatabase;
let folder: string;
let service: ServiceSchema;
let sql: Sql;

/** Sets which migrations the folder has. */
async function release(migrations: readonly string[]): Promise<void> {
  const entries = migrations.map((_sql, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `000${idx}_step`,
    breakpoints: true,
  }));
  await mkdir(join(folder, 'meta'), { recursive: true });
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const { idx, tag } of entries) {
    await writeFile(join(folder, `${tag}.sql`), migrations[idx]!);
  }
}

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  service = { schema: 'busy', migrationsFolder: folder };
  sql = postgres(database.url, { max: 4, onnotice: () => undefined });
  await release([first]);
  await migrateService(database.url, service);
});

afterEach(async () => {
  await sql.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const countColumns = async (): Promise<number> => {
  const rows = await sql`select from information_schema.columns where column_name = 'added'`;
  return rows.length;
};

const untilItWaits = () =>
  waitFor(async () => {
    const rows = await sql`select from pg_stat_activity
      where application_name = 'migrate busy' and wait_event_type = 'Lock'`;
    return rows.length > 0;
  });

describe('a migration of tables that are in use', () => {
  it('steps back from a deadlock, and lets other transactions succeed', async () => {
    await release([first, later.join('--> statement-breakpoint\n')]);
    let migrated: Promise<void> | undefined;
    await sql.begin(async (tx) => {
      await tx`insert into busy.one values (1)`;
      migrated = migrateService(database.url, service);
      // It has the lock of the one table now, and waits for that of the other.
      await untilItWaits();
      await tx`insert into busy.two values (1)`;
    });
    await migrated;
    expect(await countColumns()).toBe(2);
  });

  it('does not keep others from a table while a long transaction reads it', async () => {
    await release([first, later[1]!]);
    const migrated = await sql.begin(async (tx) => {
      await tx`select from busy.one`;
      const migrating = migrateService(database.url, service);
      await untilItWaits();
      await sql.begin(async (other) => {
        await other`set local lock_timeout = '3s'`;
        await other`select from busy.one`;
      });
      return { migrating };
    });
    await migrated.migrating;
    expect(await countColumns()).toBe(1);
  });

  it('keeps the locks of one migration only as long as that one lasts', async () => {
    await release([first, ...later]);
    let migrated: Promise<void> | undefined;
    await sql.begin(async (tx) => {
      await tx`select from busy.one`;
      migrated = migrateService(database.url, service);
      await waitFor(async () => (await countColumns()) === 1);
    });
    await migrated;
    expect(await countColumns()).toBe(2);
    expect(await sql`select from busy.schema_migrations`).toHaveLength(3);
  });

  it('fails with what is wrong with a migration, and leaves nothing of it', async () => {
    await release([first, later[0]!, `${later[1]!};select from busy.absent`]);
    await expect(migrateService(database.url, service)).rejects.toThrow(/busy\.absent/);
    expect(await countColumns()).toBe(1);
  });
});
