import { readFile } from 'node:fs/promises';
import postgres, { type Options, type Sql } from 'postgres';
import type { DataDirectory } from './data-directory.ts';

export const superuser = 'workspace_ops';

export const superuserUrl = async (
  directory: DataDirectory,
  port: number,
  database: string,
): Promise<string> =>
  `postgres://${superuser}:${await readPassword(directory)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

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
