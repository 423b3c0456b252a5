import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const kilobyte = 1_000;

let folder: string;
/** By a script's name: the scripts that load with it. */
let imports: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-budgets-'));
  // As `start` builds it: the tests' own NODE_ENV would bring React's development build.
  const { NODE_ENV: _own, ...env } = process.env;
  await run(process.execPath, [join(import.meta.dirname, 'main.ts'), join(folder, 'built')], {
    env,
  });
  const names = await Array.fromAsync(glob('*.js', { cwd: join(folder, 'built/assets') }));
  imports = new Map(
    await Promise.all(names.map(async (name) => [name, await readImports(name)] as const)),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const asset = (name: string): string => join(folder, 'built/assets', name);

async function readImports(name: string): Promise<string[]> {
  const code = await readFile(asset(name), 'utf8');
  return [...code.matchAll(/(?:from|import)["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, path]) => path!);
}

/** The scripts and all that load with them. */
function closure(names: Iterable<string>): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const other of imports.get(name)!) found.add(other);
  return found;
}

async function zippedSize(names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...names].map((name) => stat(asset(`${name}.gz`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / kilobyte;
}

async function readShell(): Promise<Set<string>> {
  const page = await readFile(join(folder, 'built/index.html'), 'utf8');
  return closure([...page.matchAll(/assets\/([^"]+\.js)"/g)].map(([, name]) => name!));
}

it('loads at most 116 KB of scripts before the first screen', async () => {
  expect(await zippedSize(await readShell())).toBeLessThanOrEqual(116);
});

it('loads at most 40 KB more for any screen', async () => {
  const shell = await readShell();
  const screens = [...imports.keys()].filter((name) => /-page-[^-]+\.js$/.test(name));
  expect(screens.length).toBeGreaterThan(15);
  const sizes = await Promise.all(
    screens.map(async (name) => ({
      name,
      kb: await zippedSize(closure([name]).difference(shell)),
    })),
  );
  expect(sizes.filter(({ kb }) => kb > 40)).toEqual([]);
});

it('loads at most 12 KB of styles, and no font', async () => {
  const names = await Array.fromAsync(glob('**/*', { cwd: join(folder, 'built') }));
  const styles = names.filter((name) => name.endsWith('.css.gz'));
  const sizes = await Promise.all(styles.map((name) => stat(join(folder, 'built', name))));
  const sum = sizes.reduce((all, { size }) => all + size, 0) / kilobyte;
  expect(sum).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(12);
  expect(names.filter((name) => /\.(woff2?|ttf|otf)$/.test(name))).toEqual([]);
});

it('keeps at most 400 KB in all for a later time, by a worker that imports nothing', async () => {
  const worker = await readFile(join(folder, 'built/service-worker.js'), 'utf8');
  const [, ...code] = worker.split('\n');
  expect(code.join('\n')).not.toMatch(/\b(import|export)\b/);
  const kept = /"assets":\[(.*?)\]/
    .exec(worker)![1]!
    .split(',')
    .map((path) => path.slice(1, -1));
  const names = await Array.fromAsync(glob('assets/*.{js,css}', { cwd: join(folder, 'built') }));
  expect(kept).toEqual(names.map((name) => `/console/${name}`).toSorted());
  const sizes = await Promise.all(
    kept.map((path) => stat(join(folder, 'built', `${path.slice(9)}.gz`))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0) / kilobyte).toBeLessThanOrEqual(400);
});
