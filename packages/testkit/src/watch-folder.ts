import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ignoring, isAlive, throwawayParent } from '@workspace-ops/embedded-postgres';

/** Reads until the owner closes the pipe, which its death does too; then ends and deletes all. */
const script = `
cat >/dev/null
directory=$(cat "$1/postgres.location" 2>/dev/null) || directory=$1/postgres
pid=$(head -n 1 "$directory/cluster/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null
tries=0
while [ -e "$directory/cluster/postmaster.pid" ] && kill -0 "$pid" 2>/dev/null && [ $tries -lt 100 ]; do
  tries=$((tries + 1))
  sleep 0.1
done
rm -rf "$directory" "$1"
`;

/** A small process which, when this one ends, ends the folder's server and deletes its data. */
export function watchFolder(folder: string) {
  const child = spawn('/bin/sh', ['-c', script, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.unref();
  return {
    /** Ends the folder's server if it still runs, and deletes the folder. @throws {Error} if it stays. */
    async end(): Promise<void> {
      child.stdin.end();
      child.ref();
      const [code] = await ended;
      if (code !== 0) throw new Error(`Could not delete all of ${folder} (exit code ${code}).`);
    },
  };
}

/** Deletes an embedded database's data folder, wherever its files are; ends its server first. */
export const removeDatabase = (dataDir: string): Promise<void> => watchFolder(dataDir).end();

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
    (name) => name.startsWith(folderPrefix) && !isAlive(readOwner(name)),
  );
  await Promise.all(abandoned.map((name) => removeOwn(join(parent, name))));
}

async function removeOwn(folder: string): Promise<void> {
  const found = await stat(folder).catch(ignoring('ENOENT'));
  if (found?.uid === process.getuid?.()) await removeDatabase(folder);
}

const readOwner = (name: string): number => Number.parseInt(name.slice(folderPrefix.length), 10);
