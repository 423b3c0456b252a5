import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apps, isFileLayer, layers } from '../oxlint.boundaries.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
let tree: string;

/** The messages that the project's own lint rules give a file of this text at this place. */
const lint = (path: string, text: string): Promise<string> => lintFiles([[path, text]]);

/** The same of several files, in lines that begin with a file's path. */
async function lintFiles(files: readonly (readonly [path: string, text: string])[]) {
  for (const [path, text] of files) {
    const file = join(tree, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const paths = files.map(([path]) => path);
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const options = ['--format=unix', '-c', join(tree, 'oxlint.config.ts')];
  try {
    const { stdout } = await run(oxlint, [...options, ...paths], { cwd: tree });
    return stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'boundaries-'));
  // The paths of a configuration are relative to its folder.
  const config = `export { default } from '${pathToFileURL(join(root, 'oxlint.config.ts')).href}';`;
  await writeFile(join(tree, 'oxlint.config.ts'), config);
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
});

afterAll(() => rm(tree, { recursive: true, force: true }));

const use = (what: string, from: string) => `${what} { X } from '${from}';\nexport type Y = X;\n`;

describe('the boundary rules', () => {
  it('let an app import the type of another router, and nothing else of it', async () => {
    const fine = await lint(
      'apps/audit/src/a.ts',
      use('import type', '@workspace-ops/workflow/router'),
    );
    expect(fine).not.toContain('no-restricted-imports');
    const value = `import { X } from '@workspace-ops/workflow/router';\nexport const y = X;\n`;
    expect(await lint('apps/audit/src/b.ts', value)).toContain('no-restricted-imports');
    const service = use('import type', '@workspace-ops/workflow/service');
    expect(await lint('apps/audit/src/c.ts', service)).toContain('no-restricted-imports');
  });

  it('let the standalone app import every service', async () => {
    const text = `import { X } from '@workspace-ops/workflow/service';\nexport const y = X;\n`;
    expect(await lint('apps/standalone/src/a.ts', text)).not.toContain('no-restricted-imports');
  });

  it('let the gateway’s stand-ins import the routers of services, and nothing else of them', async () => {
    const file = 'apps/gateway/src/test-support/stand-in-services.ts';
    const value = (part: string) =>
      `import { X } from '@workspace-ops/workflow/${part}';\nexport const y = X;\n`;
    expect(await lint(file, value('router'))).not.toContain('no-restricted-imports');
    expect(await lint(file, value('service'))).toContain('no-restricted-imports');
  });

  it('keep the contracts free of everything of ours', async () => {
    const text = use('import type', '@workspace-ops/service-kit');
    expect(await lint('packages/contracts/src/a.ts', text)).toContain('no-restricted-imports');
  });

  it('keep drizzle out of the gateway and of the packages that own no tables', async () => {
    const text = `import { sql } from 'drizzle-orm';\nexport const y = sql;\n`;
    expect(await lint('apps/gateway/src/a.ts', text)).toContain('no-restricted-imports');
    expect(await lint('packages/rpc/src/a.ts', text)).toContain('no-restricted-imports');
    expect(await lint('apps/audit/src/d.ts', text)).not.toContain('no-restricted-imports');
  });

  it('refuse a circle of imports by value, and let types go round', async () => {
    const value = (from: string) => `import { X } from './${from}.ts';\nexport const y = X;\n`;
    const messages = await lintFiles([
      ['apps/audit/src/round-1.ts', value('round-2')],
      ['apps/audit/src/round-2.ts', value('round-1')],
      ['apps/audit/src/types-1.ts', value('types-2')],
      ['apps/audit/src/types-2.ts', use('import type', './types-1.ts')],
    ]);
    const refused = messages.split('\n').filter((line) => line.includes('no-cycle'));
    expect(refused.join()).toContain('round-1.ts');
    expect(refused.join()).not.toContain('types-');
  });

  it('know every app', async () => {
    expect(Object.keys(apps).toSorted()).toEqual((await readdir(join(root, 'apps'))).toSorted());
  });

  const members = Object.entries(layers);

  it.each(members)('know every folder and file of %s, tests aside', async (path, order) => {
    const found = await readdir(join(root, path, 'src'), { withFileTypes: true });
    const layered = found.filter(
      (entry) => entry.isDirectory() || (isFileLayer(entry.name) && !/\.test\./.test(entry.name)),
    );
    expect(layered.map(({ name }) => name).toSorted()).toEqual(order.toSorted());
  });

  it.each(members)('let a layer of %s import lower layers only', async (path, order) => {
    const fileIn = (layer: string, name: string) =>
      `${path}/src/${layer}${isFileLayer(layer) ? '' : `/${name}`}`;
    const importing = (from: string, to: string, name: string) => {
      const specifier = `${isFileLayer(from) ? './' : '../'}${to}${isFileLayer(to) ? '' : '/x.ts'}`;
      return [fileIn(from, name), use('import type', specifier)] as const;
    };
    const [low, high] = [order[0]!, order.at(-1)!];
    const [folder, higher] = order.filter((layer) => !isFileLayer(layer)) as [string, string];
    const upward = [importing(low, high, 'up-1.ts'), importing(folder, higher, 'up-2.ts')];
    const downward = [importing(high, low, 'down-1.ts'), importing(higher, folder, 'down-2.ts')];
    const messages = await lintFiles([...upward, ...downward]);
    const refused = messages.split('\n').filter((line) => line.includes('no-restricted-imports'));
    const expected = upward.map(([file]) => file);
    expect(new Set(refused.map((line) => line.split(':')[0]))).toEqual(new Set(expected));
  });
});
