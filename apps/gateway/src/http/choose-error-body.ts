import { pathsOf, type Route } from '../routes/route.ts';
import { exchangeOf } from './exchange.ts';
import type { Stage } from './stage.ts';

/**
 * Lets a path with an error body of its own have it from the start, so that also what is refused
 * before any row is looked for answers with it.
 */
export function chooseErrorBody(routes: readonly Route[]): Stage {
  const byPath = new Map(
    routes
      .filter(({ errorBody }) => errorBody !== undefined)
      .flatMap((route) => pathsOf(route).map((path) => [path, route.errorBody!] as const)),
  );
  return (req, res) => {
    const errorBody = byPath.get(req.path);
    if (errorBody !== undefined) exchangeOf(res).errorBody = errorBody;
  };
}
