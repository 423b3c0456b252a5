import { readFile } from 'node:fs/promises';
import { findExistingHome } from './find-home.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './options.ts';
import { findRunningServer } from './running-server.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { addressOf } from './superuser.ts';

/**
 * The server of a data folder for a program beside the service: the one that runs, which goes on
 * when the visit ends, or else one that is started for it.
 * @throws {EmbeddedPostgresError} when there is no database; the folder is not made.
 */
export async function visitEmbeddedPostgres({
  dataDir: given,
  database = 'workspace_ops',
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'database'>): Promise<
  Pick<EmbeddedPostgres, 'url' | 'stop'>
> {
  const { dataDir, home } = await findExistingHome(given);
  const running = await findRunningServer(home.cluster);
  if (running?.ready !== true) return startEmbeddedPostgres({ dataDir, database });
  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  return { url: addressOf({ port: running.port, password, database }), stop: async () => {} };
}
