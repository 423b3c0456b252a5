import type { Caller, StartedSession } from '@workspace-ops/contracts';
import { readTraceparent, type Call } from '@workspace-ops/rpc';
import {
  beginRequest,
  largeData,
  traced,
  yieldToRequests,
  type TracedOperation,
} from '@workspace-ops/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { Authenticator } from '../authentication/authenticate.ts';
import type { OpenStream } from '../limits/event-streams.ts';
import type { WorkspaceCheck } from '../limits/operator-workspaces.ts';
import type { RequestLimits } from '../limits/request-limits.ts';
import type { JsonRoute, Route } from '../routes/route.ts';
import type { Services } from '../services.ts';
import { endOfRequest, type EndOfRequest } from './end-of-request.ts';
import { exchangeOf } from './exchange.ts';
import { matchesTag } from './matches-tag.ts';
import { deliveryKeyOf, readIdempotencyKey } from './idempotency-key.ts';
import { announcedBytes, type BodyReader } from './read-body.ts';
import { carriesBody, readInput } from './read-input.ts';
import { sendJson } from './send-json.ts';
import { sendFile, sendStream, type OwnCall, type SessionWatch } from './send-in-session.ts';
import { signedRequestOf } from './signed-request.ts';
import { clearSessionCookie, setDeviceToken, setSessionCookie } from './session-cookie.ts';
import { tellIgnored } from './tell-ignored.ts';
import type { Pace } from './watch-pace.ts';

export interface RouteHandlerOptions extends SessionWatch {
  services: Services;
  authenticate: Authenticator;
  /** Whether the caller's workspace may use what the operator pays for. */
  checkWorkspace: WorkspaceCheck;
  limits: RequestLimits;
  openStream: OpenStream;
  readBody: BodyReader;
  deadlineMs: number;
  /** Below which the reader of a raw answer that has an end is cut off. */
  readingPace: Pace;
  /** Whether the client came by HTTPS. */
  isSecure: (req: Request) => boolean;
  /** Tells the revocation list that a session ended here. */
  onLoggedOut: (sessionId: string, userId: string | null) => void;
  /** Aborts when the process begins to stop, so that endless answers end. */
  draining: AbortSignal;
}

/** One row at work: credential, limits, body and its limit, signature, contract, call, answer, in this order. */
export function handleRoute(route: Route, options: RouteHandlerOptions): RequestHandler {
  const handle = async (req: Request, res: Response): Promise<void> => {
    const endUsual = isUsual(route, req) ? beginRequest() : undefined;
    if (endUsual !== undefined) atEndOf(res, endUsual);
    const caller = await options.authenticate(req, route.auth);
    exchangeOf(res).caller = caller;
    if (route.operators !== undefined) await options.checkWorkspace(caller, route.operators);
    const giveBack = await options.limits.countRequest(caller, route.cost, res);
    const { input, call, race } = await prepare(route, { req, res, caller }, options).catch(
      (error: unknown) => {
        giveBack();
        throw error;
      },
    );
    if (route.kind === 'raw') {
      if (route.endless === true) atEndOf(res, options.openStream(caller));
      const send = route.endless === true ? sendStream : sendFile;
      await send(
        res,
        { call, answer: (of) => race(route.call(options.services, input, of)) },
        options,
      );
      return;
    }
    const isLong = isLongList(input.query);
    if (isLong) {
      endUsual?.();
      await race(yieldToRequests());
    }
    const given = await race(route.call(options.services, input, call));
    if (isLong) await race(yieldToRequests());
    const output = keepSession(route, { req, res, output: given, call }, options);
    answer(route, { req, res, output });
  };
  return (req, res) =>
    traced(describeRequest(route, req), async (operation) => {
      if (operation === undefined) return handle(req, res);
      exchangeOf(res).traceparent = operation.traceparent!;
      await handle(req, res);
      operation.attributes['http.response.status_code'] = res.statusCode;
    });
}

const describeRequest = (route: Route, req: Request) => (): TracedOperation => ({
  name: `${req.method} ${route.path}`,
  kind: 'server',
  traceparent: readTraceparent(req.get('traceparent')),
  attributes: { 'http.request.method': req.method, 'http.route': route.path },
});

/** Neither a large request nor one whose answer is streamed, for as long as its reader takes. */
function isUsual(route: Route, req: Request): boolean {
  return route.kind !== 'raw' && (announcedBytes(req) ?? Infinity) <= largeData;
}

/** A list of hundreds of entries takes milliseconds to read, and as many to write. */
const isLongList = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  'limit' in query &&
  typeof query.limit === 'number' &&
  query.limit > 100;

/** A client that has left already ends nothing any more. */
function atEndOf(res: Response, end: () => void): void {
  if (res.destroyed) end();
  else exchangeOf(res).atEnd.push(end);
}

interface Asked {
  req: Request;
  res: Response;
  caller: Caller;
}

/** What a row's call gets, read and verified. */
async function prepare(
  route: Route,
  { req, res, caller }: Asked,
  options: RouteHandlerOptions,
): Promise<{
  input: Awaited<ReturnType<typeof readInput>>;
  call: OwnCall;
  race: EndOfRequest['race'];
}> {
  const { requestId, traceparent, startedAtMs: arrivedAtMs } = exchangeOf(res);
  const idempotencyKey = readIdempotencyKey(req.get('idempotency-key'));
  const rawBody = carriesBody(route.method) ? await readCounted(req, res, caller, options) : '';
  const { signal, race } = endOfRequest(res, options.deadlineMs);
  const deadlineAtMs = performance.now() + options.deadlineMs;
  const call = { caller, requestId, idempotencyKey, traceparent, deadlineAtMs, signal };
  if (route.verify !== undefined) {
    const signed = signedRequestOf(req, rawBody);
    await race(route.verify(options.services, signed, call));
    call.idempotencyKey = deliveryKeyOf(signed) ?? idempotencyKey;
  }
  tellIgnored(route, req, res);
  const turn = rawBody.length > largeData ? () => race(yieldToRequests()) : undefined;
  const input = await readInput(route, req, { rawBody, arrivedAtMs, turn });
  return { input, call, race };
}

/** The body, refused before it is read where its size is announced. */
async function readCounted(
  req: Request,
  res: Response,
  caller: Caller,
  { limits, readBody }: RouteHandlerOptions,
): Promise<string> {
  const announced = announcedBytes(req);
  if (announced !== undefined) await limits.countBody(caller, announced, res);
  const rawBody = await readBody(req, res);
  if (announced === undefined) await limits.countBody(caller, Buffer.byteLength(rawBody), res);
  return rawBody;
}

interface Answered {
  req: Request;
  res: Response;
  output: unknown;
}

/** The session cookie of a row that starts or ends a session. @returns what the answer says of it. */
function keepSession(
  { session }: JsonRoute,
  { req, res, output, call }: Answered & { call: Call },
  { onLoggedOut, isSecure }: RouteHandlerOptions,
): unknown {
  if (session === 'set') {
    const { deviceToken, ...answered } = output as StartedSession;
    setSessionCookie(res, answered.token, isSecure(req));
    setDeviceToken(res, deviceToken, isSecure(req));
    return answered;
  }
  if (session === 'clear') {
    clearSessionCookie(res, isSecure(req));
    const { sessionId, userId } = call.caller;
    if (sessionId !== null) onLoggedOut(sessionId, userId);
  }
  return output;
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
