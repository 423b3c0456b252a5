import type { RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { answerPath, type Paths } from '../http/mount-path.ts';
import { sendJson } from '../http/send-json.ts';
import { documentation } from './documentation.ts';

export interface OperationsOptions {
  registry: Registry;
  readiness: RequestHandler;
  /** The OpenAPI document's text. */
  openapi: () => string;
}

/** Health, metrics and documentation: open to everybody in either tenancy (decisions.md 14, 15). */
export function pathsOfOperations(options: OperationsOptions): Paths {
  const pages: Record<string, RequestHandler> = {
    '/healthz': (_req, res) => sendJson(res, 200, { status: 'ok' }),
    '/readyz': options.readiness,
    '/metrics': async (_req, res) => {
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
