import { readFile } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { keepServer } from './keep-server.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './options.ts';
import { prepareDataFolder, prepareHome } from './prepare-home.ts';
import { addressOf } from './superuser.ts';

/**
 * Starts a PostgreSQL server of its own on the data folder, or adopts the one that an owner
 * which was killed left running there. It listens on 127.0.0.1 only, and asks for a password.
 * @throws {DataFolderInUseError} when another living process owns the data folder.
 * @throws {EmbeddedPostgresError} when the server cannot be had, with what helps.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { database = 'workspace_ops', settings = {}, durable = true, logger } = options;
  const dataDir = await prepareDataFolder(options.dataDir);
  const { home, context } = await prepareHome(dataDir, { durable, logger });
  const server = await keepServer({ ...context, dataDir, home, settings });
  await createDatabase(server.first.claim.sql, database).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  return {
    url: addressOf({ port: server.first.port, password, database }),
    dataDir,
    home: home.dir,
    adopted: server.first.adopted,
    get serverPid() {
      return server.pid;
    },
    stop: () => server.stop(),
  };
}

async function createDatabase(sql: Sql, name: string): Promise<void> {
  const found = await sql`select 1 from pg_database where datname = ${name}`;
  if (found.length === 0) await sql`create database ${sql(name)}`;
}
