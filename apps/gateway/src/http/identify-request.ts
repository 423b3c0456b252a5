import { readTraceparent, startTrace } from '@workspace-ops/rpc';
import { newId } from '@workspace-ops/service-kit';
import type { Exchange } from './exchange.ts';
import type { Stage } from './stage.ts';

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
