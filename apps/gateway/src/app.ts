import { AppError, type Clock, type Logger } from '@workspace-ops/service-kit';
import express, { type Express, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { sendErrors } from './http/errors.ts';
import { mountConsole } from './console/serve-console.ts';
import { handleRoute, type RouteHandlerOptions } from './handlers/handle-route.ts';
import { identifyRequest, logRequest, type Stage } from './http/exchange.ts';
import { mountPaths } from './http/mount-paths.ts';
import { chooseErrorBody, listTablePaths } from './handlers/list-table-paths.ts';
import { refuseMalformedUrl } from './http/url.ts';
import { setSecurityHeaders, shareWithOrigins } from './origins/browser-headers.ts';
import { measureRequests } from './operations/metrics.ts';
import { listOperationsPaths, type OperationsOptions } from './operations/mount-operations.ts';
import { refuseForeignHosts, refuseForeignOrigins } from './origins/foreign-requests.ts';
import type { Origins } from './origins/origins.ts';
import { warnOfUntrustedProxy } from './origins/proxies.ts';
import type { Route } from './routes/route.ts';

export interface AppOptions {
  routes: readonly Route[];
  handler: RouteHandlerOptions;
  operations: OperationsOptions;
  registry: Registry;
  logger: Logger;
  clock: Clock;
  trustedProxies: string[];
  origins: Origins;
  /** What answers below `/console`, where there is a console. */
  console: RequestHandler | undefined;
  /** Whether to say that X-Forwarded-* of unknown peers does not count. */
  warnsOfProxies: boolean;
}

/** The edge, in the order in which a request passes it. */
export function createApp(options: AppOptions): Express {
  const { logger, clock, handler, origins } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('query parser', false);
  app.set('trust proxy', options.trustedProxies);

  app.use(
    inOrder([
      identifyRequest,
      logRequest(logger),
      measureRequests(options.registry),
      setSecurityHeaders(origins),
      shareWithOrigins(origins.allowed),
      chooseErrorBody(options.routes),
      refuseMalformedUrl,
      ...(options.warnsOfProxies ? [warnOfUntrustedProxy({ logger, clock })] : []),
      refuseForeignHosts(origins),
      refuseForeignOrigins(origins),
    ]),
  );
  mountPaths(app, [
    ...listOperationsPaths(options.operations),
    ...listTablePaths(options.routes, (route) => handleRoute(route, handler)),
  ]);
  if (options.console !== undefined) app.use(mountConsole(options.console));
  app.use((req) => {
    throw new AppError('not_found', `There is no ${req.path}.`);
  });
  app.use(sendErrors(logger));
  return app;
}

/** The stages as one step of express, which takes longer to get to a step than most of them take. */
const inOrder =
  (stages: readonly Stage[]): RequestHandler =>
  (req, res, next) => {
    for (const stage of stages) stage(req, res);
    next();
  };
