import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimServer } from './claim-server.ts';
import { DataFolderInUseError } from './errors.ts';
import { ignoring } from './file-errors.ts';
import { readPointer } from './find-home.ts';
import { homeIn, originFile, type Home } from './home.ts';
import type { ServerContext } from './initialise-home.ts';
import { findRunningServer } from './running-server.ts';
import { stopServer } from './stop-server.ts';

/**
 * Stops the servers that a data folder of this path left behind when it was deleted. Their files
 * stay and are told of, since the folder may only have been out of sight, as an unmounted disk is.
 */
export async function retireOrphans(
  dataDir: string,
  staging: string,
  context: ServerContext,
): Promise<void> {
  const names = (await readdir(staging)).filter((name) => name.startsWith('data-'));
  for (const home of names.map((name) => homeIn(join(staging, name)))) {
    const origin = await readFile(originFile(home), 'utf8').catch(ignoring('ENOENT'));
    if (origin?.trim() === dataDir) await retire(dataDir, home, context);
  }
}

async function retire(dataDir: string, home: Home, context: ServerContext): Promise<void> {
  const server = await findRunningServer(home.cluster);
  // A server runs only after its home was pointed to: read later, the pointer is up to date.
  if ((await readPointer(dataDir)) === home.dir) return;
  if (server?.ready === true) await stopUnowned(dataDir, home, server, context);
  context.logger?.warn(
    { dataDir, folder: home.dir },
    'An earlier database of this data folder is kept. Delete the folder when it is not needed.',
  );
}

async function stopUnowned(
  dataDir: string,
  home: Home,
  server: { pid: number; port: number },
  context: ServerContext,
): Promise<void> {
  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  try {
    const claim = await claimServer({ dataDir, port: server.port, password });
    if (claim === undefined) return;
    await stopServer(home, server.pid, context);
    await claim.sql.end({ timeout: 0 });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
  }
}
