import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, exists, ignoring } from './errors.ts';

/** The folder that holds one server's data, its superuser's password and its log. */
export interface DataDirectory {
  dir: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
}

export const dataDirectoryIn = (dir: string): DataDirectory => ({
  dir,
  cluster: join(dir, 'cluster'),
  passwordFile: join(dir, 'password'),
  logFile: join(dir, 'server.log'),
});

/** Inside a staged data directory: the data folder it belongs to. */
export const originFile = (directory: DataDirectory): string => join(directory.dir, 'origin');

/** Inside a data folder: its data directory, where the server's account can reach it. */
export const localDataDirectory = (dataDir: string): DataDirectory =>
  dataDirectoryIn(join(dataDir, 'postgres'));

/** Inside a data folder: names the data directory that is kept elsewhere. */
export const pointerFile = (dataDir: string): string => join(dataDir, 'postgres.location');

/**
 * The data folder's data directory, inside it or where its pointer says.
 * @throws {EmbeddedPostgresError} when the pointer's target is gone or is another folder's.
 */
export async function findDataDirectory(dataDir: string): Promise<DataDirectory | undefined> {
  const target = await readPointer(dataDir);
  if (target !== undefined) return followPointer(dataDir, target);
  const local = localDataDirectory(dataDir);
  if (!(await exists(local.dir))) return undefined;
  await expectOwn(local);
  return local;
}

/** @throws {EmbeddedPostgresError} where there is no database; nothing is made. */
export async function findExistingDataDirectory(
  given: string,
): Promise<{ dataDir: string; directory: DataDirectory }> {
  const dataDir = await realpath(given).catch(ignoring('ENOENT'));
  const directory = dataDir === undefined ? undefined : await findDataDirectory(dataDir);
  if (dataDir !== undefined && directory !== undefined) return { dataDir, directory };
  throw new EmbeddedPostgresError(`There is no database in the data folder ${given}.`);
}

/** Root acts for every owner; everybody else only for themselves. */
async function expectOwn(directory: DataDirectory): Promise<void> {
  const ownUid = process.getuid?.() ?? 0;
  const { uid } = await stat(directory.dir);
  if (ownUid === 0 || ownUid === uid) return;
  throw new EmbeddedPostgresError(
    `The database in ${directory.dir} belongs to another user (uid ${uid}).`,
  );
}

export const readPointer = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(pointerFile(dataDir), 'utf8').catch(ignoring('ENOENT', 'ENOTDIR')))?.trim();

async function followPointer(dataDir: string, target: string): Promise<DataDirectory> {
  const directory = dataDirectoryIn(target);
  if (!(await exists(directory.dir))) {
    throw new EmbeddedPostgresError(
      `The database of the data folder ${dataDir} was kept in ${target}, which is gone. Restore it, or delete the data folder to begin with an empty database.`,
    );
  }
  await expectOwn(directory);
  const origin = (await readFile(originFile(directory), 'utf8')).trim();
  if (origin === dataDir) return directory;
  if ((await readPointer(origin)) === target) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} is a copy of ${origin}, whose database is kept in ${target}. Delete ${pointerFile(dataDir)} to begin with an empty database.`,
    );
  }
  await writeFile(originFile(directory), dataDir, { flush: true });
  return directory;
}
