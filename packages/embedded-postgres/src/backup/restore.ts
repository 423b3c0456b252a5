import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { localDataDirectory } from '../data-directory.ts';
import { EmbeddedPostgresError } from '../errors.ts';
import { readMajor, otherVersionHelp } from '../expect-version.ts';
import { postgresRelease } from '../find-binaries.ts';
import { type BackedUpFile, copyFile, type Manifest, readManifest } from './manifest.ts';

/** @throws {EmbeddedPostgresError} when a file is missing or is not as it was written. */
export async function verifyBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  for (const file of manifest.files) {
    const hash = createHash('sha256');
    try {
      await pipeline(createReadStream(join(backup, file.path)), hash);
    } catch (cause) {
      throw damaged(backup, file, cause);
    }
    if (hash.digest('hex') !== file.sha256) throw damaged(backup, file);
  }
  return manifest;
}

/**
 * Gives an empty data folder the backup's database; the next start replays its log.
 * @throws {EmbeddedPostgresError} when the folder is not empty, or the backup cannot be read.
 */
export async function restore(backup: string, dataDir: string): Promise<void> {
  const manifest = await readManifest(backup);
  await expectSameMajor(manifest);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(dataDir)).length > 0) {
    throw new EmbeddedPostgresError(`${dataDir} is not empty. Restore into a new folder.`);
  }
  const draft = join(dataDir, 'restoring');
  try {
    await copyBack(backup, draft, manifest);
    // With its folder the database is there, whole.
    await rename(join(draft, 'postgres'), localDataDirectory(dataDir).dir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function copyBack(backup: string, draft: string, manifest: Manifest): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  for (const folder of manifest.folders) await mkdir(join(draft, folder), { mode: 0o700 });
  for (const file of manifest.files) {
    if (dirname(file.path) === '.') continue;
    const copy = await copyFile(join(backup, file.path), join(draft, file.path));
    if (copy.sha256 !== file.sha256) throw damaged(backup, file);
  }
}

async function expectSameMajor(manifest: Manifest): Promise<void> {
  const [own, its] = [await postgresRelease(), manifest.postgres];
  const readMachine = (release: string): string => release.split('-').slice(-1)[0]!;
  if (readMajor(own) === readMajor(its) && readMachine(own) === readMachine(its)) return;
  throw new EmbeddedPostgresError(
    `The backup was made by PostgreSQL ${its} and cannot be read by ${own}. ${otherVersionHelp}`,
  );
}

const damaged = (backup: string, file: BackedUpFile, cause?: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The backup ${backup} is damaged: ${file.path} is not as it was.`,
    cause,
  );
