import { deviceHeaderName, sessionCookieName, type StartedSession } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Request, Response } from 'express';
import type { JsonRoute } from '../routes/route.ts';
import { sendJson } from '../http/send-json.ts';
import { listSessionCookies, sessionCookieOptions } from '../http/session-cookies.ts';

export interface SessionKeeping {
  /** Whether the client came by HTTPS. */
  isSecure: (req: Request) => boolean;
  /** Tells the revocation list that a session ended here. */
  onLoggedOut: (sessionId: string, userId: string | null) => void;
}

interface Answered {
  req: Request;
  res: Response;
  output: unknown;
}

/** The session cookie of a row that starts or ends a session. @returns what the answer says of it. */
export function keepSession(
  { session }: JsonRoute,
  { req, res, output, ctx }: Answered & { ctx: RequestContext },
  { onLoggedOut, isSecure }: SessionKeeping,
): unknown {
  if (session === 'set') {
    const started = output as StartedSession;
    setSessionCookies(res, started, isSecure(req));
    const { deviceToken: _kept, ...answered } = started;
    return answered;
  }
  if (session === 'clear') {
    clearSessionCookie(res, isSecure(req));
    const { sessionId, userId } = ctx.caller;
    if (sessionId !== null) onLoggedOut(sessionId, userId);
  }
  return output;
}

/** The answer of a row, or 304 for one that the client has already. */
export function answerJson(route: JsonRoute, { req, res, output }: Answered): void {
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
  const isAccepted = route.accepted?.safeParse(output).success === true;
  sendJson(res, isAccepted ? 202 : route.status, output);
}

/**
 * Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, 13.1.2). A `no-cache`
 * of the request is for caches in between: clients send it beside their own tag.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const strong = (given: string): string => given.trim().replace(/^W\//, '');
  return header.split(',').some((given) => strong(given) === strong(tag));
}

/** A browser forgets a cookie only when it is cleared with the attributes that it was set with. */
function clearSessionCookie(res: Response, isSecure: boolean): void {
  res.clearCookie(sessionCookieName, sessionCookieOptions(isSecure));
}

/** As cookies, and the device as a header too, for native clients. */
function setSessionCookies(res: Response, started: StartedSession, isSecure: boolean): void {
  for (const { name, value, options } of listSessionCookies(started, isSecure)) {
    res.cookie(name, value, options);
  }
  res.setHeader(deviceHeaderName, started.deviceToken);
}
