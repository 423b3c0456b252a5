import { AppError } from '@workspace-ops/service-kit';
import type { Express, RequestHandler, Response } from 'express';
import { getExchange, type Exchange } from './exchange.ts';
import type { Method } from './method.ts';

/** What answers a path, by the method. */
export type Handlers = Partial<Record<Method, RequestHandler>>;

/** `GET, HEAD, POST, OPTIONS`: what `Allow` says of a path. */
const allowedMethods = (handlers: Handlers): string => {
  const methods = Object.keys(handlers).map((method) => method.toUpperCase());
  const withHead = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...withHead, 'OPTIONS'].join(', ');
};

type Known = Partial<Pick<Exchange, 'errorBody'>> & { routePath: string };

/**
 * Answers a path with its methods; OPTIONS lists them, any other method is a 405.
 * `known` is what the exchange learns once the path has matched.
 */
export function answerPath(handlers: Handlers, known: Known): RequestHandler {
  const allow = allowedMethods(handlers);
  const byMethod = new Map(
    Object.entries(handlers).map(([method, handler]) => [method.toUpperCase(), handler]),
  );
  if (handlers.get !== undefined) byMethod.set('HEAD', handlers.get);
  return (req, res, next) => {
    Object.assign(getExchange(res), known);
    const handler = byMethod.get(req.method);
    if (handler !== undefined) return handler(req, res, next);
    res.setHeader('Allow', allow);
    if (req.method === 'OPTIONS') return listMethods(res, allow);
    throw new AppError(
      'method_not_allowed',
      `${req.method} is not allowed here; ${allow} ${allow.includes(',') ? 'are' : 'is'}.`,
    );
  };
}

function listMethods(res: Response, allow: string): void {
  if (res.hasHeader('Access-Control-Allow-Origin')) {
    res.setHeader('Access-Control-Allow-Methods', allow);
  }
  res.status(204).end();
}

/** Paths with what answers them. */
export type Paths = readonly (readonly [path: string, answer: RequestHandler])[];

/**
 * Mounts paths: those without parameters are looked up, and only the others are matched one by
 * one, as express does. A fixed path comes before one with parameters that would match it too.
 */
export function mountPaths(app: Express, paths: Paths): void {
  const isFixed = (path: string): boolean => !path.includes(':');
  const fixed = new Map(paths.filter(([path]) => isFixed(path)));
  app.use((req, res, next) => {
    const answer = fixed.get(req.path);
    return answer === undefined ? next() : answer(req, res, next);
  });
  for (const [path, answer] of paths) if (!isFixed(path)) app.all(path, answer);
}
