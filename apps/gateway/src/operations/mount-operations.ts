import type { Request, RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import type { CheckReadiness } from '@workspace-ops/service-host';
import { AppError } from '@workspace-ops/service-kit';
import { answerPath, type Paths } from '../http/mount-paths.ts';
import { sendJson } from '../http/send-json.ts';
import { wantsPage } from '../http/wants-page.ts';
import { documentation } from './documentation.ts';
import type { OperatorAccess } from './operator-access.ts';

export interface OperationsOptions {
  registry: Registry;
  readiness: RequestHandler;
  checkMetrics: OperatorAccess['checkMetrics'];
  /** Where a browser is led from the root. */
  home: string;
  /** The OpenAPI document's text. */
  openapi: () => string;
}

/** Health and documentation, open to everybody in either tenancy; metrics, to their readers. */
export function listOperationsPaths(options: OperationsOptions): Paths {
  const pages: Record<string, RequestHandler> = {
    '/': showRoot(options.home),
    '/healthz': (_req, res) => sendJson(res, 200, { status: 'ok' }),
    '/readyz': options.readiness,
    '/metrics': async (req, res) => {
      options.checkMetrics(req);
      const text = await options.registry.metrics();
      res.setHeader('Content-Type', options.registry.contentType);
      res.end(text);
    },
    '/openapi.json': (_req, res) => {
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      res.end(options.openapi());
    },
    ...documentation(),
  };
  return Object.entries(pages).map(([routePath, get]) => [
    routePath,
    answerPath({ get }, { routePath }),
  ]);
}

/** A browser is redirected to the console; a program gets the addresses of all operations. */
const showRoot =
  (home: string): RequestHandler =>
  (req, res) => {
    res.vary('Accept');
    if (wantsPage(req)) res.redirect(home);
    else
      sendJson(res, 200, { documentation: '/docs', openapi: '/openapi.json', health: '/healthz' });
  };

/**
 * Whether the service can serve and, for those who may see it, what cannot.
 * @throws {AppError} 503, which then names what cannot serve.
 */
export const readiness =
  (check: CheckReadiness, maySeeDetail: (req: Request) => boolean): RequestHandler =>
  async (req, res) => {
    const { status, message, checks } = await check();
    const detail = maySeeDetail(req) ? { status, checks } : { status };
    if (status === 'not_ready') {
      throw new AppError('unavailable', 'checks' in detail ? message : 'Not ready.', {
        retryAfterSeconds: 1,
        extra: detail,
      });
    }
    sendJson(res, 200, detail);
  };
