import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canEnter, runAs } from './account.ts';
import {
  findDataDirectory,
  type DataDirectory,
  dataDirectoryIn,
  localDataDirectory,
  originFile,
  pointerFile,
} from './data-directory.ts';
import { EmbeddedPostgresError, ignoring } from './errors.ts';
import type { ServerContext } from './options.ts';
import { retireOrphans } from './retire-orphans.ts';
import { stagingName, removeStaleStagingDirs, stagingFolder } from './staging.ts';
import { superuser } from './superuser.ts';

/**
 * Makes the data directory: inside the data folder, or in a place of root's where the server's
 * account cannot enter that. Of simultaneous first starts one stays.
 */
export async function createDataDirectory(
  dataDir: string,
  context: ServerContext,
): Promise<DataDirectory> {
  const { account } = context;
  if (account === undefined || (await canEnter(account, dataDir))) {
    await createLocal(dataDir, context);
  } else {
    await createStaged(dataDir, await stagingFolder(account), context);
  }
  const directory = await findDataDirectory(dataDir);
  if (directory !== undefined) return directory;
  throw new EmbeddedPostgresError(`The data folder ${dataDir} was deleted during the start.`);
}

async function createLocal(dataDir: string, context: ServerContext): Promise<void> {
  const draft = dataDirectoryIn(join(dataDir, stagingName()));
  await removeStaleStagingDirs(dataDir);
  try {
    await initialiseDataDirectory(draft, context);
    await rename(draft.dir, localDataDirectory(dataDir).dir).catch(
      ignoring('ENOTEMPTY', 'EEXIST', 'EPERM'),
    );
  } finally {
    await rm(draft.dir, { recursive: true, force: true });
  }
}

async function createStaged(
  dataDir: string,
  staging: string,
  context: ServerContext,
): Promise<void> {
  const draft = dataDirectoryIn(join(staging, stagingName()));
  const directory = dataDirectoryIn(join(staging, `data-${randomUUID()}`));
  await removeStaleStagingDirs(staging);
  let published = false;
  try {
    await initialiseDataDirectory(draft, context);
    await rename(draft.dir, directory.dir);
    published = await publishStaged(dataDir, directory);
    await retireOrphans(dataDir, staging, context);
  } finally {
    await rm(draft.dir, { recursive: true, force: true });
    if (!published) await rm(directory.dir, { recursive: true, force: true });
  }
}

/** Points the data folder to the data directory; false when another data directory was published before. */
export async function publishStaged(dataDir: string, directory: DataDirectory): Promise<boolean> {
  await writeFile(originFile(directory), dataDir, { flush: true });
  await chmod(originFile(directory), 0o600);
  const draft = join(dataDir, stagingName());
  await writeFile(draft, directory.dir, { flush: true });
  try {
    await link(draft, pointerFile(dataDir));
    return true;
  } catch (error) {
    ignoring('EEXIST')(error as NodeJS.ErrnoException);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Makes a new data directory with an empty cluster and a password of its own. */
async function initialiseDataDirectory(
  directory: DataDirectory,
  context: ServerContext,
): Promise<void> {
  const { account } = context;
  await mkdir(directory.dir, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(directory.passwordFile, password, { mode: 0o600, flush: true });
  if (account !== undefined) {
    await chown(directory.passwordFile, account.uid, account.gid);
    await chown(directory.dir, account.uid, account.gid);
  }
  await initialiseCluster(directory, context);
}

async function initialiseCluster(directory: DataDirectory, context: ServerContext): Promise<void> {
  const args = [
    `--pgdata=${directory.cluster}`,
    `--username=${superuser}`,
    `--pwfile=${directory.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(context.durable ? [] : ['--no-sync', '--wal-segsize=1']),
  ];
  try {
    await runAs(context.account, context.binaries.initdb, args);
  } catch (cause) {
    const detail = String((cause as { stderr?: string }).stderr ?? cause).trim();
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its files in ${directory.dir}: ${detail}`,
      cause,
    );
  }
}

/** Moves a data directory that the server's account can no longer reach; its server must not run. */
export async function moveDataDirectory(
  dataDir: string,
  directory: DataDirectory,
  account: Account,
): Promise<DataDirectory> {
  const target = dataDirectoryIn(join(await stagingFolder(account), `data-${randomUUID()}`));
  let published = false;
  try {
    await runAs(undefined, 'cp', ['-a', directory.dir, target.dir]);
    await runAs(undefined, 'sync', []);
    published = await publishStaged(dataDir, target);
  } finally {
    await rm(published ? directory.dir : target.dir, { recursive: true, force: true });
  }
  const moved = await findDataDirectory(dataDir);
  if (moved !== undefined) return moved;
  throw new EmbeddedPostgresError(`The data folder ${dataDir} was deleted during the start.`);
}
