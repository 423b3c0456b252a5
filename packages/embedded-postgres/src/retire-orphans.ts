import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimServer, newOwner } from './claim-server.ts';
import { type DataDirectory, dataDirectoryIn, originFile, readPointer } from './data-directory.ts';
import { DataFolderInUseError, ignoring } from './errors.ts';
import type { ServerContext } from './options.ts';
import { findRunningServer, stopServer } from './running-server.ts';
import { readPassword } from './superuser.ts';

/**
 * Stops the servers of deleted data folders of this path. Their files stay and are logged, since
 * the folder may only be out of sight, as an unmounted disk is.
 */
export async function retireOrphans(
  dataDir: string,
  staging: string,
  context: ServerContext,
): Promise<void> {
  const names = (await readdir(staging)).filter((name) => name.startsWith('data-'));
  for (const directory of names.map((name) => dataDirectoryIn(join(staging, name)))) {
    const origin = await readFile(originFile(directory), 'utf8').catch(ignoring('ENOENT'));
    if (origin?.trim() === dataDir) await retire(dataDir, directory, context);
  }
}

async function retire(
  dataDir: string,
  directory: DataDirectory,
  context: ServerContext,
): Promise<void> {
  const server = await findRunningServer(directory.cluster);
  // A server runs only after its data directory was pointed to: read later, the pointer is up to date.
  if ((await readPointer(dataDir)) === directory.dir) return;
  if (server?.ready === true) await stopUnowned(dataDir, directory, server, context);
  context.logger?.warn(
    { dataDir, folder: directory.dir },
    'An earlier database of this data folder is kept. Delete the folder when it is not needed.',
  );
}

async function stopUnowned(
  dataDir: string,
  directory: DataDirectory,
  server: { pid: number; port: number },
  context: ServerContext,
): Promise<void> {
  const password = await readPassword(directory);
  try {
    const claim = await claimServer({ dataDir, port: server.port, password, owner: newOwner() });
    if (claim === undefined) return;
    await stopServer(directory, server.pid, context);
    await claim.sql.end({ timeout: 0 });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
  }
}
