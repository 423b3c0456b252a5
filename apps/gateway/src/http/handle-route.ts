import type { Call } from '@workspace-ops/rpc';
import type { Request, RequestHandler, Response } from 'express';
import type { Authenticator } from '../authentication/authenticate.ts';
import type { JsonRoute, Route } from '../routes/route.ts';
import type { Services } from '../services.ts';
import { endOfRequest } from './end-of-request.ts';
import { exchangeOf } from './exchange.ts';
import { matchesTag } from './matches-tag.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import type { BodyReader } from './read-body.ts';
import { carriesBody, readInput } from './read-input.ts';
import { sendJson } from './send-json.ts';
import { sendRaw } from './send-raw.ts';
import { signedRequestOf } from './signed-request.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { tellIgnored } from './tell-ignored.ts';

export interface RouteHandlerOptions {
  services: Services;
  authenticate: Authenticator;
  readBody: BodyReader;
  deadlineMs: number;
  /** Whether the client came by HTTPS. */
  isSecure: (req: Request) => boolean;
  /** Tells the revocation list that a session ended here. */
  onLoggedOut: (sessionId: string) => void;
  /** Calls back once a session has ended. Returns how to stop watching. */
  watchSession: (sessionId: string, onEnded: () => void) => () => void;
  /** Aborts when the process begins to stop, so that endless answers end. */
  draining: AbortSignal;
}

/** One row at work: credential, limits, body, signature, contract, call, answer, in this order. */
export function handleRoute(route: Route, options: RouteHandlerOptions): RequestHandler {
  return async (req, res) => {
    const exchange = exchangeOf(res);
    exchange.caller = await options.authenticate(req, route.auth);
    const idempotencyKey = readIdempotencyKey(req.get('idempotency-key'));
    const rawBody = carriesBody(route.method) ? await options.readBody(req, res) : '';
    const { signal, race } = endOfRequest(res, options.deadlineMs);
    const { caller, requestId, traceparent } = exchange;
    const deadlineAtMs = performance.now() + options.deadlineMs;
    const call: Call = { caller, requestId, idempotencyKey, traceparent, deadlineAtMs, signal };
    if (route.verify !== undefined) {
      await race(route.verify(options.services, signedRequestOf(req, rawBody), call));
    }
    tellIgnored(route, req, res);
    const input = readInput(route, req, rawBody);
    if (route.kind === 'raw') {
      if (route.endless === true) call.signal = endOfStream(call, signal, options);
      await sendRaw(res, await race(route.call(options.services, input, call)));
      return;
    }
    const output = await race(route.call(options.services, input, call));
    keepSession(route, { req, res, output, call }, options);
    answer(route, { req, res, output });
  };
}

/** An endless answer ends with its client, with its session, and when the process stops. */
function endOfStream(
  { caller }: Call,
  left: AbortSignal,
  { draining, watchSession }: RouteHandlerOptions,
): AbortSignal {
  if (caller.sessionId === null) return AbortSignal.any([left, draining]);
  const ended = new AbortController();
  const unwatch = watchSession(caller.sessionId, () => {
    unwatch();
    ended.abort();
  });
  left.addEventListener('abort', unwatch, { once: true });
  return AbortSignal.any([left, draining, ended.signal]);
}

interface Answered {
  req: Request;
  res: Response;
  output: unknown;
}

/** The session cookie of a row that starts or ends a session. */
function keepSession(
  { session }: JsonRoute,
  { req, res, output, call }: Answered & { call: Call },
  { onLoggedOut, isSecure }: RouteHandlerOptions,
): void {
  if (session === 'set') {
    setSessionCookie(res, (output as { token: string }).token, isSecure(req));
  }
  if (session !== 'clear') return;
  clearSessionCookie(res, isSecure(req));
  if (call.caller.sessionId !== null) onLoggedOut(call.caller.sessionId);
}

function answer(route: JsonRoute, { req, res, output }: Answered): void {
  if (route.etag !== undefined) {
    const tag = route.etag(output);
    res.setHeader('ETag', tag);
    res.setHeader('Cache-Control', 'private, no-cache');
    res.vary('Authorization, Cookie, X-Workspace-Id');
    if (matchesTag(req.get('if-none-match'), tag)) {
      res.status(304).end();
      return;
    }
  }
  sendJson(res, route.status, output);
}
