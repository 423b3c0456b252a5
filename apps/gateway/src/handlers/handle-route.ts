import type { Caller } from '@workspace-ops/contracts';
import { checkAccess, listScopes, readTraceparent } from '@workspace-ops/rpc';
import {
  beginRequest,
  createLargeTurn,
  largeData,
  traced,
  yieldToRequests,
  type LargeTurn,
  type TracedOperation,
} from '@workspace-ops/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { Authenticator } from '../authentication/authenticate.ts';
import type { Cells, ClosedWorkspaces, Confirmations } from '../authentication/workspace-state.ts';
import type { OpenStream } from '../limits/event-streams.ts';
import type { WorkspaceCheck } from '../limits/operator-workspaces.ts';
import type { RawRoute, Route } from '../routes/route.ts';
import { answerJson, keepSession, type SessionKeeping } from './answer-json.ts';
import { getExchange } from '../http/exchange.ts';
import { prepareCall, type PreparationOptions } from './prepare-call.ts';
import { announcedBytes } from '../http/read-body.ts';
import { sendFile, sendStream, type SessionWatch } from './send-in-session.ts';
import type { EdgeAnswer, Pace } from '../http/send-raw.ts';

export interface RouteHandlerOptions extends PreparationOptions, SessionKeeping, SessionWatch {
  authenticate: Authenticator;
  /** The caller, marked where a decision of theirs takes a confirmation. @throws {AppError} 503 */
  markUnconfirmed: Confirmations['mark'];
  /** Refuses what is asked of a workspace of another cell. @throws {AppError} */
  checkCell: Cells['check'];
  /** Refuses what is asked of a suspended or deleted workspace. @throws {AppError} */
  checkClosed: ClosedWorkspaces['check'];
  /** Whether the caller's workspace may use what the operator pays for. */
  checkWorkspace: WorkspaceCheck;
  openStream: OpenStream;
  /** Below which the reader of a raw answer that has an end is cut off. */
  readingPace: Pace;
  /** Aborts when the process begins to stop, so that endless answers end. */
  draining: AbortSignal;
}

/** Handles the requests of one row: credential, limits, body and its limit, signature, contract, call, answer, in this order. */
export function handleRoute(route: Route, options: RouteHandlerOptions): RequestHandler {
  const handle = async (req: Request, res: Response, largeTurn: LargeTurn): Promise<void> => {
    const endUsual = isUsual(route, req) ? beginRequest() : undefined;
    if (endUsual !== undefined) runAtEnd(res, endUsual);
    const authenticated = await findCaller(route, req, options);
    getExchange(res).caller = authenticated;
    await options.checkCell(route, authenticated);
    options.checkClosed(route, authenticated);
    checkAccess(authenticated, route);
    const caller = await options.markUnconfirmed(route, authenticated);
    if (route.operators !== undefined) await options.checkWorkspace(caller, route.operators);
    const returnTokens = await options.limits.countRequest(caller, route.cost, res);
    const { input, ctx, race } = await prepareCall(
      route,
      { req, res, caller, largeTurn },
      options,
    ).catch((error: unknown) => {
      returnTokens();
      throw error;
    });
    if (route.accessOf !== undefined) checkAccess(caller, route.accessOf(input.body));
    // From here on it waits for a provider, or for its reader.
    if (route.kind === 'raw' || route.cost !== undefined) largeTurn.end();
    if (route.kind === 'raw') {
      if (route.endless === true) runAtEnd(res, options.openStream(caller));
      const send = route.endless === true ? sendStream : sendFile;
      await send(
        res,
        {
          ctx,
          answer: async (of) => withTag(route, await race(route.call(options.services, input, of))),
        },
        options,
      );
      return;
    }
    const isLong = isLongList(input.query);
    if (isLong) {
      endUsual?.();
      await race(largeTurn.take());
      await race(yieldToRequests());
    }
    const given = await race(route.call(options.services, input, ctx));
    if (isLong) await race(yieldToRequests());
    const output = keepSession(route, { req, res, output: given, ctx }, options);
    answerJson(route, { res, output });
  };
  const handleInTurn = async (req: Request, res: Response): Promise<void> => {
    const largeTurn = createLargeTurn();
    await handle(req, res, largeTurn).finally(largeTurn.end);
  };
  return (req, res) =>
    traced(describeRequest(route, req), async (operation) => {
      if (operation === undefined) return handleInTurn(req, res);
      getExchange(res).traceparent = operation.traceparent!;
      await handleInTurn(req, res);
      operation.attributes['http.response.status_code'] = res.statusCode;
    });
}

/** Where a credential is optional, a token that does not open the row is as none. */
async function findCaller(
  route: Route,
  req: Request,
  { authenticate }: Pick<RouteHandlerOptions, 'authenticate'>,
): Promise<Caller> {
  const caller = await authenticate(req, route.auth);
  if (route.auth !== 'optional' || caller.token === undefined) return caller;
  const { scopes } = caller.token;
  const isOpening = listScopes(route).some((scope) => scopes.includes(scope));
  return isOpening ? caller : authenticate(req, 'none');
}

/** Only a text that is there whole has a tag. */
const withTag = (route: RawRoute, answer: EdgeAnswer): EdgeAnswer =>
  route.etag === undefined || typeof answer.body !== 'string'
    ? answer
    : { ...answer, etag: route.etag(answer.body) };

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

/** The response of a client that has disconnected already emits no end. */
function runAtEnd(res: Response, end: () => void): void {
  if (res.destroyed) end();
  else getExchange(res).atEnd.push(end);
}
