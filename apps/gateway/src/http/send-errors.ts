import { traceIdOf } from '@workspace-ops/rpc';
import type { AppError, Logger } from '@workspace-ops/service-kit';
import type { ErrorRequestHandler, Response } from 'express';
import { errorBody } from './error-body.ts';
import { exchangeOf, type Exchange } from './exchange.ts';
import { sendJson } from './send-json.ts';
import { toHttpError } from './to-http-error.ts';

/** Answers every error in the one shape; the causes of our own faults go to the log alone. */
export const sendErrors =
  (logger: Logger): ErrorRequestHandler =>
  (thrown: unknown, _req, res, _next) => {
    if (res.destroyed) return;
    const error = toHttpError(thrown);
    logFault(logger, error, exchangeOf(res));
    // What is half sent cannot become an error answer: a cut connection says that it is incomplete.
    if (res.headersSent) res.destroy();
    else sendError(res, error);
  };

export function sendError(res: Response, error: AppError): void {
  const exchange = exchangeOf(res);
  // A 429 or 503 always says when to come back, whether or not its thrower knew.
  const isPassing = error.status === 429 || error.status === 503;
  const retryAfterSeconds = error.retryAfterSeconds ?? (isPassing ? 1 : undefined);
  if (retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  if (error.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  for (const name of ['ETag', 'Content-Disposition']) res.removeHeader(name);
  res.setHeader('Cache-Control', 'no-store');
  const body = exchange.errorBody?.render(error) ?? errorBody(error, exchange.requestId);
  sendJson(res, error.status, body);
}

function logFault(logger: Logger, error: AppError, exchange: Exchange): void {
  const { requestId, traceparent } = exchange;
  const line = { requestId, traceId: traceIdOf(traceparent) };
  if (error.status === 500) logger.error({ ...line, err: error.cause ?? error }, error.message);
  else if (error.status > 500) logger.warn({ ...line, err: error.cause }, error.message);
}
