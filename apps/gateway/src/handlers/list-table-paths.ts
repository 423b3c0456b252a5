import type { RequestHandler } from 'express';
import { getExchange, type Stage } from '../http/exchange.ts';
import { answerPath, type Handlers, type Paths } from '../http/mount-paths.ts';
import { listPaths, type Route } from '../routes/route.ts';

/** Every path of the table with what answers the methods that its rows have. */
export function listTablePaths(
  routes: readonly Route[],
  handle: (route: Route) => RequestHandler,
): Paths {
  const byPath = Map.groupBy(
    routes.flatMap((route) => listPaths(route).map((path) => ({ path, route }))),
    ({ path }) => path,
  );
  return [...byPath].map(([path, entries]) => {
    const rows = entries.map(({ route }) => route);
    const handlers: Handlers = Object.fromEntries(rows.map((row) => [row.method, handle(row)]));
    return [path, answerPath(handlers, { routePath: path, errorBody: rows[0]?.errorBody })];
  });
}

/**
 * Lets a path with an error body of its own have it from the start, so that also what is refused
 * before any row is looked for answers with it.
 */
export function chooseErrorBody(routes: readonly Route[]): Stage {
  const own = routes
    .filter((route) => route.errorBody !== undefined)
    .flatMap((route) => listPaths(route).map((path) => [path, route.errorBody!] as const));
  const byPath = new Map(own);
  // Their folder: what a parameter is may be why the request is refused, or lead elsewhere.
  const byBeginning = own
    .filter(([path]) => path.includes(':'))
    .map(([path, body]) => [path.replace(/[^/]+\/:.*$/, ''), body] as const);
  const findBeginning = (path: string) =>
    byBeginning.find(([beginning]) => path.startsWith(beginning))?.[1];
  return (req, res) => {
    const ownBody = byPath.get(req.path) ?? findBeginning(req.path);
    if (ownBody !== undefined) getExchange(res).errorBody = ownBody;
  };
}
