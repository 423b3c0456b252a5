import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findExistingDataDirectory, type DataDirectory } from '../data-directory.ts';
import { EmbeddedPostgresError } from '../errors.ts';
import { postgresRelease } from '../find-binaries.ts';
import { findRunningServer } from '../running-server.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFile, type Manifest, writeManifest } from './manifest.ts';

export interface BackUpOptions {
  /** Of a server that runs, or not. */
  dataDir: string;
  /** The folder to make; an empty one will do. */
  target: string;
  /** Further files to keep with the database, under their own names. */
  alongside?: readonly string[];
}

/**
 * Copies the server's files while it works, and what it writes meanwhile: the copy has all that was
 * committed before the end.
 * @throws {EmbeddedPostgresError} when there is no database, or the target is not empty.
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { dataDir, directory } = await findExistingDataDirectory(options.dataDir);
  await makeEmpty(options.target);
  if ((await findRunningServer(directory.cluster))?.ready === true)
    return copyAll(directory, options);
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    return await copyAll(directory, options);
  } finally {
    await server.stop();
  }
}

async function makeEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length === 0) return;
  throw new EmbeddedPostgresError(`${target} is not empty. Name a new folder for the backup.`);
}

async function copyAll(
  directory: DataDirectory,
  { target, alongside = [] }: BackUpOptions,
): Promise<Manifest> {
  const startedAt = new Date().toISOString();
  const files = [];
  for (const file of alongside) {
    const path = basename(file);
    files.push({ path, ...(await copyFile(file, join(target, path))) });
  }
  await mkdir(join(target, 'postgres'), { mode: 0o700 });
  const password = 'postgres/password';
  files.push({
    path: password,
    ...(await copyFile(directory.passwordFile, join(target, password))),
  });
  const cluster = await copyCluster(directory, target);
  const manifest: Manifest = {
    format: 1,
    postgres: await postgresRelease(),
    startedAt,
    endedAt: cluster.endedAt,
    folders: ['postgres', ...cluster.folders],
    files: [...files, ...cluster.files],
  };
  await writeManifest(target, manifest);
  return manifest;
}
