import { createHash } from 'node:crypto';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, ignoring } from '../errors.ts';

export interface BackedUpFile {
  /** Relative to the backup, with slashes. */
  path: string;
  sizeBytes: number;
  sha256: string;
}

/** What a backup holds. It is written last: a folder without it is no whole backup. */
export interface Manifest {
  format: 1;
  /** The version and platform of the PostgreSQL that wrote the files. */
  postgres: string;
  startedAt: string;
  /** All that was committed before this moment is in the backup. */
  endedAt: string;
  folders: string[];
  files: BackedUpFile[];
}

const manifestFile = (backup: string): string => join(backup, 'manifest.json');

/** @throws {EmbeddedPostgresError} when the folder holds no whole backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(manifestFile(backup), 'utf8').catch(ignoring('ENOENT', 'ENOTDIR'));
  if (text === undefined) {
    throw new EmbeddedPostgresError(
      `${backup} holds no whole backup: it has no manifest.json, which is written last.`,
    );
  }
  const { checksum, ...manifest } = JSON.parse(text) as Manifest & { checksum: string };
  if (manifest.format === 1 && digestManifest(manifest) === checksum) return manifest;
  throw new EmbeddedPostgresError(
    `The manifest.json of ${backup} is damaged or of another version.`,
  );
}

export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ ...manifest, checksum: digestManifest(manifest) }, null, 1);
  await writeFile(manifestFile(backup), text, { mode: 0o600, flush: true });
}

const digestManifest = (manifest: Manifest): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Of what is read at a time. */
const leastBytes = 16_384;
const mostBytes = 1_048_576;

/** Copies a file, which may grow or shrink meanwhile, and has it on the disk when it resolves. */
export async function copyFile(from: string, to: string): Promise<Omit<BackedUpFile, 'path'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  await using source = await open(from, 'r');
  // Most of a cluster's thousand files are small, and as many large buffers are collected at great cost.
  const { size } = await source.stat();
  const buffer = Buffer.allocUnsafe(Math.min(Math.max(size, leastBytes), mostBytes));
  await using target = await open(to, 'wx', 0o600);
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await target.writeFile(chunk);
    sizeBytes += bytesRead;
  }
  await target.sync();
  return { sizeBytes, sha256: hash.digest('hex') };
}
