import { hash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '../service-worker/build.ts';

export const workerFile = 'service-worker.js';

/** Writes what was built above the built service worker, which thereby changes with every build. */
export async function writeServiceWorker(folder: string, base: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'));
  const names = await Array.fromAsync(glob('assets/*', { cwd: folder }));
  const build: Build = {
    integrity: `sha256-${hash('sha256', page, 'base64')}`,
    assets: names.toSorted().map((name) => `${base}${name}`),
  };
  const path = join(folder, workerFile);
  await writeFile(path, `const built=${JSON.stringify(build)};\n${await readFile(path, 'utf8')}`);
}
