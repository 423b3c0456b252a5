import type { RequestHandler } from 'express';
import { answerPath, type Handlers, type Paths } from '../http/mount-path.ts';
import { pathsOf, type Route } from './route.ts';

/** Every path of the table with what answers the methods that its rows have. */
export function pathsOfTable(
  routes: readonly Route[],
  handle: (route: Route) => RequestHandler,
): Paths {
  const byPath = Map.groupBy(
    routes.flatMap((route) => pathsOf(route).map((path) => ({ path, route }))),
    ({ path }) => path,
  );
  return [...byPath].map(([path, entries]) => {
    const rows = entries.map(({ route }) => route);
    const handlers: Handlers = Object.fromEntries(rows.map((row) => [row.method, handle(row)]));
    return [path, answerPath(handlers, { routePath: path, errorBody: rows[0]?.errorBody })];
  });
}
