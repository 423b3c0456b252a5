import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { ignoring } from './errors.ts';
import { servesCluster } from './running-server.ts';

/** The longest path of a socket, in bytes, on the system that allows the least: macOS. */
const maxPathBytes = 103;

const longestPort = '65535';

const socketPath = (folder: string, port: string): string => join(folder, `.s.PGSQL.${port}`);

/**
 * The folder for a server's Unix-domain socket: that of its data, which only its account may enter.
 * Empty where the socket's path would be too long, and on systems without such.
 */
export function findSocketFolder(
  { dir }: DataDirectory,
  { hasSocket = process.platform !== 'win32' }: { hasSocket?: boolean },
): string {
  const fits = Buffer.byteLength(socketPath(dir, longestPort)) <= maxPathBytes;
  return hasSocket && fits ? dir : '';
}

/**
 * Deletes sockets that killed servers left, with their lock files: PostgreSQL takes such a lock for a
 * living server's where its process id is another program's by now.
 */
export async function removeStaleSockets({ dir, cluster }: DataDirectory): Promise<void> {
  const locks = (await readdir(dir)).filter((name) => /^\.s\.PGSQL\.\d+\.lock$/.test(name));
  for (const lock of locks) {
    const text = await readFile(join(dir, lock), 'utf8').catch(ignoring('ENOENT'));
    const pid = Number.parseInt(text ?? '', 10);
    // One that is empty is about to be written by another start.
    if (Number.isNaN(pid) || (await servesCluster(pid, cluster))) continue;
    await rm(join(dir, lock.slice(0, -'.lock'.length)), { force: true });
    await rm(join(dir, lock), { force: true });
  }
}
