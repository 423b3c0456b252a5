import { statSync } from 'node:fs';
import { glob, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OnLoadResult, type Plugin } from 'esbuild';
import {
  bundledFile,
  type Manifest,
  manifestFile,
  projectFolder,
  readManifest,
  stamp,
} from './bundle-files.ts';

/** The programs, and what they load by its address. */
const entries = [
  'apps/!(standalone|console)/src/main.ts',
  'apps/standalone/src/{start,migrate}.ts',
  'apps/*/src/**/compute-worker.ts',
  'packages/bus/src/nats/event-log.ts',
];

/** What decides, besides the sources, to which files their imports lead. */
const resolving = ['node_modules/.pnpm/lock.yaml', '{apps,packages}/*/package.json'];

/**
 * Bundles the programs. A start then loads some fifty files in place of 1,900, without their types and comments;
 * most libraries are imported from where they are installed.
 * @param bundles the folder that keeps it and the one before it
 * @returns the folder of the bundle
 */
export async function buildBundle(bundles: string): Promise<string> {
  const folder = await makeFolder(bundles);
  const programs = await findFiles(entries);
  const startedAt = Date.now();
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: programs,
    outdir: folder,
    outbase: projectFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    // As Node resolves, which knows no files for bundlers.
    conditions: [],
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, target: 'esnext' } },
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [keepLibrariesOutside, keepPlaces(folder, new Set(programs))],
  });
  const read = [...toPaths(metafile.inputs), ...(await findFiles(resolving))];
  const written = toPaths(metafile.outputs);
  // A power failure must not leave a manifest of files that it emptied.
  await Promise.all(written.map(flush));
  const former = readManifest(bundles)?.folder;
  const files = Object.fromEntries([
    ...read.map((path) => [path, stampOf(path, startedAt)]),
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
  await mkdir(folder, { recursive: true });
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
const stampOf = (path: string, startedAt: number): string =>
  statSync(path).ctimeMs < startedAt ? stamp(path)! : '';

/** Libraries read files of their own beside them, and some are there once for all who import them. */
const keepLibrariesOutside: Plugin = {
  name: 'keep-libraries-outside',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === isFound || isBundled(path)) return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const found = await bundling.resolve(path, { kind, resolveDir, pluginData: isFound });
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
const isFound = Symbol('found');

/** Besides our own: libraries of many small modules, none of which reads a file. 0.4 s of a start's 2.7 s. */
const bundled = [
  '@workspace-ops',
  '@trpc/client',
  '@trpc/server',
  'cockatiel',
  'csv-parse',
  'csv-stringify',
  'drizzle-orm',
  'jose',
  'libphonenumber-js',
  'zod',
];
const isBundled = (path: string): boolean =>
  bundled.some((name) => path === name || path.startsWith(`${name}/`));

/**
 * A source finds its files where it is itself. The programs that it names by `new URL('…', import.meta.url)` are
 * those of the bundle.
 */
const keepPlaces = (folder: string, programs: ReadonlySet<string>): Plugin => ({
  name: 'keep-places',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }): Promise<OnLoadResult | undefined> => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source
        .replaceAll(namedProgram, (_, name: string) => {
          const program = join(dirname(path), name);
          if (!programs.has(program))
            throw new Error(`${path} names ${name}, which is no program.`);
          return `new URL(${quote(pathToFileURL(bundledFile(folder, program)).href)})`;
        })
        .replaceAll('import.meta.dirname', quote(dirname(path)))
        .replaceAll('import.meta.url', quote(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
});
const namedProgram = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;
const quote = (text: string): string => JSON.stringify(text);
