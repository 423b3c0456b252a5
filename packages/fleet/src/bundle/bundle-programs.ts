import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Metafile, type OnLoadResult, type Plugin } from 'esbuild';
import { bundledFile } from './bundle-files.ts';

interface Bundling {
  /** The folder that the programs are named from. */
  root: string;
  /** The files to run, and what they load by its address. */
  programs: readonly string[];
  /** Where the bundle is written, without folders in it: a real path. */
  folder: string;
  /** Whether libraries are imported by their names, or from the places where they are now. */
  libraries: 'by-name' | 'by-place';
}

/**
 * Bundles programs with what they import of ours. Most libraries stay outside. What a source reads beside itself is
 * found by its way from the bundle, so that both may be moved together.
 * @returns the files that were read and written, from the root
 */
export async function bundlePrograms(bundling: Bundling): Promise<Metafile> {
  const { root, programs, folder, libraries } = bundling;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => ({
      in: program,
      out: relative(folder, bundledFile(folder, program, root)).replace(/\.mjs$/, ''),
    })),
    outdir: folder,
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
    plugins: [keepLibrariesOutside(libraries), keepPlaces(bundling)],
  });
  return metafile;
}

/** Libraries read files of their own beside them, and some are there once for all who import them. */
const keepLibrariesOutside = (libraries: Bundling['libraries']): Plugin => ({
  name: 'keep-libraries-outside',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === isFound || isBundled(path)) return undefined;
      if (path.startsWith('node:') || libraries === 'by-name') return { path, external: true };
      const found = await bundling.resolve(path, { kind, resolveDir, pluginData: isFound });
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: pathToFileURL(found.path).href, external: true };
    });
  },
});
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
const keepPlaces = ({ root, programs, folder }: Bundling): Plugin => ({
  name: 'keep-places',
  setup(bundling) {
    bundling.onLoad({ filter: /\.ts$/ }, async ({ path }): Promise<OnLoadResult | undefined> => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source.replaceAll(place, (all, name: string | undefined) => {
        if (name !== undefined) {
          const program = join(dirname(path), name);
          if (!programs.includes(program))
            throw new Error(`${path} names ${name}, which is no program.`);
          return toUrl(bundledFile(folder, program, root));
        }
        return all.endsWith('.url')
          ? `${toUrl(path)}.href`
          : `(import.meta.dirname + ${JSON.stringify(`/${relative(folder, dirname(path))}`)})`;
      });
      return { contents, loader: 'ts' };
    });
    const toUrl = (path: string): string => {
      const way = relative(folder, path).split('/').map(encodeURIComponent).join('/');
      return `new URL(${JSON.stringify(`./${way}`)}, import.meta.url)`;
    };
  },
});
const place =
  /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)|import\.meta\.(?:dirname|url)/g;
