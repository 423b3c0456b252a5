import {
  deviceCookieName,
  sessionCookieName,
  sessionLifetimeSeconds,
  type StartedSession,
} from '@workspace-ops/contracts';
import type { CookieOptions } from 'express';

/** A cookie that an answer sets. */
export interface Cookie {
  name: string;
  value: string;
  options: CookieOptions;
}

/** Cross-site pages may send the cookie over HTTPS alone; a browser demands `Secure` for that. */
export const sessionCookieOptions = (isSecure: boolean): CookieOptions => ({
  httpOnly: true,
  path: '/',
  ...(isSecure ? { secure: true, sameSite: 'none' } : { sameSite: 'lax' }),
});

/** The cookies of a session that began, and of the device, which is remembered beyond it. */
export function listSessionCookies(
  { token, deviceToken }: Pick<StartedSession, 'token' | 'deviceToken'>,
  isSecure: boolean,
): Cookie[] {
  const options = { ...sessionCookieOptions(isSecure), maxAge: sessionLifetimeSeconds * 1_000 };
  return [
    { name: sessionCookieName, value: token, options },
    // Only what signs in needs it, and that always comes from the same place.
    { name: deviceCookieName, value: deviceToken, options: { ...options, path: '/api/auth' } },
  ];
}
