import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledFile, bundlesFolder, findBundle } from './bundle-files.ts';
import { traceSources } from './trace-sources.ts';

/** Imports a program from the folder of a bundle, or from its source where there is none. */
export function importProgram(program: string, folder: string | undefined): Promise<unknown> {
  const source = resolve(program);
  if (folder === undefined) return import(pathToFileURL(source).href);
  traceSources(folder);
  return import(pathToFileURL(bundledFile(folder, source)).href);
}

/**
 * Bundles the programs where their sources have changed. What fails is said and stops nothing: they run from
 * their sources.
 * @param compileCache the folder of what Node compiled
 * @returns the folder of the bundle
 */
export async function prepareBundle(compileCache: string): Promise<string | undefined> {
  const bundles = bundlesFolder(compileCache);
  const found = findBundle(bundles);
  if (found !== undefined) return found;
  try {
    const { buildBundle } = await import('./build-bundle.ts');
    return await buildBundle(bundles);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The programs could not be bundled, and start more slowly from their sources: ${reason}\n`,
    );
    return undefined;
  }
}
