import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openScreens, screens, type Screen } from './screens.ts';

interface Route {
  path: string;
  /** The source of its page; empty where it only leads elsewhere. */
  page: string;
}

const folder = join(import.meta.dirname, '../../src');
const routeStart = /createRoute\(\{/;

/** The console's routes, as their sources say. */
async function readRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  for await (const file of glob('**/*{routes,-route}.ts', { cwd: folder })) {
    const source = await readFile(join(folder, file), 'utf8');
    for (const text of source.split(routeStart).slice(1)) {
      const path = /(?:path: |\bat\()'(\/[^']*)'/.exec(text)?.[1];
      const page = /import\('(\.[^']+-page\.tsx)'\)/.exec(text)?.[1];
      if (path === undefined) continue;
      routes.push({
        path: path.replace(/\$\w+/, '$'),
        page: page === undefined ? '' : await readFile(join(folder, dirname(file), page), 'utf8'),
      });
    }
  }
  return routes;
}

const withoutIds = (path: string): string => path.split('?')[0]!.replace(/\{\w+\}/, '$');
const byPath = (a: string, b: string): number => a.localeCompare(b);

test('no screen is left out, and none is there that has no route', async () => {
  const routes = (await readRoutes()).filter(({ page }) => page !== '');
  const visited = new Set([...screens.map(({ path }) => path), ...openScreens].map(withoutIds));
  expect([...visited].toSorted(byPath)).toEqual(routes.map(({ path }) => path).toSorted(byPath));
});

test('each screen that says that it is empty, or that its filter finds nothing, is visited so', async () => {
  const routes = await readRoutes();
  const listWith = (property: string): string[] =>
    routes
      .flatMap(({ path, page }) => (page.includes(`${property}=`) ? [path] : []))
      .toSorted(byPath);
  const listVisited = (isVisited: (screen: Screen) => boolean): string[] =>
    screens
      .filter(isVisited)
      .map(({ path }) => withoutIds(path))
      .toSorted(byPath);
  expect(listVisited(({ noMatch }) => noMatch !== null)).toEqual(listWith('onClearFilters'));
  expect(listVisited(({ empty }) => empty !== null)).toEqual(
    expect.arrayContaining(listWith('isEmpty')),
  );
});
