import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** All that the built files are made of; what is not used of it does no harm. */
const sources = [
  'apps/console/{src,styles,public,service-worker,build}/**/*.*',
  'apps/console/{index.html,package.json,tsconfig.json,vite.config.ts}',
  'packages/sdk/src/**/*.ts',
  'packages/contracts/src/*-names.ts',
  '{pnpm-lock.yaml,tsconfig.base.json}',
];

/** In a built folder: the hash of the sources that it was made of. */
export const stampFile = '.built';

/** One hash of all sources: what was built of the same one need not be built again. */
export async function hashSources(): Promise<string> {
  const paths = await Array.fromAsync(glob(sources, { cwd: root }));
  const own = paths.filter((path) => !path.endsWith('.test.ts')).toSorted();
  const contents = await Promise.all(own.map((path) => readFile(join(root, path))));
  const hash = createHash('sha256');
  for (const [index, path] of own.entries()) hash.update(`${path}\0`).update(contents[index]!);
  return hash.digest('hex');
}

/** Whether the folder holds the console as its sources are now. */
export async function isBuilt(folder: string): Promise<boolean> {
  const stamp = await readFile(join(folder, stampFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return stamp !== null && stamp === (await hashSources());
}
