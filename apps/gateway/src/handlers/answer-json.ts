import {
  deviceCookieName,
  deviceHeaderName,
  sessionCookieName,
  sessionLifetimeSeconds,
  type StartedSession,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { CookieOptions, Request, Response } from 'express';
import type { JsonRoute } from '../routes/route.ts';
import { sendJson } from '../http/send-json.ts';

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
    const { deviceToken, ...answered } = output as StartedSession;
    setSessionCookie(res, answered.token, isSecure(req));
    setDeviceToken(res, deviceToken, isSecure(req));
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
  sendJson(res, route.status, output);
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

/** Cross-site pages may send the cookie over HTTPS alone; a browser demands `Secure` for that. */
const attributes = (isSecure: boolean): CookieOptions => ({
  httpOnly: true,
  path: '/',
  ...(isSecure ? { secure: true, sameSite: 'none' } : { sameSite: 'lax' }),
});

function setSessionCookie(res: Response, token: string, isSecure: boolean): void {
  const maxAge = sessionLifetimeSeconds * 1_000;
  res.cookie(sessionCookieName, token, { ...attributes(isSecure), maxAge });
}

/** A browser forgets a cookie only when it is cleared with the attributes that it was set with. */
function clearSessionCookie(res: Response, isSecure: boolean): void {
  res.clearCookie(sessionCookieName, attributes(isSecure));
}

/** The device is remembered beyond the session: as a cookie, and as a header for native clients. */
function setDeviceToken(res: Response, deviceToken: string, isSecure: boolean): void {
  const maxAge = sessionLifetimeSeconds * 1_000;
  // Only what signs in needs it, and that always comes from the same place.
  res.cookie(deviceCookieName, deviceToken, { ...attributes(isSecure), path: '/api/auth', maxAge });
  res.setHeader(deviceHeaderName, deviceToken);
}
