import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../harness/test.ts';
import { fill, type Ids } from './fill.ts';
import { openScreens, screens } from './screens.ts';
import { visit } from './visit.ts';

const withIds = (screen: string, ids: Ids): string =>
  screen.replace(/\{(\w+)\}/, (_all, name: keyof Ids) => ids[name]);

test.describe.configure({ timeout: 120_000 });

test('every filled screen is accessible, in both themes', async ({ page, person }) => {
  const ids = await fill(person);
  const paths = screens.map((screen) => withIds(screen, ids));
  expect(await visit(page, paths)).toEqual([]);
});

test('no screen is left out', async () => {
  const folder = join(import.meta.dirname, '../../src');
  const files = await Array.fromAsync(glob('**/*{routes,-route}.ts', { cwd: folder }));
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const paths = sources.flatMap((source) =>
    [...source.matchAll(/(?:path: |\bat\()'(\/[^']+)'/g)].map(([, path]) => path!),
  );
  const visited = new Set(
    [...screens, ...openScreens].map((screen) => screen.split('?')[0]!.replace(/\{\w+\}/, '$')),
  );
  const left = paths
    .map((path) => path.replace(/\$\w+/, '$'))
    // That leads to the first of its sections.
    .filter((path) => !visited.has(path) && path !== '/settings');
  expect(left).toEqual([]);
});
