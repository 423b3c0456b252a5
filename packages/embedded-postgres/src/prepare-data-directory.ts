import { mkdir, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Account, canEnter, chooseAccount, runAs } from './account.ts';
import { createDataDirectory, moveDataDirectory } from './create-data-directory.ts';
import { findDataDirectory, type DataDirectory } from './data-directory.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { expectVersion } from './expect-version.ts';
import { findBinaries, stageBinaries } from './find-binaries.ts';
import type { ServerContext } from './options.ts';
import { findRunningServer } from './running-server.ts';

/** Makes the data folder when absent and gives its path without symbolic links. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(resolve(dataDir), { recursive: true });
    return await realpath(dataDir);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be made: ${(cause as Error).message}`,
      cause,
    );
  }
}

/** The data folder's data directory, made when absent, where the account that runs the server reaches it. */
export async function prepareDataDirectory(
  dataDir: string,
  options: Pick<ServerContext, 'durable' | 'logger'>,
): Promise<{ directory: DataDirectory; context: ServerContext }> {
  const installed = await findBinaries();
  const found = await findDataDirectory(dataDir);
  if (found !== undefined) await expectVersion(found, installed);
  const account = found === undefined ? await chooseAccount() : await findOwner(found);
  const context = { ...options, binaries: await stageBinaries(installed, account), account };
  if (found === undefined)
    return { directory: await createDataDirectory(dataDir, context), context };
  const directory = await reachable(dataDir, found, account);
  return { directory, context };
}

/** PostgreSQL runs as its files' owner and as nobody else. */
async function findOwner(directory: DataDirectory): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(directory.dir);
  if (uid !== 0) return { uid, gid };
  // Restored from a backup by root, the files are root's.
  const account = await chooseAccount();
  if (account !== undefined) {
    await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, directory.dir]);
  }
  return account;
}

async function reachable(
  dataDir: string,
  directory: DataDirectory,
  account: Account | undefined,
): Promise<DataDirectory> {
  if (account === undefined || (await canEnter(account, directory.cluster))) return directory;
  if ((await findRunningServer(directory.cluster)) !== undefined) return directory;
  return moveDataDirectory(dataDir, directory, account);
}
