import { chmod, glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { consoleConfig } from '../vite.config.ts';
import { hashSources, stampFile } from './source-hash.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One below the highest, which takes three times as long for one hundredth of the size. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

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

/** Writes `.br` and `.gz` beside every text of the folder. */
async function compressFiles(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{js,css,html,svg,webmanifest}', { cwd: folder }));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    toBrotli(content, brotliOptions),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}
