import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConsoleFiles, type ConsoleFile, type ConsoleFiles } from './read-files.ts';

/** The file of a path below the console's; undefined where there is none, null before it is built. */
export type FindFile = (path: string) => Promise<ConsoleFile | undefined | null>;

const index = 'index.html';

/** A path whose last part has no extension is one of the application's own: the page itself. */
const isRoute = (path: string): boolean => !/\.[^/]*$/.test(path);

/**
 * The files of a built console, read once and again when it was built anew. Pages that were loaded before
 * still find their files of the build before.
 */
export function openConsoleFiles(folder: string): FindFile {
  let files: ConsoleFiles | null = null;
  let former: ConsoleFiles = new Map();
  let readAtMs = 0;
  let reading: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    const built = await stat(join(folder, '.built')).catch(ignoreMissing);
    if (built === null || built.mtimeMs === readAtMs) return;
    const next = await readConsoleFiles(folder).catch(ignoreMissing);
    if (next === null) return;
    former = files ?? former;
    files = next;
    readAtMs = built.mtimeMs;
  };
  return async (path) => {
    if (files === null || isRoute(path)) {
      await (reading ??= refresh().finally(() => (reading = undefined)));
    }
    if (files === null) return null;
    return files.get(isRoute(path) ? index : path) ?? findKept(former, path);
  };
}

const findKept = (files: ConsoleFiles, path: string): ConsoleFile | undefined => {
  const file = files.get(path);
  return file?.isImmutable === true ? file : undefined;
};

/** What is not built yet, or is replaced while it is read, is read at a later request. */
function ignoreMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
