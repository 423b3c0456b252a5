import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  bundledFile,
  bundlesFolder,
  findBundle,
  manifestFile,
  projectFolder,
  readManifest,
  stamp,
} from './bundle-files.ts';
import { prepareBundle } from './import-program.ts';

let cache: string;
beforeEach(async () => void (cache = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterEach(() => rm(cache, { recursive: true, force: true }));

const runProgram = join(import.meta.dirname, 'run-program.ts');

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  return stdout + stderr;
}

/** A build takes seconds: one is for the tests that begin with a whole one, and the second of them breaks it. */
let whole: string;
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'bundle-'));
  await prepareBundle(whole);
});
afterAll(() => rm(whole, { recursive: true, force: true }));

it('bundles every program with the threads it starts, and runs it', async () => {
  const folder = findBundle(bundlesFolder(whole))!;
  const thread = 'apps/workflow/src/engine/compute-worker.ts';
  for (const program of ['apps/gateway/src/main.ts', 'apps/standalone/src/start.ts', thread])
    expect(existsSync(bundledFile(folder, join(projectFolder, program)))).toBe(true);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const address = `new URL("./${basename(bundledFile(folder, join(projectFolder, thread)))}"`;
  expect(texts.filter((text) => text.includes(address))).toHaveLength(1);

  const audit = join(projectFolder, 'apps/audit/src/main.ts');
  const bundled = await run([runProgram, audit], { NODE_COMPILE_CACHE: whole });
  const fromSource = await run([runProgram, audit], {});
  expect(fromSource).toContain('AUDIT_ANCHOR_KEY');
  expect(bundled).toBe(fromSource);
});

it('is made anew where a power failure emptied one of its files, or its manifest is none', async () => {
  const bundles = bundlesFolder(whole);
  const manifest = await readFile(manifestFile(bundles), 'utf8');
  const { folder: named } = JSON.parse(manifest) as { folder: string };
  const ofFolder = [
    JSON.stringify({ folder: named }),
    JSON.stringify({ folder: named, files: {} }),
  ];
  for (const broken of ['', 'null', '{}', '[1]', ...ofFolder, manifest.slice(0, -9)]) {
    await writeFile(manifestFile(bundles), broken);
    expect(findBundle(bundles), broken.slice(0, 9)).toBeUndefined();
  }
  await writeFile(manifestFile(bundles), manifest);
  const folder = findBundle(bundles)!;
  await truncate(bundledFile(folder, join(projectFolder, 'apps/standalone/src/start.ts')));
  expect(findBundle(bundles)).toBeUndefined();
});

it('is made anew where a source was written since, and the one before it is kept', async () => {
  const bundles = bundlesFolder(cache);
  const [oldest = '', former = ''] = ['1000-1', '2000-1'].map((name) => join(bundles, name));
  for (const folder of [oldest, former]) await mkdir(folder, { recursive: true });
  await writeFile(manifestFile(bundles), JSON.stringify({ folder: former, files: { none: '' } }));
  await prepareBundle(cache);
  expect(existsSync(findBundle(bundles)!)).toBe(true);
  expect([existsSync(oldest), existsSync(former)]).toEqual([false, true]);

  const read = Object.keys(readManifest(bundles)!.files);
  const source = read.find((path) => !path.includes('node_modules'))!;
  // Also where its time is set back, as by an archive that is unpacked.
  const { atime, mtime } = await stat(source);
  await utimes(source, atime, mtime);
  expect(findBundle(bundles)).toBeUndefined();
});

it('stays current where an installation elsewhere links to the same files of libraries', async () => {
  const { files } = readManifest(bundlesFolder(whole))!;
  const library = Object.keys(files).find((path) => path.includes('/.pnpm/zod@'))!;
  const elsewhere = await mkdtemp(join(projectFolder, 'node_modules/.cache/link-'));
  try {
    const { ctimeMs } = await stat(library);
    await link(library, join(elsewhere, 'file'));
    await expect.poll(async () => (await stat(library)).ctimeMs).toBeGreaterThan(ctimeMs);
    expect(stamp(library)).toBe(files[library]);
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

it('says why it could not be made, and leaves the start to the sources', async () => {
  const file = join(cache, 'file');
  await writeFile(file, '');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  await prepareBundle(file);
  expect(String(write.mock.calls[0]![0])).toMatch(/could not be bundled.*ENOTDIR/s);
});

it('names the sources’ lines in stack traces', async () => {
  const source = join(cache, 'fails.ts');
  const lines = ['interface Given {', '  name: string;', '}', ''];
  lines.push(
    'export function fail({ name }: Given): never {',
    '  throw new RangeError(name);',
    '}',
  );
  await writeFile(source, lines.join('\n'));
  const outfile = join(cache, 'bundled/fails.mjs');
  await build({ entryPoints: [source], outfile, format: 'esm', sourcemap: 'external' });
  const program = [
    `import { traceSources } from ${JSON.stringify(join(import.meta.dirname, 'trace-sources.ts'))};`,
    `import { fail } from ${JSON.stringify(outfile)};`,
    `traceSources(${JSON.stringify(join(cache, 'bundled'))});`,
    `try { fail({ name: 'too far' }); } catch (error) { console.log(error.stack); }`,
    `console.log({ get stack() { return new Error().stack; } }.stack.split('\\n')[1]);`,
  ];
  await writeFile(join(cache, 'run.mjs'), program.join('\n'));
  const [head, frame, ...others] = (await run([join(cache, 'run.mjs')], {})).trim().split('\n');
  expect(head).toBe('RangeError: too far');
  expect(frame).toBe(`    at fail (${source}:6:9)`);
  expect(others[0]).toContain('run.mjs:4:7');
  expect(others.at(-1)).toContain('run.mjs:5:');
});
