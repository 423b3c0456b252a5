import type { Caller } from '@workspace-ops/contracts';
import type { Request, Response } from 'express';
import { readTraceparent, startTrace, readTraceId } from '@workspace-ops/rpc';
import { newId, type AppError, type Logger } from '@workspace-ops/service-kit';

/** The state of one request, from its arrival to its log line. */
export interface Exchange {
  requestId: string;
  /** W3C Trace Context: the client's trace, or one that starts here. */
  traceparent: string;
  /** Milliseconds of the monotonic clock. */
  startedAtMs: number;
  /** The path of the row, once matched: a label of few values. */
  routePath: string | undefined;
  /** Another error body than the one shape, from the matched row. */
  errorBody: { render(error: AppError): unknown; mediaType?: string } | undefined;
  caller: Caller | undefined;
  /** What is left to do when the connection's part in it ends, complete or not. */
  atEnd: (() => void)[];
}

/** What is done with every request before its path is matched; it throws to refuse the request. */
export type Stage = (req: Request, res: Response) => void;

export const getExchange = (res: Response): Exchange => res.locals as Exchange;

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Keeps the caller's request id where it is well-formed, and answers with it; and
 * the trace that the caller says the request belongs to, or starts one.
 */
export const identifyRequest: Stage = (req, res) => {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && acceptable.test(given) ? given : newId('req');
  const traceparent = readTraceparent(req.get('traceparent')) ?? startTrace();
  const exchange: Exchange = {
    requestId,
    traceparent,
    startedAtMs: performance.now(),
    routePath: undefined,
    errorBody: undefined,
    caller: undefined,
    atEnd: [],
  };
  // Express's own is an object without a prototype, whose properties node looks up by their names.
  res.locals = exchange;
  // One listener for all: a streamed answer alone comes close to the number that node warns of.
  res.on('close', () => {
    for (const finish of exchange.atEnd) finish();
  });
  res.setHeader('X-Request-Id', requestId);
};

/** One line a request when it ends. The query stays out: it can carry what people searched for. */
export const logRequest =
  (logger: Logger): Stage =>
  (req, res) => {
    if (!logger.isLevelEnabled('info')) return;
    const { method, path } = req;
    getExchange(res).atEnd.push(() => {
      const { requestId, traceparent, startedAtMs, caller } = getExchange(res);
      const line = {
        requestId,
        traceId: readTraceId(traceparent),
        method,
        path,
        status: res.statusCode,
        durationMs: Math.round(performance.now() - startedAtMs),
        workspaceId: caller?.workspaceId,
        userId: caller?.userId ?? undefined,
        tokenId: caller?.token?.id,
      };
      if (res.writableFinished) logger.info(line, 'answered');
      else logger.info(line, 'the client left before the answer was complete');
    });
  };
