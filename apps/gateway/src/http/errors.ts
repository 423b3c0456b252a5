import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { cellHeaderName, type ErrorBody, type ErrorCode } from '@workspace-ops/contracts';
import { AppError, newId, type Logger } from '@workspace-ops/service-kit';
import { toAppError, readTraceId } from '@workspace-ops/rpc';
import type { ErrorRequestHandler, Response } from 'express';
import { getExchange, type Exchange } from './exchange.ts';
import { sendJson } from './send-json.ts';

/** The one error body. */
export const errorBody = (error: AppError, requestId: string): ErrorBody => ({
  ...error.extra,
  success: false,
  error: error.message,
  message: error.message,
  code: error.code,
  requestId,
  ...(error.issues === undefined ? {} : { issues: error.issues }),
});

/** Answers every error in the one shape; the causes of our own faults go to the log alone. */
export const sendErrors =
  (logger: Logger): ErrorRequestHandler =>
  (thrown: unknown, _req, res, _next) => {
    if (res.destroyed) return;
    const error = toHttpError(thrown);
    logFault(logger, error, getExchange(res));
    // What is half sent cannot become an error answer: a cut connection says that it is incomplete.
    if (res.headersSent) res.destroy();
    else sendError(res, error);
  };

function sendError(res: Response, error: AppError): void {
  const exchange = getExchange(res);
  // A 429 or 503 always says when to come back, whether or not its thrower knew.
  const isPassing = error.status === 429 || error.status === 503;
  const retryAfterSeconds = error.retryAfterSeconds ?? (isPassing ? 1 : undefined);
  if (retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  }
  const cell = error.extra?.['cell'];
  if (error.code === 'wrong_cell' && typeof cell === 'string') res.setHeader(cellHeaderName, cell);
  if (error.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  for (const name of ['ETag', 'Content-Disposition']) res.removeHeader(name);
  res.setHeader('Cache-Control', 'no-store');
  const body = exchange.errorBody?.render(error) ?? errorBody(error, exchange.requestId);
  sendJson(res, error.status, body, exchange.errorBody?.mediaType);
}

function logFault(logger: Logger, error: AppError, exchange: Exchange): void {
  const { requestId, traceparent } = exchange;
  const line = { requestId, traceId: readTraceId(traceparent) };
  if (error.status === 500) logger.error({ ...line, err: error.cause ?? error }, error.message);
  else if (error.status > 500) logger.warn({ ...line, err: error.cause }, error.message);
}

const byStatus: Record<number, [ErrorCode, string]> = {
  413: ['payload_too_large', 'The body is too large.'],
  415: ['unsupported_media_type', 'The Content-Encoding of the body is not supported.'],
};

/** Whatever a handler or express itself threw, as the one error class. */
function toHttpError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = clientStatus(error);
  if (status === null) return toAppError(error);
  const [code, message] = byStatus[status] ?? ['invalid_input', 'The request is malformed.'];
  return new AppError(code, message, { cause: error });
}

/** The status of an error that express or its body reader attributes to the request. */
function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/**
 * What node's parser refused, before or while a handler saw it, answered in the one shape.
 * `current` is the connection's latest response.
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Duplex,
  current: ServerResponse | undefined,
): void {
  const isAnswering = current?.headersSent === true && !current.writableFinished;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy();
    return;
  }
  const refused = refusal(error.code);
  const requestId = newId('req');
  const body = JSON.stringify(errorBody(refused, requestId));
  socket.end(
    [
      `HTTP/1.1 ${refused.status} ${reasons[refused.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function refusal(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('headers_too_large', 'The request headers are too large.');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new AppError('request_timeout', 'The request took too long to arrive.');
  }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new AppError('payload_too_large', 'The chunk extensions are too large.');
  }
  return new AppError('invalid_input', 'The request is not well-formed HTTP.');
}
