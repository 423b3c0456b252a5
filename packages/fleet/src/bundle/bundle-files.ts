import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/* Every process reads this before its program: it imports nothing else of ours. */

/** The project's folder. */
export const projectFolder = resolve(import.meta.dirname, '../../../..');

/** What is known of the bundle that is used. */
export interface Manifest {
  /** The folder with its files. */
  folder: string;
  /** The files that it was made of and its own, and the `stamp` of each: it is current while they are the same. */
  files: Record<string, string>;
}

/** Where bundles are kept, in the folder of what Node compiled. */
export const bundlesFolder = (compileCache: string): string =>
  join(resolve(compileCache), 'bundle');

export const manifestFile = (bundles: string): string => join(bundles, 'manifest.json');

/**
 * Another one whenever the file is written, moved or copied; undefined where there is none. Those of libraries are
 * links to pnpm's store, which an installation elsewhere on the machine adds to or removes: that changes their `ctime`.
 */
export function stamp(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const written = path.includes(libraries) ? `${found.mtimeMs} ${found.ino}` : found.ctimeMs;
  return `${written} ${found.size}`;
}

const libraries = join('/node_modules/.pnpm/');

/** Undefined where there is none that can be read: it is then made anew. */
export function readManifest(bundles: string): Manifest | undefined {
  try {
    const { folder, files } = JSON.parse(readFileSync(manifestFile(bundles), 'utf8')) as Manifest;
    // One of another release may name no files: it would always be current.
    return typeof folder === 'string' && Object.keys(files).length > 0
      ? { folder, files: { ...files } }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The folder of the bundle, where it is whole and that of the sources as they are now. */
export function findBundle(bundles: string): string | undefined {
  const manifest = readManifest(bundles);
  if (manifest === undefined) return undefined;
  const isCurrent = Object.entries(manifest.files).every(([path, made]) => stamp(path) === made);
  return isCurrent ? manifest.folder : undefined;
}

/** A program's file in a bundle's folder, which has no folders of its own. */
export const bundledFile = (folder: string, program: string, root = projectFolder): string =>
  join(folder, relative(root, program).replaceAll(/[\\/]/g, '-').replace(/\.ts$/, '.mjs'));
