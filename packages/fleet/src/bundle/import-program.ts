import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledFile, bundlesFolder, findBundle } from './bundle-files.ts';
import { traceSources } from './trace-sources.ts';

/**
 * Imports a program from the bundle of the sources as they are now, or from its source where there is none.
 * @param compileCache the folder of what Node compiled
 */
export function importProgram(program: string, compileCache: string): Promise<unknown> {
  const source = resolve(program);
  const folder = findBundle(bundlesFolder(compileCache));
  if (folder === undefined) return import(pathToFileURL(source).href);
  traceSources(folder);
  return import(pathToFileURL(bundledFile(folder, source)).href);
}

/**
 * Bundles the programs where their sources have changed. What fails is said and stops nothing: they run from
 * their sources.
 */
export async function prepareBundle(compileCache: string): Promise<void> {
  const bundles = bundlesFolder(compileCache);
  if (findBundle(bundles) !== undefined) return;
  try {
    const { buildBundle } = await import('./build-bundle.ts');
    await buildBundle(bundles);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The programs could not be bundled, and start more slowly from their sources: ${reason}\n`,
    );
  }
}
