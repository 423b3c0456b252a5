import type { Express, RequestHandler } from 'express';
import { mountPath, type Handlers } from '../http/mount-path.ts';
import { pathsOf, type Route } from './route.ts';

/** Fixed paths before those with parameters, which would match them too. */
const parameterCount = (path: string): number => path.split(':').length - 1;

/** Mounts every path of the table with the methods that its rows have. */
export function mountTable(
  app: Express,
  routes: readonly Route[],
  handle: (route: Route) => RequestHandler,
): void {
  const byPath = Map.groupBy(
    routes.flatMap((route) => pathsOf(route).map((path) => ({ path, route }))),
    ({ path }) => path,
  );
  const paths = [...byPath.keys()].toSorted((a, b) => parameterCount(a) - parameterCount(b));
  for (const path of paths) {
    const rows = byPath.get(path)!.map(({ route }) => route);
    const handlers: Handlers = Object.fromEntries(rows.map((row) => [row.method, handle(row)]));
    mountPath(app, handlers, { routePath: path, errorBody: rows[0]?.errorBody });
  }
}
