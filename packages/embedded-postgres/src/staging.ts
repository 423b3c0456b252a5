import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isProcess } from './running-server.ts';

/** Where root keeps what the server's account must reach: the lasting place first. */
const candidates = (): string[] => ['/var/lib/workspace-ops', join(tmpdir(), 'workspace-ops')];

/** @throws {EmbeddedPostgresError} when the account can enter no folder of root's own. */
export async function stagingFolder(account: Account): Promise<string> {
  for (const folder of candidates()) {
    if ((await prepare(folder)) && (await canEnter(account, folder))) return folder;
  }
  throw new EmbeddedPostgresError(
    `The account that runs PostgreSQL (uid ${account.uid}) can enter none of ${candidates().join(', ')}. Choose a data folder that it can reach, or set DATABASE_URL.`,
  );
}

/** A folder somebody else made or can write to is refused: programs will be run from it. */
async function prepare(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true });
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) return false;
    await chmod(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}

const prefix = '.draft-';

/** A folder name for files in the making: names the process that makes them. */
export const stagingName = (): string => `${prefix}${process.pid}-${randomUUID()}`;

/** Deletes what starts left in the parent folder that were killed before their files were whole. */
export async function removeStaleStagingDirs(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!(await isProcess(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
}
