import { readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './errors.ts';
import { exists, ignoring } from './file-errors.ts';
import { homeIn, localHome, originFile, pointerFile, type Home } from './home.ts';

/**
 * The home that belongs to the data folder, inside it or where its pointer says.
 * @throws {EmbeddedPostgresError} when the pointer's target is gone or is another folder's.
 */
export async function findHome(dataDir: string): Promise<Home | undefined> {
  const target = await readPointer(dataDir);
  if (target !== undefined) return followPointer(dataDir, target);
  const local = localHome(dataDir);
  if (!(await exists(local.dir))) return undefined;
  await expectOwn(local);
  return local;
}

/** @throws {EmbeddedPostgresError} where there is no database; nothing is made. */
export async function findExistingHome(given: string): Promise<{ dataDir: string; home: Home }> {
  const dataDir = await realpath(given).catch(ignoring('ENOENT'));
  const home = dataDir === undefined ? undefined : await findHome(dataDir);
  if (dataDir !== undefined && home !== undefined) return { dataDir, home };
  throw new EmbeddedPostgresError(`There is no database in the data folder ${given}.`);
}

/** Root acts for every owner; everybody else only for themselves. */
async function expectOwn(home: Home): Promise<void> {
  const ownUid = process.getuid?.() ?? 0;
  const { uid } = await stat(home.dir);
  if (ownUid === 0 || ownUid === uid) return;
  throw new EmbeddedPostgresError(
    `The database in ${home.dir} belongs to another user (uid ${uid}).`,
  );
}

/** The path in the data folder's pointer file; undefined without one. */
export const readPointer = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(pointerFile(dataDir), 'utf8').catch(ignoring('ENOENT', 'ENOTDIR')))?.trim();

async function followPointer(dataDir: string, target: string): Promise<Home> {
  const home = homeIn(target);
  if (!(await exists(home.dir))) {
    throw new EmbeddedPostgresError(
      `The database of the data folder ${dataDir} was kept in ${target}, which is gone. Restore it, or delete the data folder to begin with an empty database.`,
    );
  }
  await expectOwn(home);
  const origin = (await readFile(originFile(home), 'utf8')).trim();
  if (origin === dataDir) return home;
  if ((await readPointer(origin)) === target) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} is a copy of ${origin}, whose database is kept in ${target}. Delete ${pointerFile(dataDir)} to begin with an empty database.`,
    );
  }
  await writeFile(originFile(home), dataDir, { flush: true });
  return home;
}
