import { readFile } from 'node:fs/promises';
import postgres, { type Options, type Sql } from 'postgres';
import type { DataDirectory } from './data-directory.ts';
import type { EmbeddedPostgres } from './options.ts';
import type { RunningServer } from './running-server.ts';

export const superuser = 'workspace_ops';

/** The addresses of a server's database, of the superuser. */
export async function superuserUrls(
  directory: DataDirectory,
  { port, socketFolder }: Pick<RunningServer, 'port' | 'socketFolder'>,
  database: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'socketUrl'>> {
  const password = await readPassword(directory);
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const socketUrl =
    socketFolder === undefined ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
  return { url, socketUrl };
}

/** One session of the superuser. What it took, as a lock or a backup, ends with it: it is not renewed. */
export const connectSuperuser = (
  address: { port: number; password: string },
  options: Options<Record<string, never>>,
): Sql =>
  postgres({
    host: '127.0.0.1',
    port: address.port,
    user: superuser,
    password: address.password,
    database: 'postgres',
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => undefined,
    ...options,
  });

export const readPassword = async (directory: DataDirectory): Promise<string> =>
  (await readFile(directory.passwordFile, 'utf8')).trim();
