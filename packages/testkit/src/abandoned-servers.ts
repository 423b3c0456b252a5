import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoring, throwawayParent } from '@workspace-ops/embedded-postgres';
import { removeDatabase } from './watch-folder.ts';

/** Followed by the owner's process id and a random end. */
export const folderPrefix = 'workspace-ops-test-';

/** Ends and deletes what is left of runs that were killed together with their watcher. */
export async function removeAbandonedServers(): Promise<void> {
  // An earlier run may have found less memory, or more.
  await Promise.all([...new Set([tmpdir(), await throwawayParent()])].map(removeIn));
}

async function removeIn(parent: string): Promise<void> {
  const names = await readdir(parent);
  const abandoned = names.filter(
    (name) => name.startsWith(folderPrefix) && !isAlive(ownerOf(name)),
  );
  await Promise.all(abandoned.map((name) => removeOwn(join(parent, name))));
}

async function removeOwn(folder: string): Promise<void> {
  const found = await stat(folder).catch(ignoring('ENOENT'));
  if (found?.uid === process.getuid?.()) await removeDatabase(folder);
}

const ownerOf = (name: string): number => Number.parseInt(name.slice(folderPrefix.length), 10);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
