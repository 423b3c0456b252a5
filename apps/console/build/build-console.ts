import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { consoleConfig } from '../vite.config.ts';
import { compressFiles } from './compress-files.ts';
import { hashSources, stampFile } from './source-hash.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** Builds the console into the folder, in whose place it comes once it is whole. */
export async function buildConsole(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  try {
    const hash = await hashSources();
    await build({
      ...consoleConfig,
      // The configuration is read already; vite would write a copy of it beside the sources.
      configFile: false,
      logLevel: 'warn',
      build: { ...consoleConfig.build, outDir: made, emptyOutDir: true },
    });
    await writeServiceWorker(made, consoleConfig.base);
    await compressFiles(made);
    await writeFile(join(made, stampFile), hash);
    // Whoever serves it may be another user than who built it.
    await chmod(made, 0o755);
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
