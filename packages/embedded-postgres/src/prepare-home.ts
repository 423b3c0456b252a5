import { mkdir, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { canEnter, runAs, type Account } from './account.ts';
import { chooseAccount } from './choose-account.ts';
import { createHome } from './create-home.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findBinaries } from './find-binaries.ts';
import { findHome } from './find-home.ts';
import type { Home } from './home.ts';
import type { ServerContext } from './initialise-home.ts';
import { moveHome } from './move-home.ts';
import { findRunningServer } from './running-server.ts';
import { stageBinaries } from './stage-binaries.ts';

export interface PreparedHome {
  home: Home;
  context: ServerContext;
}

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

/** The data folder's home, made when absent, where the account that runs the server reaches it. */
export async function prepareHome(
  dataDir: string,
  options: Pick<ServerContext, 'durable' | 'logger'>,
): Promise<PreparedHome> {
  const installed = await findBinaries();
  const found = await findHome(dataDir);
  const account = found === undefined ? await chooseAccount() : await accountOf(found);
  const context = { ...options, binaries: await stageBinaries(installed, account), account };
  if (found === undefined) return { home: await createHome(dataDir, context), context };
  const home = await reachable(dataDir, found, account);
  return { home, context };
}

/** PostgreSQL runs as its files' owner and as nobody else. */
async function accountOf(home: Home): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(home.dir);
  if (uid !== 0) return { uid, gid };
  // Restored from a backup by root, the files are root's.
  const account = await chooseAccount();
  if (account !== undefined) {
    await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, home.dir]);
  }
  return account;
}

async function reachable(dataDir: string, home: Home, account: Account | undefined): Promise<Home> {
  if (account === undefined || (await canEnter(account, home.cluster))) return home;
  if ((await findRunningServer(home.cluster)) !== undefined) return home;
  return moveHome(dataDir, home, account);
}
