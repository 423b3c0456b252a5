import {
  deviceCookieName,
  deviceHeaderName,
  sessionCookieName,
  sessionLifetimeSeconds,
} from '@workspace-ops/contracts';
import type { CookieOptions, Response } from 'express';

/** Cross-site pages may send the cookie over HTTPS alone; a browser demands `Secure` for that. */
const attributes = (isSecure: boolean): CookieOptions => ({
  httpOnly: true,
  path: '/',
  ...(isSecure ? { secure: true, sameSite: 'none' } : { sameSite: 'lax' }),
});

export function setSessionCookie(res: Response, token: string, isSecure: boolean): void {
  const maxAge = sessionLifetimeSeconds * 1_000;
  res.cookie(sessionCookieName, token, { ...attributes(isSecure), maxAge });
}

/** A browser forgets a cookie only when it is cleared with the attributes that it was set with. */
export function clearSessionCookie(res: Response, isSecure: boolean): void {
  res.clearCookie(sessionCookieName, attributes(isSecure));
}

/** The device is remembered beyond the session: as a cookie, and as a header for native clients. */
export function setDeviceToken(res: Response, deviceToken: string, isSecure: boolean): void {
  const maxAge = sessionLifetimeSeconds * 1_000;
  // Only what signs in needs it, and that always comes from the same place.
  res.cookie(deviceCookieName, deviceToken, { ...attributes(isSecure), path: '/api/auth', maxAge });
  res.setHeader(deviceHeaderName, deviceToken);
}
