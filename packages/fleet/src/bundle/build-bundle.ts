import { statSync } from 'node:fs';
import { glob, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Manifest, manifestFile, projectFolder, readManifest, stamp } from './bundle-files.ts';
import { bundlePrograms } from './bundle-programs.ts';

/** The programs, and what they load by its address. */
const entries = [
  'apps/!(standalone|console)/src/main.ts',
  'apps/standalone/src/{start,migrate}.ts',
  'apps/*/src/**/compute-worker.ts',
  'packages/bus/src/nats/event-log.ts',
];

/** What decides, besides the sources, to which files their imports lead, and how they are bundled. */
const resolving = [
  'node_modules/.pnpm/lock.yaml',
  '{apps,packages}/*/package.json',
  'packages/fleet/src/bundle/*.ts',
];

/**
 * Bundles the programs. A start then loads some fifty files in place of 1,900, without their types and comments;
 * most libraries are imported from where they are installed.
 * @param kept the folder that keeps it and the one before it
 * @returns the folder of the bundle
 */
export async function buildBundle(kept: string): Promise<string> {
  await mkdir(kept, { recursive: true });
  // Node reads the ways from its files off their real paths.
  const bundles = await realpath(kept);
  const folder = await makeFolder(bundles);
  const programs = await findFiles(entries);
  const startedAt = Date.now();
  const bundling = { root: projectFolder, programs, folder, libraries: 'by-place' } as const;
  const metafile = await bundlePrograms(bundling);
  const read = [...toPaths(metafile.inputs), ...(await findFiles(resolving))];
  const written = toPaths(metafile.outputs);
  // A power failure must not leave a manifest of files that it emptied.
  await Promise.all(written.map(flush));
  const former = readManifest(bundles)?.folder;
  const files = Object.fromEntries([
    ...read.map((path) => [path, readStamp(path, startedAt)]),
    ...written.map((path) => [path, stamp(path)!]),
  ]);
  const manifest: Manifest = { folder, files };
  // Whole, or not at all.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await rename(join(folder, 'manifest.json'), manifestFile(bundles));
  await removeOthers(bundles, [folder, former]);
  return folder;
}

const toPaths = (files: object): string[] =>
  Object.keys(files).map((path) => resolve(projectFolder, path));

async function flush(path: string): Promise<void> {
  await using file = await open(path);
  await file.datasync();
}

/** Its name begins with the time. */
async function makeFolder(bundles: string): Promise<string> {
  const folder = join(bundles, `${Date.now()}-${process.pid}`);
  await mkdir(folder);
  return folder;
}

const longestBuildMs = 10 * 60_000;

/** Processes may still load from the one before it; others may be made at this moment. */
async function removeOthers(bundles: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await readdir(bundles)) {
    const folder = join(bundles, name);
    const isOld = Number.parseInt(name) < Date.now() - longestBuildMs;
    if (isOld && !kept.includes(folder)) await rm(folder, { recursive: true, force: true });
  }
}

const findFiles = async (patterns: readonly string[]): Promise<string[]> =>
  (await Array.fromAsync(glob(patterns, { cwd: projectFolder }))).map((path) =>
    resolve(projectFolder, path),
  );

/** What changed since the build began was perhaps read before: it equals no stamp. */
const readStamp = (path: string, startedAt: number): string =>
  statSync(path).ctimeMs < startedAt ? stamp(path)! : '';
