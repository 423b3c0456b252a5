import { sessionCookieName, sessionLifetimeSeconds } from '@workspace-ops/contracts';
import type { CookieOptions, Request, Response } from 'express';

/** Cross-site pages may send the cookie over HTTPS alone; a browser demands `Secure` for that. */
const attributes = (req: Request): CookieOptions => ({
  httpOnly: true,
  path: '/',
  ...(req.secure ? { secure: true, sameSite: 'none' } : { sameSite: 'lax' }),
});

export function setSessionCookie(req: Request, res: Response, token: string): void {
  const maxAge = sessionLifetimeSeconds * 1_000;
  res.cookie(sessionCookieName, token, { ...attributes(req), maxAge });
}

/** A browser forgets a cookie only when it is cleared with the attributes that it was set with. */
export function clearSessionCookie(req: Request, res: Response): void {
  res.clearCookie(sessionCookieName, attributes(req));
}
