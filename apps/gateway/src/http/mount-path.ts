import { AppError } from '@workspace-ops/service-kit';
import type { Express, RequestHandler } from 'express';
import type { Method } from '../routes/route.ts';
import { exchangeOf, type Exchange } from './exchange.ts';

export type Handlers = Partial<Record<Method, RequestHandler>>;

/** `GET, HEAD, POST, OPTIONS`: what `Allow` says of a path. */
export const allowedMethods = (handlers: Handlers): string => {
  const methods = Object.keys(handlers).map((method) => method.toUpperCase());
  const withHead = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...withHead, 'OPTIONS'].join(', ');
};

/**
 * Mounts a path with its methods; OPTIONS tells them, any other method is a 405.
 * `known` is what the exchange learns once the path has matched.
 */
export function mountPath(
  app: Express,
  handlers: Handlers,
  known: Pick<Exchange, 'errorBody'> & { routePath: string },
): void {
  const allow = allowedMethods(handlers);
  const path = app.route(known.routePath);
  path.all((_req, res, next) => {
    Object.assign(exchangeOf(res), known);
    next();
  });
  for (const [method, handler] of Object.entries(handlers)) path[method as Method](handler);
  path.options((_req, res) => {
    res.setHeader('Allow', allow);
    if (res.hasHeader('Access-Control-Allow-Origin')) {
      res.setHeader('Access-Control-Allow-Methods', allow);
    }
    res.status(204).end();
  });
  path.all((req, res) => {
    res.setHeader('Allow', allow);
    throw new AppError(
      'method_not_allowed',
      `${req.method} is not allowed here; ${allow} ${allow.includes(',') ? 'are' : 'is'}.`,
    );
  });
}
