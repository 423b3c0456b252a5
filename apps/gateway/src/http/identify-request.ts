import { newId } from '@workspace-ops/service-kit';
import type { RequestHandler } from 'express';
import { exchangeOf } from './exchange.ts';

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** Keeps the caller's request id where it is well-formed, and answers with it (decisions.md 6). */
export const identifyRequest: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && acceptable.test(given) ? given : newId('req');
  Object.assign(exchangeOf(res), { requestId, startedAtMs: performance.now() });
  res.setHeader('X-Request-Id', requestId);
  next();
};
