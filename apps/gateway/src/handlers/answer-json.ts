import { deviceHeaderName, sessionCookieName, type StartedSession } from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import type { Request, Response } from 'express';
import type { JsonRoute } from '../routes/route.ts';
import { answerUnchanged } from '../http/entity-tag.ts';
import { sendJson } from '../http/send-json.ts';
import { listSessionCookies, sessionCookieOptions } from '../http/session-cookies.ts';

export interface SessionKeeping {
  /** Whether the client came by HTTPS. */
  isSecure: (req: Request) => boolean;
  /** Notes in the revocation list that a session ended here. */
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
export function answerJson(route: JsonRoute, { res, output }: Omit<Answered, 'req'>): void {
  if (route.etag !== undefined && answerUnchanged(res, route.etag(output))) return;
  const isAccepted = route.accepted?.safeParse(output).success === true;
  sendJson(res, isAccepted ? 202 : route.status, output);
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
