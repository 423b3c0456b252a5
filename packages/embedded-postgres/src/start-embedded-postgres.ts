import type { Sql } from 'postgres';
import { findExistingDataDirectory } from './data-directory.ts';
import { keepServer } from './keep-server.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './options.ts';
import { prepareDataFolder, prepareDataDirectory } from './prepare-data-directory.ts';
import { findRunningServer } from './running-server.ts';
import { superuserUrls } from './superuser.ts';

/**
 * Starts a PostgreSQL server on the data folder, or adopts one that a killed owner left running. It
 * listens on 127.0.0.1 and, where there are such, on a Unix-domain socket, and asks for a password.
 * @throws {DataFolderInUseError} when another living process owns the data folder.
 * @throws {EmbeddedPostgresError} when the server cannot be had, with what helps.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { database = 'workspace_ops', settings = {}, durable = true, logger } = options;
  const dataDir = await prepareDataFolder(options.dataDir);
  const { directory, context } = await prepareDataDirectory(dataDir, { durable, logger });
  const server = await keepServer({ ...context, dataDir, directory, settings });
  await createDatabase(server.first.claim.sql, database).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    ...(await superuserUrls(directory, server.first, database)),
    dataDir,
    dataDirectory: directory.dir,
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

/**
 * For a program beside the service: the server that runs, or else one that is started for it.
 * @throws {EmbeddedPostgresError} when there is no database; the folder is not made.
 */
export async function visitEmbeddedPostgres({
  dataDir: given,
  database = 'workspace_ops',
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'database'>): Promise<
  Pick<EmbeddedPostgres, 'url' | 'stop'>
> {
  const { dataDir, directory } = await findExistingDataDirectory(given);
  const running = await findRunningServer(directory.cluster);
  if (running?.ready !== true) return startEmbeddedPostgres({ dataDir, database });
  const { url } = await superuserUrls(directory, running, database);
  return { url, stop: async () => {} };
}
